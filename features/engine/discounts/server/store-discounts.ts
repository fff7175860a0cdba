import type { Database } from '#platform/database/database.ts';

/** The percentage and end of a discount. A shop has one discount of each kind. */
export interface DiscountKind {
  shopId: number;
  percentHundredths: number;
  endsAt: Date;
}

export interface StoreDiscount extends DiscountKind {
  /** The code that it was created with, by which it is found again. */
  firstCode: string;
  /** Null until the store has reported it. */
  discountId: string | null;
}

/** Returns the discount of this kind. If there is none, stores it with this code before the store is called. */
export async function noteDiscount(
  db: Database,
  kind: DiscountKind,
  firstCode: string,
): Promise<StoreDiscount> {
  await db
    .insertInto('store_discounts')
    .values({
      shop_id: kind.shopId,
      percent_hundredths: kind.percentHundredths,
      ends_at: kind.endsAt,
      first_code: firstCode,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db
    .selectFrom('store_discounts')
    .select(['first_code', 'discount_id'])
    .where('shop_id', '=', kind.shopId)
    .where('percent_hundredths', '=', kind.percentHundredths)
    .where('ends_at', '=', kind.endsAt)
    .executeTakeFirstOrThrow();
  return { ...kind, firstCode: row.first_code, discountId: row.discount_id };
}

/** Stores the store's id of a discount. */
export async function saveDiscountId(db: Database, of: StoreDiscount, discountId: string): Promise<void> {
  await db
    .updateTable('store_discounts')
    .set({ discount_id: discountId })
    .where('shop_id', '=', of.shopId)
    .where('percent_hundredths', '=', of.percentHundredths)
    .where('ends_at', '=', of.endsAt)
    .where('first_code', '=', of.firstCode)
    .execute();
}

/** Deletes a discount that is not, or no longer, in the store. The next one of its kind is created again. */
export async function forgetDiscount(db: Database, of: StoreDiscount): Promise<void> {
  await db
    .deleteFrom('store_discounts')
    .where('shop_id', '=', of.shopId)
    .where('percent_hundredths', '=', of.percentHundredths)
    .where('ends_at', '=', of.endsAt)
    .where('first_code', '=', of.firstCode)
    .execute();
}

/** Returns the ends of valid discounts that were started with one of these codes and that no store has confirmed. */
export async function findUnanswered(
  db: Database,
  { shopId, percentHundredths }: Pick<DiscountKind, 'shopId' | 'percentHundredths'>,
  codes: readonly string[],
  now: Date,
): Promise<{ firstCode: string; endsAt: Date }[]> {
  if (codes.length === 0) return [];
  const rows = await db
    .selectFrom('store_discounts')
    .select(['first_code', 'ends_at'])
    .where('shop_id', '=', shopId)
    .where('percent_hundredths', '=', percentHundredths)
    .where('discount_id', 'is', null)
    .where('ends_at', '>', now)
    .where('first_code', 'in', [...codes])
    .execute();
  return rows.map((row) => ({ firstCode: row.first_code, endsAt: row.ends_at }));
}

/** Returns the ends of those given discounts that are ours and have this percentage, by the store's ids. */
export async function findEndings(
  db: Database,
  { shopId, percentHundredths }: Pick<DiscountKind, 'shopId' | 'percentHundredths'>,
  discountIds: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  if (discountIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('store_discounts')
    .select(['discount_id', 'ends_at'])
    .where('shop_id', '=', shopId)
    .where('percent_hundredths', '=', percentHundredths)
    .where('discount_id', 'in', [...new Set(discountIds)])
    .execute();
  return new Map(rows.map((row) => [row.discount_id ?? '', row.ends_at]));
}
