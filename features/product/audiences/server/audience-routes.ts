import { getShop } from '#features/foundations/store-data/server/index.ts';
import { findSubscriberByPhone } from '#features/foundations/subscribers/server/index.ts';
import type { Context } from '#platform/context.ts';
import { findInTime } from '#platform/database/find-in-time.ts';
import { inShop, readInShop } from '#platform/database/in-shop.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { CallBinder } from '#platform/http/bind-call.ts';
import type { BodyOf } from '#platform/http/call.ts';
import { requirePhone } from '#platform/phone/require-phone.ts';
import * as calls from '../contract/audience-calls.ts';
import { countAudience } from './count-audience.ts';
import { explainPerson } from './explain-person.ts';
import { listAudienceCollections, listProducts, listProductTags } from './list-catalogue.ts';
import { sampleAudience } from './sample-audience.ts';
import { deleteSegment, type FindSegmentUses } from './segments/delete-segment.ts';
import { saveSegment } from './segments/save-segment.ts';
import { listSegments } from './segments/segment-queries.ts';

/** Registers the calls for audiences, saved segments, and the values of rules. */
export function registerAudienceRoutes(
  bind: CallBinder,
  ctx: Context,
  askers: readonly FindSegmentUses[],
): void {
  const now = () => ctx.clock.now();
  bind.merchant(calls.evaluateAudience, ({ session: { shopId }, body: { condition } }) =>
    countAudience(ctx, { shopId, condition, at: now() }),
  );
  bind.merchant(calls.sampleAudience, async ({ session: { shopId }, body: { condition } }) => ({
    data: await sampleAudience(ctx, { shopId, condition, at: now() }),
  }));
  bind.merchant(calls.explainPerson, async ({ session: { shopId }, body }) => {
    const subscriberId = await findPersonId(ctx, shopId, body);
    return explainPerson(ctx, { shopId, condition: body.condition, at: now(), subscriberId });
  });
  registerSegmentRoutes(bind, ctx, askers);
  registerCatalogueRoutes(bind, ctx);
}

function registerSegmentRoutes(bind: CallBinder, ctx: Context, askers: readonly FindSegmentUses[]): void {
  bind.merchant(calls.getSegments, ({ session: { shopId } }) =>
    inShop(ctx.db, shopId, async (tx) => ({ data: await listSegments(tx, shopId) })),
  );
  bind.merchant(calls.saveSegment, async ({ session: { shopId }, body: { id, name, condition } }) => ({
    id: await saveSegment(ctx, { shopId, id, name, condition }),
  }));
  bind.merchant(calls.deleteSegment, ({ session: { shopId }, body: { id } }) =>
    deleteSegment(ctx, { shopId, id, askers }),
  );
}

function registerCatalogueRoutes(bind: CallBinder, ctx: Context): void {
  bind.merchant(calls.getProducts, ({ session: { shopId }, query }) =>
    findInTime(ctx, shopId, (tx) => listProducts(tx, shopId, query)),
  );
  bind.merchant(calls.getCollections, ({ session: { shopId }, query }) =>
    findInTime(ctx, shopId, (tx) => listAudienceCollections(tx, shopId, query)),
  );
  bind.merchant(calls.getProductTags, ({ session: { shopId }, query }) =>
    findInTime(ctx, shopId, (tx) => listProductTags(tx, shopId, query)),
  );
}

async function findPersonId(
  ctx: Context,
  shopId: number,
  { subscriberId, phone }: BodyOf<typeof calls.explainPerson>,
): Promise<string> {
  if (subscriberId !== undefined) return subscriberId;
  return readInShop(ctx.db, shopId, async (tx) => {
    const { country } = await getShop(tx, shopId);
    const phoneE164 = requirePhone({ written: phone, shopCountry: country }, 'phone');
    const found = await findSubscriberByPhone(tx, shopId, 'WA', phoneE164);
    if (!found) throw new AppError('NOT_FOUND', { field: 'phone' });
    return found.subscriber_id;
  });
}
