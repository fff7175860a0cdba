import { sql, type RawBuilder } from 'kysely';
import { recordAct } from '#features/administration/audit/server/index.ts';
import { advanceMessages } from '#features/engine/messaging/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { inConnection } from '#platform/database/in-connection.ts';
import type { TroubleKind } from '../rules/trouble-kinds.ts';
import { TROUBLE_ROWS } from './trouble-rows.ts';

type Ctx = Pick<Context, 'db' | 'slowDb' | 'pool' | 'clock' | 'jobs'>;

export interface TroubleDecision {
  kind: TroubleKind;
  decision: 'again' | 'drop';
  note: string;
  /** The key of one item. Null for all items of the kind in every shop. */
  key: string | null;
}

const BATCH_SIZE = 5000;

/**
 * Tries again or drops one failed item or all items of a kind, and adds an audit entry. Returns the number of items.
 */
export async function settleTrouble(
  ctx: Ctx,
  { kind, decision, note, key }: TroubleDecision,
): Promise<number> {
  const count = await run(ctx, { kind, decision, key });
  const action = `${decision} ${kind}`;
  await recordAct(ctx.db, { shopId: 0, at: ctx.clock.now(), who: 'operator', action, note, count });
  return count;
}

function run(ctx: Ctx, { kind, decision, key }: Omit<TroubleDecision, 'note'>): Promise<number> {
  if (kind === 'job') return decision === 'again' ? ctx.jobs.retryFailed(key) : ctx.jobs.dropFailed(key);
  if (kind === 'uncertain' && decision === 'drop') return closeUncertain(ctx, key);
  const { which, key: keyOf } = TROUBLE_ROWS[kind];
  const chosen = key === null ? sql.raw(which) : sql`${sql.raw(which)} and ${sql.raw(keyOf)} = ${key}`;
  const statement = STATEMENTS[kind][decision](chosen, ctx.clock.now());
  return ctx.slowDb.transaction().execute((tx) => change(tx, statement));
}

type Statement = (chosen: RawBuilder<unknown>, now: Date) => RawBuilder<unknown>;

const STATEMENTS: Record<Exclude<TroubleKind, 'job'>, Record<'again' | 'drop', Statement>> = {
  uncertain: {
    again: (chosen, now) =>
      sql`update outbox set state = 'queued', due_at = ${now}, claimed_at = null where ${chosen}`,
    drop: () => sql`delete from outbox where false`,
  },
  webhook: {
    again: (chosen, now) =>
      sql`update webhook_inbox set state = 'new', attempts = 0, error = null, due_at = ${now} where ${chosen}`,
    // The error stays for later investigation.
    drop: (chosen) => sql`update webhook_inbox set state = 'done' where ${chosen}`,
  },
  timer: {
    again: (chosen, now) =>
      sql`update timers set given_up_at = null, attempts = 0, error = null, due_at = ${now} where ${chosen}`,
    drop: (chosen) => sql`delete from timers where ${chosen}`,
  },
  command: {
    // Attempts start at 1, so that the worker first checks for the effects of an earlier attempt.
    again: (chosen, now) =>
      sql`update store_commands set state = 'due', due_at = ${now}, error = null, settled_at = null, attempts = 1
        where ${chosen}`,
    drop: (chosen) => sql`update store_commands set state = 'done' where ${chosen}`,
  },
  mail: {
    again: (chosen, now) =>
      sql`update mails set state = 'queued', attempts = 0, due_at = ${now} where ${chosen}`,
    drop: (chosen) => sql`delete from mails where ${chosen}`,
  },
};

async function change(tx: Tx, statement: RawBuilder<unknown>): Promise<number> {
  const { numAffectedRows } = await statement.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/**
 * Marks uncertain messages as failed, as after a day without a receipt. Messages that a receipt has already updated do
 * not change.
 */
async function closeUncertain({ pool, clock }: Ctx, key: string | null): Promise<number> {
  const { which, key: keyOf } = TROUBLE_ROWS.uncertain;
  let count = 0;
  for (;;) {
    const closed = await inConnection(pool, async (client) => {
      const { rows } = await client.query<{ shop_id: number; message_id: string; created_at: Date }>(
        // Locks the messages, as receipts do, and not their rows of the outbox: the other order would be a deadlock.
        `select m.shop_id, m.message_id, m.created_at
         from (select * from outbox where ${which} and ($2::text is null or ${keyOf} = $2)) o
         join messages m on m.shop_id = o.shop_id and m.message_id = o.message_id and m.created_at = o.created_at
         where m.state = 'queued'
         order by m.shop_id, m.message_id
         limit $1 for no key update of m`,
        [BATCH_SIZE, key],
      );
      const failedAt = clock.now();
      await advanceMessages(
        client,
        rows.map((row) => ({
          shopId: row.shop_id,
          messageId: row.message_id,
          createdAt: row.created_at,
          failedAt,
          error: 'unknown',
        })),
      );
      return rows.length;
    });
    count += closed;
    if (closed < BATCH_SIZE) return count;
  }
}
