import { revokeConsent } from '#features/foundations/consent/server/index.ts';
import { requireFeature } from '#features/foundations/plans/server/index.ts';
import { getShop } from '#features/foundations/store-data/server/index.ts';
import { lockSubscriber } from '#features/foundations/subscribers/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { findInTime } from '#platform/database/find-in-time.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { CallBinder } from '#platform/http/bind-call.ts';
import type { QueryOf, ResponseOf } from '#platform/http/call.ts';
import { doEach } from '#platform/http/several/do-each.ts';
import {
  getSubscriberFilters,
  getSubscribersV2,
  getUnsubscribers,
  MOST_IN_PAGE,
  unsubscribePeople,
  type SubscriberSort,
} from '../contract/subscriber-calls.ts';
import { readCursor, writeCursor, type ListCursor } from '../rules/list-cursor.ts';
import { listDialCodes, listSources } from './list/list-filters.ts';
import { listIds } from './list/list-subscribers.ts';
import { listUnsubscribers } from './list/list-unsubscribers.ts';
import { countWaiting } from './list/list-waiting.ts';
import { readListed } from './list/read-listed.ts';
import { findTally } from './list/tallies.ts';
import { findWanted } from './list/wanted-terms.ts';

const PAGE = 50;

/** The list of a shop's people, what it can be narrowed to, who unsubscribed, and unsubscribing several of them. */
export function registerSubscriberRoutes(bind: CallBinder, ctx: Context): void {
  const findIfInPlan = <Result>(shopId: number, work: (tx: Tx) => Promise<Result>) =>
    findInTime(ctx, shopId, async (tx) => {
      await requireFeature(tx, shopId, 'subscribers');
      return work(tx);
    });
  bind.merchant(getSubscribersV2, ({ session: { shopId }, query }) =>
    findIfInPlan(shopId, (tx) => listSubscribers(tx, shopId, query)),
  );
  bind.merchant(getUnsubscribers, ({ session: { shopId }, query }) =>
    findIfInPlan(shopId, (tx) => listUnsubscribers(tx, shopId, cursorOf('name', query.cursor))),
  );
  bind.merchant(getSubscriberFilters, ({ session: { shopId } }) =>
    findIfInPlan(shopId, async (tx) => ({
      sources: await listSources(tx, shopId),
      dialCodes: await listDialCodes(tx, shopId),
    })),
  );
  bind.merchant(unsubscribePeople, ({ session: { shopId }, body: { subscriberIds } }) =>
    doEach(ctx, subscriberIds, (subscriberId) => unsubscribe(ctx, shopId, subscriberId)),
  );
}

/** Unsubscribes one person, as the button on their page does. Changes nothing for people who get no offers already. */
function unsubscribe(ctx: Context, shopId: number, subscriberId: string): Promise<boolean> {
  return inShop(ctx.db, shopId, async (tx) => {
    const subscriber = await lockSubscriber(tx, shopId, subscriberId);
    if (!subscriber) throw new AppError('NOT_FOUND', { field: 'subscriberIds' });
    return revokeConsent(ctx, tx, subscriber, 'merchant');
  });
}

async function listSubscribers(
  tx: Tx,
  shopId: number,
  query: QueryOf<typeof getSubscribersV2>,
): Promise<ResponseOf<typeof getSubscribersV2>> {
  const { country, currency, time_zone: timeZone } = await getShop(tx, shopId);
  const { sortBy = 'revenue', sortOrder = 'desc' } = query;
  const limit = Math.max(1, Math.min(Number(query.limit ?? PAGE), MOST_IN_PAGE));
  const { rows: found, isOfSome } = await listIds(tx, {
    shopId,
    sortBy,
    limit,
    wanted: await findWanted(tx, { shopId, country, timeZone }, query),
    isDescending: sortOrder === 'desc',
    cursor: cursorOf(sortBy, query.cursor),
    offset: Number(query.offset ?? 0),
  });
  const page = found.slice(0, limit);
  const last = found.length > limit ? page.at(-1) : undefined;
  const tally = await findTally(tx, shopId);
  return {
    subscribers: await readListed(
      tx,
      { shopId, currency },
      page.map((row) => row.subscriber_id),
    ),
    nextCursor: last ? writeCursor({ key: last.key, subscriberId: last.subscriber_id }) : null,
    isOfSome,
    totalSubscribersCount: tally.subscribed,
    totalUnsubscribersCount: tally.unsubscribed,
    totalKnownCount: tally.known,
    notListedYetCount: await countWaiting(tx, shopId),
  };
}

function cursorOf(sortBy: SubscriberSort, written: string | undefined): ListCursor | null {
  if (written === undefined) return null;
  const cursor = readCursor(sortBy, written);
  if (!cursor) throw new AppError('MALFORMED_REQUEST', { field: 'cursor' });
  return cursor;
}
