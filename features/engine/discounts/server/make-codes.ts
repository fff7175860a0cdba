import { setTimeout as wait } from 'node:timers/promises';
import {
  addRedeemCodes,
  codeDiscount,
  discountsByCode,
  redeemCodeCreation,
} from '#partners/shopify/admin-operations.ts';
import type { Database } from '#platform/database/database.ts';
import type { PatientStore } from './patient-store.ts';
import { startDiscount, type InStore } from './start-discount.ts';
import { findEndings, findUnanswered, forgetDiscount, type DiscountKind } from './store-discounts.ts';

/** The store's limit for one request (discountRedeemCodeBulkAdd). */
export const MOST_CODES = 250;
const FIRST_POLL_MS = 250;
const LONGEST_PAUSE_MS = 2000;

/** The state of a code: in the store with its end, part of another discount, or not there yet. */
export type MadeCode = { kind: 'made'; endsAt: Date } | { kind: 'taken' } | { kind: 'notYet' };

/**
 * Puts at most `MOST_CODES` codes of one kind into the store. A code that is already there, from a try with a lost
 * answer, counts as created; one that belongs to another discount is taken. Throws ShopifyError, or an Error with the
 * store's text.
 */
export async function makeCodes(
  db: Database,
  store: PatientStore,
  kind: DiscountKind,
  { codes, now }: { codes: readonly string[]; now: Date },
): Promise<ReadonlyMap<string, MadeCode>> {
  const [firstCode] = codes;
  if (firstCode === undefined) return new Map();
  const started = await startDiscount(db, store, kind, { firstCode, now });
  if (started.kind === 'taken') {
    // Another discount of ours may have it, from a try with a lost answer.
    const found = await lookUp(db, store, kind, { codes: [started.code], now });
    const others = codes.filter((code) => code !== started.code);
    return new Map([...found, ...(await makeCodes(db, store, kind, { codes: others, now }))]);
  }
  const { discount } = started;
  const rest = codes.filter((code) => code !== discount.firstCode);
  const made: MadeCode = { kind: 'made', endsAt: discount.endsAt };
  const isAllThere = rest.length === 0 || (await addAll(db, store, discount, rest));
  const found = isAllThere ? null : await lookUp(db, store, kind, { codes: rest, now });
  return new Map(codes.map((code) => [code, found?.get(code) ?? made]));
}

/** Whether all codes were added; otherwise each has to be looked up. */
async function addAll(
  db: Database,
  store: PatientStore,
  discount: InStore,
  codes: readonly string[],
): Promise<boolean> {
  const { discountRedeemCodeBulkAdd: answer } = await store.run(addRedeemCodes, {
    discountId: discount.discountId,
    codes: codes.map((code) => ({ code })),
  });
  if (!answer.bulkCreation) {
    const { codeDiscountNode } = await store.run(codeDiscount, { id: discount.discountId });
    // A merchant may remove it. Then waiting messages get their codes from a new one.
    if (!codeDiscountNode) await forgetDiscount(db, discount);
    return false;
  }
  return isAllMade(store, answer.bulkCreation.id);
}

async function isAllMade(store: PatientStore, creationId: string): Promise<boolean> {
  for (
    let pauseMs = FIRST_POLL_MS;
    store.hasTime(pauseMs);
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
  ) {
    await wait(pauseMs);
    const { discountRedeemCodeBulkCreation: creation } = await store.run(redeemCodeCreation, {
      id: creationId,
    });
    if (creation?.done !== false) return creation?.failedCount === 0;
  }
  return false;
}

/** Returns the state of each code in the store. */
async function lookUp(
  db: Database,
  store: PatientStore,
  kind: DiscountKind,
  { codes, now }: { codes: readonly string[]; now: Date },
): Promise<ReadonlyMap<string, MadeCode>> {
  const variables = Object.fromEntries(codes.map((code, place) => [`c${place}`, code]));
  const found = await store.run(discountsByCode(codes.length), variables);
  const ids = codes.map((_, place) => found[`c${place}`]?.id ?? null);
  const there = codes.filter((_, place) => ids[place] != null);
  // A discount of another hour may have been started with it and never answered. It is found by its first code.
  for (const { firstCode, endsAt } of await findUnanswered(db, kind, there, now))
    await startDiscount(db, store, { ...kind, endsAt }, { firstCode, now });
  const endings = await findEndings(
    db,
    kind,
    ids.filter((id) => id !== null),
  );
  return new Map(codes.map((code, place) => [code, whereIs(ids[place] ?? null, endings)]));
}

function whereIs(discountId: string | null, endings: ReadonlyMap<string, Date>): MadeCode {
  if (discountId === null) return { kind: 'notYet' };
  const endsAt = endings.get(discountId);
  return endsAt ? { kind: 'made', endsAt } : { kind: 'taken' };
}
