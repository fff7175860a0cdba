import { GATE_RULES } from '#features/engine/messaging/contract/gate-rules.ts';
import type { FindSourceNames } from '#features/engine/messaging/server/index.ts';
import { listHeld, type HeldOffer } from '#features/engine/messaging/server/talks-api.ts';
import { getShop } from '#features/foundations/store-data/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Held } from '../../contract/held-calls.ts';
import { snoozeTimes } from '../../rules/snooze-times.ts';

interface Asked {
  shopId: number;
  subscriberId: string;
  now: Date;
  findNames: FindSourceNames;
}

/** Returns the offers to a person that wait because the team talks with them. */
export async function readHeld(tx: Tx, { shopId, subscriberId, now, findNames }: Asked): Promise<Held[]> {
  const offers = await listHeld(tx, { shopId, subscriberId, now });
  if (offers.length === 0) return [];
  const tomorrow = await tomorrowOf(tx, shopId, now);
  const names = await findNames(
    tx,
    shopId,
    offers.map(({ sourceId }) => sourceId),
  );
  return offers.map((offer) => toHeld(offer, { tomorrow, names }));
}

/** Tomorrow morning in the shop, which is the same moment as for snoozed conversations. */
export async function tomorrowOf(tx: Tx, shopId: number, now: Date): Promise<Date> {
  const { time_zone: timeZone } = await getShop(tx, shopId);
  const tomorrow = snoozeTimes(now, timeZone).find(({ name }) => name === 'tomorrow');
  if (!tomorrow) throw new Error('a day without a tomorrow');
  return tomorrow.until;
}

const SHOWN_REASONS: ReadonlySet<string> = new Set([...GATE_RULES, 'allPaused']);

function toHeld(
  { messageId, sourceType, sourceId, messages, state, at, expiresAt, reason }: HeldOffer,
  { tomorrow, names }: { tomorrow: Date; names: ReadonlyMap<string, string> },
): Held {
  const canPostpone = state === 'held' && tomorrow < expiresAt;
  return {
    messageId,
    sourceType,
    sourceName: names.get(sourceId ?? '') ?? null,
    messages,
    state,
    at: at.toISOString(),
    expiresAt: expiresAt.toISOString(),
    reason: reason !== null && SHOWN_REASONS.has(reason) ? reason : null,
    tomorrowAt: canPostpone ? tomorrow.toISOString() : null,
  };
}
