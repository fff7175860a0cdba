import { getShop } from '#features/foundations/store-data/server/index.ts';
import type { Channel } from '#platform/channel/channel.ts';
import { shopDay } from '#platform/clock/shop-day.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { Totals } from '../contract/overview-calls.ts';
import { spanOf } from '../rules/span.ts';
import { totalsOf } from '../rules/totals.ts';
import { readSources } from './dashboard/rollup-queries.ts';

/** The figures of a shop on some days: in all, and by the type of what sent, such as a campaign or all broadcasts. */
export interface Figures {
  currency: string;
  from: string;
  to: string;
  totals: Totals;
  types: { channel: Channel; type: string; totals: Totals }[];
}

/** Reads the figures of these days of the shop, by default of the last 30. Throws BAD_SPAN. */
export async function readFigures(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  { shopId, ...days }: { shopId: number; from: string | undefined; to: string | undefined },
): Promise<Figures> {
  const { currency, time_zone: timeZone } = await getShop(tx, shopId);
  const span = spanOf(days, shopDay(clock.now(), timeZone), null);
  if (!span) throw new AppError('BAD_SPAN', { field: 'from' });
  const { sources } = await readSources(tx, { shopId, channel: 'All' }, { ...span, before: null });
  const types = Map.groupBy(sources, ({ channel, type }) => `${channel} ${type}`);
  return {
    currency,
    from: span.from,
    to: span.to,
    totals: totalsOf(sources),
    types: [...types.values()].flatMap((ofType) => {
      const [first] = ofType;
      return first ? [{ channel: first.channel, type: first.type, totals: totalsOf(ofType) }] : [];
    }),
  };
}
