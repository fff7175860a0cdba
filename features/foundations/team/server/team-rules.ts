import type { Database, Tx } from '#platform/database/database.ts';

/** Whether everybody of a shop's team needs a second step at login. */
export async function isSecondFactorRequired(db: Database | Tx, shopId: number): Promise<boolean> {
  const row = await db
    .selectFrom('team_rules')
    .select('requires_second_factor')
    .where('shop_id', '=', shopId)
    .executeTakeFirst();
  return row?.requires_second_factor ?? false;
}

/** Sets the rule and returns the one before. */
export async function setSecondFactorRequired(
  tx: Tx,
  { shopId, isRequired }: { shopId: number; isRequired: boolean },
): Promise<boolean> {
  const before = await isSecondFactorRequired(tx, shopId);
  await tx
    .insertInto('team_rules')
    .values({ shop_id: shopId, requires_second_factor: isRequired })
    .onConflict((conflict) => conflict.column('shop_id').doUpdateSet({ requires_second_factor: isRequired }))
    .execute();
  return before;
}
