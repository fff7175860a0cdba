import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { ResponseOf } from '#platform/http/call.ts';
import type { getInboxNumbers, Period } from '../../contract/number-calls.ts';
import { summariseWaits } from '../../rules/numbers/summarise-waits.ts';
import { findSettings } from '../settings.ts';
import { nameMembers } from './name-members.ts';
import { readDays } from './read-days.ts';
import { readWaits } from './read-waits.ts';

/** Reads the figures of a shop's inbox for the days of a period. */
export async function readNumbers(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  shopId: number,
  period: Period,
): Promise<ResponseOf<typeof getInboxNumbers>> {
  const { dates, starts, since } = await readDays(tx, shopId, period, ctx.clock.now());
  const { total, days, people } = summariseWaits(await readWaits(tx, shopId, since), starts, dates);
  const nameOf = await nameMembers(
    tx,
    shopId,
    people.map(({ memberId }) => memberId),
  );
  return {
    hoursOn: (await findSettings(tx, shopId)).hoursOn,
    total,
    days,
    people: people.map(({ memberId, figures }) => ({
      who: memberId === null ? null : nameOf(memberId),
      figures,
    })),
  };
}
