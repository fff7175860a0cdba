import { sql, type RawBuilder } from 'kysely';
import type pg from 'pg';
import type { Context } from '#platform/context.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { listRunningTransactions } from '#platform/database/running-transactions.ts';
import {
  checkPauseMs,
  decideSettlement,
  type MergeFacts,
  type Settlement,
} from '../rules/decide-settlement.ts';
import { repeatMerge } from './merge-subscribers.ts';
import { isNamedIn, listNamingTables } from './naming-tables.ts';

/** Merges of one round: each is looked up in every table that names subscribers. */
const BATCH_SIZE = 100;

interface UnsettledMerge {
  shop_id: number;
  subscriber_id: string;
  older_transactions: string[] | null;
  checks: number;
}

type Ctx = Pick<Context, 'db' | 'clock' | 'events'>;

/**
 * Checks the due merges: moves what a transaction wrote under the old id during or shortly after the merge, and forgets
 * a merge once no transaction is left that could. Returns whether there may be more.
 */
export async function settleMerges(ctx: Ctx): Promise<boolean> {
  const merges = await listDue(ctx.db, ctx.clock.now());
  if (merges.length === 0) return false;
  // Read before the rows: what a transaction wrote is visible once it is no longer listed.
  const running = await listRunningTransactions(ctx.db);
  const factsOf = await readFacts(ctx.db, merges);
  for (const merge of merges) {
    const facts = factsOf.get(keyOf(merge));
    const { older_transactions: olderTransactions } = merge;
    if (facts) await act(ctx, merge, decideSettlement({ ...facts, olderTransactions, running }));
  }
  return merges.length === BATCH_SIZE;
}

/** Whether a merge may have to be checked. */
export function unsettledMergesDue(now: Date): RawBuilder<boolean> {
  return sql`exists (select from unsettled_merges where check_at <= ${now})`;
}

/** Has merges checked again whose old ids were still in use, in the caller's transaction. */
export async function recheckMerges(
  client: pg.ClientBase,
  used: readonly { shopId: number; subscriberId: string }[],
  now: Date,
): Promise<void> {
  if (used.length === 0) return;
  await client.query({
    name: 'recheck-merges',
    text: `
      insert into unsettled_merges (shop_id, subscriber_id, merged_at, check_at)
      select a.shop_id, a.subscriber_id, a.merged_at, $3
      from subscriber_aliases a
      where (a.shop_id, a.subscriber_id) in (select * from unnest($1::bigint[], $2::uuid[]))
      on conflict (shop_id, subscriber_id) do update set check_at = excluded.check_at, checks = 0`,
    values: [used.map((one) => one.shopId), used.map((one) => one.subscriberId), now],
  });
}

async function listDue(db: Database, now: Date): Promise<UnsettledMerge[]> {
  return db
    .selectFrom('unsettled_merges')
    .select(['shop_id', 'subscriber_id', 'older_transactions', 'checks'])
    .where('check_at', '<=', now)
    .orderBy('check_at')
    .limit(BATCH_SIZE)
    .execute();
}

/** The facts of each merge, by its key. The tables come from the database, so none is forgotten. */
async function readFacts(
  db: Database,
  merges: readonly UnsettledMerge[],
): Promise<ReadonlyMap<string, Pick<MergeFacts, 'isStillNamed' | 'hasMessageInFlight'>>> {
  const named = sql.join((await listNamingTables(db)).map(isNamedIn), sql` or `);
  const { rows } = await sql<UnsettledMerge & Pick<MergeFacts, 'isStillNamed' | 'hasMessageInFlight'>>`
    select u.shop_id, u.subscriber_id, ${named} as "isStillNamed", exists (
      select from messages m join subscriber_aliases a on a.merged_into = m.subscriber_id and a.shop_id = m.shop_id
      where a.shop_id = u.shop_id and a.subscriber_id = u.subscriber_id and m.state = 'queued'
        and not exists (select from outbox o where o.shop_id = m.shop_id and o.message_id = m.message_id)
    ) as "hasMessageInFlight"
    from unnest(${merges.map((one) => one.shop_id)}::bigint[], ${merges.map((one) => one.subscriber_id)}::uuid[])
      as u (shop_id, subscriber_id)`.execute(db);
  return new Map(rows.map((row) => [keyOf(row), row]));
}

async function act(ctx: Ctx, merge: UnsettledMerge, settlement: Settlement): Promise<void> {
  const { shop_id: shopId, subscriber_id: subscriberId } = merge;
  await ctx.db.transaction().execute(async (tx) => {
    // Repeated before settling too, because a message in flight may have returned beside another one.
    if (settlement.kind !== 'wait') await repeatMerge(ctx, tx, { shopId, subscriberId });
    if (settlement.kind === 'settle') return forget(tx, merge);
    await tx
      .updateTable('unsettled_merges')
      .set({
        // The move is a write of its own. A transaction that read the old id before the move may still write it afterwards.
        older_transactions: settlement.kind === 'wait' ? [...settlement.olderTransactions] : null,
        check_at: new Date(ctx.clock.now().getTime() + checkPauseMs(merge.checks)),
        checks: merge.checks + 1,
      })
      .where('shop_id', '=', shopId)
      .where('subscriber_id', '=', subscriberId)
      .execute();
  });
}

/** Unless it was requested again meanwhile. */
async function forget(tx: Tx, { shop_id, subscriber_id, checks }: UnsettledMerge): Promise<void> {
  await tx
    .deleteFrom('unsettled_merges')
    .where('shop_id', '=', shop_id)
    .where('subscriber_id', '=', subscriber_id)
    .where('checks', '=', checks)
    .execute();
}

function keyOf({ shop_id, subscriber_id }: Pick<UnsettledMerge, 'shop_id' | 'subscriber_id'>): string {
  return `${shop_id} ${subscriber_id}`;
}
