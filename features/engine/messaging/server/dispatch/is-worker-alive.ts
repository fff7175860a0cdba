import type { Context } from '#platform/context.ts';

/** Whether any worker has reported in the last 15 seconds, by the database's clock. */
export async function isWorkerAlive({ pool }: Pick<Context, 'pool'>): Promise<boolean> {
  const { rows } = await pool.query(
    "select from workers where heartbeat_at > clock_timestamp() - interval '15 seconds' limit 1",
  );
  return rows.length > 0;
}
