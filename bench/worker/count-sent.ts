import type pg from 'pg';

/**
 * Returns how many messages of a shop were sent. It reads the daily figures, because counting messages would be part of
 * the measurement.
 */
export async function countSent(pool: pg.Pool, shopId: number): Promise<number> {
  const { rows } = await pool.query<{ sent: number }>(
    'select coalesce(sum(sent), 0)::int as sent from daily_rollups where shop_id = $1',
    [shopId],
  );
  return rows[0]?.sent ?? 0;
}
