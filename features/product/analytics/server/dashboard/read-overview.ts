import { getShop } from '#features/foundations/store-data/server/index.ts';
import { readReachableTallies } from '#features/foundations/subscribers/server/tallies-api.ts';
import { shopDay } from '#platform/clock/shop-day.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { QueryOf, ResponseOf } from '#platform/http/call.ts';
import type { DayFigures, getOverview, SourceTotals } from '../../contract/overview-calls.ts';
import { eachDay, spanOf, type Days } from '../../rules/span.ts';
import { totalsOf } from '../../rules/totals.ts';
import { typeOfSource } from '../../rules/type-of-source.ts';
import {
  readAllTime,
  readDays,
  readFailures,
  readSources,
  type Read,
  type SourceRow,
} from './rollup-queries.ts';

/** A shop's figures of some days, from the daily figures alone. */
export async function readOverview(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  shopId: number,
  query: QueryOf<typeof getOverview>,
): Promise<ResponseOf<typeof getOverview>> {
  const shop = await getShop(tx, shopId);
  const today = shopDay(ctx.clock.now(), shop.time_zone);
  const read: Read = { shopId, channel: query.channel };
  const { firstDay, revenueMinor } = await readAllTime(tx, read);
  const span = spanOf(query, today, firstDay);
  if (!span) throw new AppError('BAD_SPAN');
  const { before } = span;
  const { WA, FB } = await readReachableTallies(tx, shopId);
  const { sources, sourcesBefore } = await readSources(tx, read, span);
  const days = await readDays(tx, read, span, {
    revenueSource: typeOfSource(query.revenueSource),
    subscriberSource: typeOfSource(query.subscriberSource),
  });
  return {
    currencyCode: shop.currency,
    today,
    span: { from: span.from, to: span.to, before },
    allTime: {
      revenueMinor,
      subscribers:
        (query.channel === 'FB' ? 0 : WA.subscribed) + (query.channel === 'WA' ? 0 : FB.subscribed),
    },
    totals: totalsOf(sources),
    totalsBefore: before && totalsOf(sourcesBefore),
    days: fill(days, span),
    daysBefore: before ? fill(days, before) : [],
    sources: sources.map(toSource),
    sourcesBefore: sourcesBefore.map(toSource),
    failures: await readFailures(tx, read, span),
  };
}

function toSource({ channel, kind, type, id, ...counted }: SourceRow): SourceTotals {
  return { channel, kind, type, id, ...totalsOf([counted]) };
}

/** Every day has an entry, also one without events. */
function fill(found: readonly DayFigures[], days: Days): DayFigures[] {
  const byDay = new Map(found.map((day) => [day.date, day]));
  return eachDay(days).map((date) => byDay.get(date) ?? { date, revenueMinor: 0, orders: 0, optIns: 0 });
}
