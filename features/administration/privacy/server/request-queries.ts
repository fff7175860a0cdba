import type { Selectable } from 'kysely';
import type { PrivacyRequests } from '#database/schema/rows.ts';
import { DAY_MS } from '#platform/clock/durations.ts';
import type { Context } from '#platform/context.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import { maskPerson } from '../rules/person-label.ts';
import type { Subject } from './person-scope.ts';

export type RequestRow = Selectable<PrivacyRequests>;

/** The name of the job that answers a request. */
export const ANSWER_REQUEST = 'privacy.answerRequest';
/** The deadline of the privacy laws and of Shopify. */
const ANSWER_WITHIN_DAYS = 30;

/** Saves a request and queues the job that answers it. Returns the request's id. */
export async function createRequest(
  ctx: Context,
  tx: Tx,
  asked: { shopId: number; kind: 'dataRequest' | 'erasure'; origin: 'store' | 'merchant'; subject: Subject },
): Promise<string> {
  const { shopId, kind, origin, subject } = asked;
  const now = ctx.clock.now();
  const requestId = timeOrderedId(now);
  await tx
    .insertInto('privacy_requests')
    .values({
      shop_id: shopId,
      request_id: requestId,
      kind,
      origin,
      subscriber_id: subject.subscriberId,
      customer_id: subject.customerId,
      email: subject.email,
      phone_e164: subject.phoneE164,
      order_ids: [...subject.orderIds],
      person_label: maskPerson(subject),
      state: 'waiting',
      received_at: now,
      due_at: new Date(now.getTime() + ANSWER_WITHIN_DAYS * DAY_MS),
    })
    .execute();
  await ctx.jobs.enqueue(tx, ANSWER_REQUEST, { shopId, requestId });
  return requestId;
}

export async function findRequest(
  db: Database | Tx,
  shopId: number,
  requestId: string,
): Promise<RequestRow | null> {
  const row = await db
    .selectFrom('privacy_requests')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the newest requests of a shop. */
export async function listRequests(tx: Tx, shopId: number, limit: number): Promise<RequestRow[]> {
  return tx
    .selectFrom('privacy_requests')
    .selectAll()
    .where('shop_id', '=', shopId)
    .orderBy('received_at', 'desc')
    .limit(limit)
    .execute();
}

/** Updates the state and results of a request. */
export async function settleRequest(
  db: Database | Tx,
  row: Pick<RequestRow, 'shop_id' | 'request_id'>,
  settled: Partial<
    Pick<
      RequestRow,
      'state' | 'done_at' | 'rows_found' | 'files_key' | 'files_expire_at' | 'error' | 'erasing'
    >
  >,
): Promise<void> {
  await db
    .updateTable('privacy_requests')
    .set(settled)
    .where('shop_id', '=', row.shop_id)
    .where('request_id', '=', row.request_id)
    .execute();
}

/** Returns the identifiers of the person in a request. */
export function subjectOf(row: RequestRow): Subject {
  return {
    subscriberId: row.subscriber_id,
    customerId: row.customer_id,
    email: row.email,
    phoneE164: row.phone_e164,
    orderIds: row.order_ids,
  };
}
