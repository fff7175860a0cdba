import { lockOrders } from '#features/foundations/store-data/server/orders-api.ts';
import type { Tx } from '#platform/database/database.ts';
import { chooseTouch } from '../../rules/choose-touch.ts';
import { countChanges, type CountedCredit } from '../../rules/credit-counts.ts';
import { findWindows } from '../attribution/attribution-queries.ts';
import {
  changedOrders,
  chooseBilled,
  compareBilled,
  findBilled,
  storeBilled,
  type Billed,
} from './bill-orders.ts';
import {
  addCreditCounts,
  findCredits,
  insertCredits,
  removeCredits,
  type Credit,
  type DayLine,
} from './credit-queries.ts';
import { findCandidates, type Candidate } from './find-candidates.ts';
import { findLines } from './find-lines.ts';

/** A chosen credit, without the money of its order. */
type Choice = Omit<Credit, 'lines'>;

/**
 * Updates credits and their daily counts from the current rows of these orders. Calls can be repeated, in any order,
 * because each call reads the current rows. For the orders in `rechosen`, the touch is chosen again; for the others, only
 * the money is updated. Returns the orders whose credit changed.
 */
export async function settleOrders(
  tx: Tx,
  shopId: number,
  { rechosen, others = [] }: { rechosen: readonly string[]; others?: readonly string[] },
): Promise<string[]> {
  const asked = [...new Set([...rechosen, ...others])];
  if (asked.length === 0) return [];
  await lockOrders(tx, shopId, asked);
  const { before, after, changed, billed } = await decideCredits(tx, shopId, { asked, rechosen });
  await storeBilled(tx, shopId, billed);
  const [was, is] = [creditsOf(before, changed), creditsOf(after, changed)];
  await removeCredits(
    tx,
    shopId,
    was.map(({ orderId }) => orderId),
  );
  await insertCredits(tx, shopId, is);
  await addCreditCounts(tx, shopId, countChanges(was.map(toCounted), is.map(toCounted)));
  return [...new Set([...changed, ...changedOrders(billed)])];
}

/** The orders whose credit `settleOrders` would change by choosing their touches again. Only reads. */
export async function changedCredits(tx: Tx, shopId: number, orderIds: readonly string[]): Promise<string[]> {
  if (orderIds.length === 0) return [];
  const { changed, billed } = await decideCredits(tx, shopId, { asked: orderIds, rechosen: orderIds });
  return [...new Set([...changed, ...changedOrders(billed)])];
}

async function decideCredits(
  tx: Tx,
  shopId: number,
  { asked, rechosen }: { asked: readonly string[]; rechosen: readonly string[] },
) {
  const before = await findCredits(tx, shopId, asked);
  const billedBefore = await findBilled(tx, shopId, asked);
  const chosen = await choose(tx, shopId, [...new Set(rechosen)], { before, billedBefore });
  const linesOf = await findLines(tx, shopId, [...chosen.credited.keys(), ...chosen.billed.keys()]);
  const after = withLines(chosen.credited, linesOf);
  return {
    before,
    after,
    changed: asked.filter((id) => !isSame(before.get(id), after.get(id))),
    billed: compareBilled(billedBefore, chosen.billed, linesOf),
  };
}

function creditsOf(credits: ReadonlyMap<string, Credit>, orderIds: readonly string[]): Credit[] {
  return orderIds.flatMap((id) => credits.get(id) ?? []);
}

/**
 * The source that each order is credited to, and the message by which it is billed. Orders that are not chosen again
 * keep theirs.
 */
async function choose(
  tx: Tx,
  shopId: number,
  rechosen: readonly string[],
  {
    before,
    billedBefore,
  }: { before: ReadonlyMap<string, Credit>; billedBefore: Awaited<ReturnType<typeof findBilled>> },
): Promise<{ credited: Map<string, Choice>; billed: Map<string, Billed> }> {
  const credited = new Map<string, Choice>([...before].filter(([orderId]) => !rechosen.includes(orderId)));
  const windows = await findWindows(tx, shopId);
  const candidates =
    rechosen.length === 0
      ? new Map<string, Candidate[]>()
      : await findCandidates(tx, shopId, rechosen, windows);
  for (const [orderId, own] of candidates) {
    const orderedAt = own[0]?.orderedAt;
    const chosen = orderedAt && chooseTouch(orderedAt, own, windows);
    if (!chosen) continue;
    const { kind: touchKind, at: touchedAt, ...message } = chosen;
    credited.set(orderId, { ...message, orderId, touchKind, touchedAt, orderedAt });
  }
  return { credited, billed: chooseBilled(candidates, rechosen, billedBefore) };
}

function withLines(
  choices: ReadonlyMap<string, Choice>,
  linesOf: ReadonlyMap<string, DayLine[]>,
): Map<string, Credit> {
  return new Map(
    [...choices].flatMap(([orderId, choice]) => {
      const lines = linesOf.get(orderId);
      return lines ? [[orderId, { ...choice, lines }]] : [];
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
