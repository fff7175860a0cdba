import type { FastifyInstance } from 'fastify';
import { revokeConsent } from '#features/foundations/consent/server/index.ts';
import { lockSubscriber, type Subscriber } from '#features/foundations/subscribers/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { CallBinder, FindMerchant } from '#platform/http/bind-call.ts';
import type { Storage } from '#platform/storage/storage.ts';
import {
  erasePerson,
  findPerson,
  getPrivacyRequests,
  requestPersonData,
  unsubscribePerson,
  type PrivacyRequest,
} from '../contract/privacy-calls.ts';
import { describeMask, namePerson } from '../rules/person-label.ts';
import { registerFileRoute } from './file-route.ts';
import { findKnownPerson } from './find-known-person.ts';
import { findPersonScope } from './person-scope.ts';
import { registerProofRoute } from './proof-route.ts';
import { createRequest, listRequests, type RequestRow } from './request-queries.ts';
import { signFileLink } from './signed-link.ts';
import { stopAllMessages } from './stop-all-messages.ts';

/** More than a shop receives in years. Older requests stay in the database. */
const MOST_LISTED = 500;

interface RouteDependencies {
  storage: Storage;
  findMerchant: FindMerchant;
}

/** Registers the calls for privacy requests, the proof of consent, and the merchant's actions for one person. */
export function registerPrivacyRoutes(
  server: FastifyInstance,
  bind: CallBinder,
  ctx: Context,
  { storage, findMerchant }: RouteDependencies,
): void {
  registerFileRoute(server, ctx, storage);
  registerProofRoute(server, ctx, findMerchant);
  bind.merchant(getPrivacyRequests, ({ session: { shopId } }) =>
    inShop(ctx.db, shopId, async (tx) => ({
      requests: (await listRequests(tx, shopId, MOST_LISTED)).map((row) => toRequest(ctx, row)),
    })),
  );
  bind.merchant(findPerson, ({ session: { shopId }, body }) =>
    inShop(ctx.db, shopId, (tx) => findKnownPerson(ctx, tx, shopId, body.phone)),
  );
  bind.merchant(unsubscribePerson, ({ session: { shopId }, body }) =>
    inShop(ctx.db, shopId, async (tx) => {
      const subscriber = await getSubscriber(tx, shopId, body.subscriberId);
      return { hadConsent: await revokeConsent(ctx, tx, subscriber, 'merchant') };
    }),
  );
  registerRequests(bind, ctx);
}

/**
 * Does not use `inShop`, because the role of a shop has no access to the job store. The job must commit with the
 * request.
 */
function registerRequests(bind: CallBinder, ctx: Context): void {
  bind.merchant(requestPersonData, ({ session: { shopId }, body }) =>
    ctx.db.transaction().execute(async (tx) => {
      const subject = toSubject(await getSubscriber(tx, shopId, body.subscriberId));
      return {
        requestId: await createRequest(ctx, tx, { shopId, kind: 'dataRequest', origin: 'merchant', subject }),
      };
    }),
  );
  bind.merchant(erasePerson, ({ session: { shopId }, body }) =>
    ctx.db.transaction().execute(async (tx) => {
      const subject = toSubject(await getSubscriber(tx, shopId, body.subscriberId));
      await stopAllMessages(ctx, tx, await findPersonScope(tx, shopId, subject));
      return {
        requestId: await createRequest(ctx, tx, { shopId, kind: 'erasure', origin: 'merchant', subject }),
      };
    }),
  );
}

async function getSubscriber(tx: Tx, shopId: number, subscriberId: string): Promise<Subscriber> {
  const subscriber = await lockSubscriber(tx, shopId, subscriberId);
  if (!subscriber) throw new AppError('NOT_FOUND', { field: 'subscriberId' });
  return subscriber;
}

function toSubject(subscriber: Subscriber) {
  return {
    subscriberId: subscriber.subscriber_id,
    customerId: subscriber.customer_id,
    email: subscriber.email,
    phoneE164: subscriber.phone_e164,
    orderIds: [],
  };
}

function toRequest(ctx: Context, row: RequestRow): PrivacyRequest {
  const named = { phoneE164: row.phone_e164, email: row.email, customerId: row.customer_id };
  return {
    requestId: row.request_id,
    kind: row.kind as PrivacyRequest['kind'],
    origin: row.origin as PrivacyRequest['origin'],
    person: namePerson(named) ?? describeMask(row.person_label),
    state: row.state as PrivacyRequest['state'],
    receivedAt: row.received_at.toISOString(),
    dueAt: row.due_at.toISOString(),
    doneAt: row.done_at?.toISOString() ?? null,
    rowsFound: row.rows_found,
    files: toFiles(ctx, row),
  };
}

function toFiles(ctx: Context, row: RequestRow): PrivacyRequest['files'] {
  const { shop_id: shopId, request_id: requestId, files_key: key, files_expire_at: fileExpiresAt } = row;
  const now = ctx.clock.now();
  if (key === null || fileExpiresAt === null || fileExpiresAt <= now) return null;
  const link = (kind: 'json' | 'html') =>
    signFileLink(ctx, { shopId, requestId, kind }, { now, fileExpiresAt });
  return { jsonUrl: link('json'), htmlUrl: link('html'), expiresAt: fileExpiresAt.toISOString() };
}
