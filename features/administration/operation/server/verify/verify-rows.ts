import { sql } from 'kysely';
import { HOUR_MS } from '#platform/clock/durations.ts';
import type { Context } from '#platform/context.ts';
import type { Database } from '#platform/database/database.ts';
import { MOST_VIOLATIONS, type InvariantQuestion, type RowInvariant } from '#platform/database/invariant.ts';
import { INVARIANTS } from './invariant-list.ts';

/** What changed lately is asked about every hour; a person asks about everything. */
const HOURLY_SINCE_MS = 48 * HOUR_MS;

/** What came of one invariant. */
export interface Checked {
  name: string;
  holds: string;
  /** Ids of rows that break it; at most `MOST_VIOLATIONS`. */
  violations: string[];
  tookMs: number;
}

/** Asks the invariants about rows and progress one after the other, and reports each as soon as it is answered. Reads only. */
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

/** What of a database is recounted. */
export interface RecountSpan {
  /** Shops are recounted in the order of their numbers, from this one on: a recount that was stopped goes on there. */
  fromShop: number;
  /** As `2026-01-31`: only figures of this day or later, and orders placed since; null for all. */
  fromDay: string | null;
  /** Called when a shop's recount begins. */
  begin?: (shopId: number) => void;
}

/** Asks the invariants that recount, shop by shop. Reads only. */
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
 * Verifies what changed in the last two days, once an hour however many workers there are, and records how it ended for
 * the metrics and the operator's page. Returns false: there is never more.
 */
export async function verifyHourly(ctx: Pick<Context, 'slowDb' | 'clock' | 'log'>): Promise<boolean> {
  const { slowDb, clock, log } = ctx;
  const now = clock.now();
  if (!(await takeTurn(slowDb, now))) return false;
  const since = new Date(now.getTime() - HOURLY_SINCE_MS);
  const checked = await verifyRows(slowDb, { now, since }, { kinds: ['rows', 'progress'] });
  for (const { name, violations } of checked) {
    if (violations.length > 0) log.error({ invariant: name, violations }, 'rows break an invariant');
    await record(slowDb, name, violations, now);
  }
  return false;
}

const TURN = 'turn';

/** One row says when somebody last began; whoever moves it on by an hour has the turn. The first check is an hour away. */
async function takeTurn(db: Database, now: Date): Promise<boolean> {
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
