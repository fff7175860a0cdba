import { sql } from 'kysely';
import { HOUR_MS } from '#platform/clock/durations.ts';
import type { Context } from '#platform/context.ts';
import type { Database } from '#platform/database/database.ts';
import { MOST_VIOLATIONS, type InvariantQuestion, type RowInvariant } from '#platform/database/invariant.ts';
import { INVARIANTS } from './invariant-list.ts';

/** The hourly check covers recent changes only. A check by a person covers everything. */
const HOURLY_SINCE_MS = 48 * HOUR_MS;

/** The result of checking one invariant. */
export interface Checked {
  name: string;
  holds: string;
  /** The ids of rows that break the invariant. At most `MOST_VIOLATIONS`. */
  violations: string[];
  tookMs: number;
}

/** Checks the row and progress invariants in turn, and reports each result immediately. Only reads. */
export async function verifyRows(
  db: Database,
  question: InvariantQuestion,
  { kinds, report }: { kinds: readonly RowInvariant['kind'][]; report?: (checked: Checked) => void },
): Promise<Checked[]> {
  const done: Checked[] = [];
  for (const invariant of INVARIANTS) {
    if (invariant.kind === 'recount' || !kinds.includes(invariant.kind)) continue;
    const { name, holds } = invariant;
    const startMs = performance.now();
    const violations = await invariant.findViolations(db, question);
    const checked = { name, holds, violations, tookMs: performance.now() - startMs };
    report?.(checked);
    done.push(checked);
  }
  return done;
}

/** The part of a database to recount. */
export interface RecountSpan {
  /**
   * The first shop to recount. Shops are recounted in the order of their ids, so an interrupted recount can continue
   * here.
   */
  fromShop: number;
  /**
   * A date such as `2026-01-31`. Limits the recount to figures from this day and orders placed since. Null for
   * everything.
   */
  fromDay: string | null;
  /** Called when the recount of a shop starts. */
  begin?: (shopId: number) => void;
}

/** Checks the recount invariants, shop by shop. Only reads. */
export async function verifyRecounts(
  db: Database,
  { fromShop, fromDay, begin }: RecountSpan,
): Promise<Checked[]> {
  const recounts = INVARIANTS.filter((invariant) => invariant.kind === 'recount');
  const done = recounts.map(({ name, holds }): Checked => ({ name, holds, violations: [], tookMs: 0 }));
  const shops = await db
    .selectFrom('shops')
    .select('shop_id')
    .where('shop_id', '>=', fromShop)
    .orderBy('shop_id')
    .execute();
  for (const { shop_id: shopId } of shops) {
    begin?.(shopId);
    for (const [nth, checked] of done.entries()) {
      const startMs = performance.now();
      const found = (await recounts[nth]?.findViolationsOf(db, shopId, fromDay)) ?? [];
      checked.violations = [...checked.violations, ...found].slice(0, MOST_VIOLATIONS);
      checked.tookMs += performance.now() - startMs;
    }
  }
  return done;
}

/**
 * Checks the changes of the last two days, at most once an hour over all workers. Saves the results for the metrics and
 * the operator's page. Always returns false, because there is never more to do.
 */
export async function verifyHourly(ctx: Pick<Context, 'slowDb' | 'clock' | 'log'>): Promise<boolean> {
  const { slowDb, clock, log } = ctx;
  const now = clock.now();
  if (!(await claimHourlyCheck(slowDb, now))) return false;
  const since = new Date(now.getTime() - HOURLY_SINCE_MS);
  const checked = await verifyRows(slowDb, { now, since }, { kinds: ['rows', 'progress'] });
  for (const { name, violations } of checked) {
    if (violations.length > 0) log.error({ invariant: name, violations }, 'rows break an invariant');
    await record(slowDb, name, violations, now);
  }
  return false;
}

const TURN = 'turn';

/**
 * Returns whether this worker runs the check. One row stores the last start, and the worker that moves it on by an hour
 * runs the check. The first check runs an hour after the row is created.
 */
async function claimHourlyCheck(db: Database, now: Date): Promise<boolean> {
  const { rows } = await sql<{ is_new: boolean }>`
    insert into invariant_checks as c (name, checked_at, violations) values (${TURN}, ${now}, '{}')
    on conflict (name) do update set checked_at = excluded.checked_at
    where c.checked_at <= ${new Date(now.getTime() - HOUR_MS)}
    returning xmax = 0 as is_new`.execute(db);
  return rows[0]?.is_new === false;
}

async function record(db: Database, name: string, violations: string[], now: Date): Promise<void> {
  await sql`
    insert into invariant_checks (name, checked_at, violations) values (${name}, ${now}, ${violations})
    on conflict (name) do update set checked_at = excluded.checked_at, violations = excluded.violations`.execute(
    db,
  );
}
