import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';

const MONTHS_AHEAD = 4;

/** Makes the coming months' tables before they are needed. */
export async function keepPartitions(ctx: Context): Promise<boolean> {
  await sql`select ensure_month_partitions(${ctx.clock.now()}::date, ${MONTHS_AHEAD}::int)`.execute(ctx.db);
  return false;
}
