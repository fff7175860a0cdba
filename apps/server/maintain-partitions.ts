import type { Context } from '#platform/context.ts';
import { BY_MONTH, makeMonthPart, type ByMonth } from '#platform/database/month-partitions.ts';

const MONTHS_AHEAD = 4;

/**
 * Creates the partitions of the coming months in advance. Throws if a table was in use all the time; in that case, try
 * again later.
 */
export async function maintainPartitions(ctx: Pick<Context, 'slowDb' | 'clock' | 'log'>): Promise<boolean> {
  const { slowDb, clock, log } = ctx;
  const now = clock.now();
  for (const table of Object.keys(BY_MONTH) as ByMonth[]) {
    for (let ahead = 0; ahead < MONTHS_AHEAD; ahead += 1) {
      const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead));
      if (!(await makeMonthPart(slowDb, table, month, now))) {
        log.warn({ table, month: month.toISOString().slice(0, 7) }, 'a month stays in the default partition');
      }
    }
  }
  return false;
}
