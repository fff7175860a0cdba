import { findOrderMoney, getShop, lockOrders, moneyLines } from '#features/store-data/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { chooseTouch } from '../../rules/choose-touch.ts';
import { countChanges, type CountedCredit } from '../../rules/credit-counts.ts';
import { findWindows } from '../attribution/attribution-queries.ts';
import {
  addCreditCounts,
  findCredits,
  insertCredits,
  removeCredits,
  type Credit,
  type DayLine,
} from './credit-queries.ts';
import { findCandidates } from './find-candidates.ts';
import { daysOf } from './shop-days.ts';

/** What a credit is made anew from. */
type Choice = Omit<Credit, 'lines'>;

/**
 * Has credits, and the days they count on, say what is stored of these orders by now: whom each is credited to and what
 * it is worth. However often and in whatever order it is called, the last call alone decides. `anew` are those whose touch
 * is chosen again; of the others, what became of the money. Returns those whose credit is another one.
 */
export async function settleOrders(
  tx: Tx,
  shopId: number,
  { anew, others = [] }: { anew: readonly string[]; others?: readonly string[] },
): Promise<string[]> {
  const asked = [...new Set([...anew, ...others])];
  if (asked.length === 0) return [];
  await lockOrders(tx, shopId, asked);
  const before = await findCredits(tx, shopId, asked);
  const choices = await choose(tx, shopId, [...new Set(anew)], before);
  const after = await withLines(tx, shopId, choices);
  const changed = asked.filter((id) => !isSame(before.get(id), after.get(id)));
  const [was, is] = [creditsOf(before, changed), creditsOf(after, changed)];
  await removeCredits(
    tx,
    shopId,
    was.map(({ orderId }) => orderId),
  );
  await insertCredits(tx, shopId, is);
  await addCreditCounts(tx, shopId, countChanges(was.map(toCounted), is.map(toCounted)));
  return changed;
}

function creditsOf(credits: ReadonlyMap<string, Credit>, orderIds: readonly string[]): Credit[] {
  return orderIds.flatMap((id) => credits.get(id) ?? []);
}

/** Whom each order is credited to; those that are not chosen again keep theirs. */
async function choose(
  tx: Tx,
  shopId: number,
  anew: readonly string[],
  before: ReadonlyMap<string, Credit>,
): Promise<Map<string, Choice>> {
  const choices = new Map<string, Choice>([...before].filter(([orderId]) => !anew.includes(orderId)));
  if (anew.length === 0) return choices;
  const windows = await findWindows(tx, shopId);
  const candidates = await findCandidates(tx, shopId, anew, windows);
  for (const [orderId, own] of candidates) {
    const orderedAt = own[0]?.orderedAt;
    const chosen = orderedAt && chooseTouch(orderedAt, own, windows);
    if (!chosen) continue;
    const { kind: touchKind, at: touchedAt, ...message } = chosen;
    choices.set(orderId, { ...message, orderId, touchKind, touchedAt, orderedAt });
  }
  return choices;
}

/** The same with what the orders are worth by now. One in another currency than the shop's counts without an amount. */
async function withLines(
  tx: Tx,
  shopId: number,
  choices: ReadonlyMap<string, Choice>,
): Promise<Map<string, Credit>> {
  if (choices.size === 0) return new Map();
  const { currency } = await getShop(tx, shopId);
  const orders = await findOrderMoney(tx, shopId, [...choices.keys()]);
  const moved = orders.map((order) => ({
    orderId: order.orderId,
    lines:
      order.currency === currency
        ? moneyLines(order)
        : [{ kind: 'order' as const, at: order.createdAt, amountMinor: 0 }],
  }));
  const dayOf = await daysOf(
    tx,
    shopId,
    moved.flatMap(({ lines }) => lines.map(({ at }) => at)),
  );
  return new Map(
    moved.flatMap(({ orderId, lines }) => {
      const choice = choices.get(orderId);
      return choice
        ? [[orderId, { ...choice, lines: lines.map((line) => ({ ...line, day: dayOf(line.at) })) }]]
        : [];
    }),
  );
}

function isSame(one: Credit | undefined, other: Credit | undefined): boolean {
  return JSON.stringify(one && keyOf(one)) === JSON.stringify(other && keyOf(other));
}

function keyOf({ messageId, subscriberId, source, touchKind, touchedAt, lines }: Credit) {
  const moved = lines.map(({ kind, at, day, amountMinor }: DayLine) => [kind, at, day, amountMinor]);
  return [messageId, subscriberId, source.kind, source.type, source.id, touchKind, touchedAt, moved];
}

function toCounted({ channel, source, touchKind, lines }: Credit): CountedCredit {
  return {
    channel,
    source,
    touchKind,
    lines: lines.map(({ kind, day, amountMinor }) => ({ isOrder: kind === 'order', day, amountMinor })),
  };
}
