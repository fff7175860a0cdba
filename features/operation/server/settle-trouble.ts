import { sql, type RawBuilder } from 'kysely';
import { advanceMessages } from '#features/messaging/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { inConnection } from '#platform/database/in-connection.ts';
import { TRIES_UNTIL_TOLD } from '#platform/inbox/inbox-reader.ts';
import type { TroubleKind } from '../rules/trouble-kinds.ts';
import { recordAct } from './audit-log.ts';

type Ctx = Pick<Context, 'db' | 'slowDb' | 'pool' | 'clock' | 'jobs'>;

export interface TroubleDecision {
  kind: TroubleKind;
  decision: 'again' | 'drop';
  note: string;
}

const UNREAD = sql`attempts >= ${sql.lit(TRIES_UNTIL_TOLD)} and state <> 'done'`;
const PIECE = 5000;

/** Does what an operator decided about all of one kind, in every shop, and notes it. Returns how much it was. */
export async function settleTrouble(ctx: Ctx, { kind, decision, note }: TroubleDecision): Promise<number> {
  const count = await run(ctx, kind, decision);
  const action = `${decision} ${kind}`;
  await recordAct(ctx.db, { shopId: 0, at: ctx.clock.now(), who: 'operator', action, note, count });
  return count;
}

function run(ctx: Ctx, kind: TroubleKind, decision: 'again' | 'drop'): Promise<number> {
  if (kind === 'job') return decision === 'again' ? ctx.jobs.retryFailed() : ctx.jobs.dropFailed();
  if (kind === 'uncertain' && decision === 'drop') return closeUncertain(ctx);
  const statement = STATEMENTS[kind][decision](ctx.clock.now());
  return ctx.slowDb.transaction().execute((tx) => change(tx, statement));
}

type Statement = (now: Date) => RawBuilder<unknown>;

const STATEMENTS: Record<Exclude<TroubleKind, 'job'>, Record<'again' | 'drop', Statement>> = {
  uncertain: {
    again: (now) =>
      sql`update outbox set state = 'queued', due_at = ${now}, claimed_at = null where state = 'uncertain'`,
    drop: () => sql`delete from outbox where false`,
  },
  webhook: {
    again: (now) =>
      sql`update webhook_inbox set state = 'new', attempts = 0, error = null, due_at = ${now} where ${UNREAD}`,
    // Its error stays, for whoever looks later.
    drop: () => sql`update webhook_inbox set state = 'done' where ${UNREAD}`,
  },
  timer: {
    again: (now) =>
      sql`update timers set given_up_at = null, attempts = 0, error = null, due_at = ${now} where given_up_at is not null`,
    drop: () => sql`delete from timers where given_up_at is not null`,
  },
  command: {
    // Not from nothing: what an earlier try did is looked for first.
    again: (now) =>
      sql`update store_commands set state = 'due', due_at = ${now}, error = null, settled_at = null, attempts = 1
        where state = 'givenUp'`,
    drop: () => sql`update store_commands set state = 'done' where state = 'givenUp'`,
  },
  mail: {
    again: (now) =>
      sql`update mails set state = 'queued', attempts = 0, due_at = ${now} where state = 'failed'`,
    drop: () => sql`delete from mails where state = 'failed'`,
  },
};

async function change(tx: Tx, statement: RawBuilder<unknown>): Promise<number> {
  const { numAffectedRows } = await statement.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** As after a day of silence: they count as failed, and nobody gets them. */
async function closeUncertain({ pool, clock }: Ctx): Promise<number> {
  let count = 0;
  for (;;) {
    const closed = await inConnection(pool, async (client) => {
      const { rows } = await client.query<{ shop_id: number; message_id: string; created_at: Date }>(
        `select shop_id, message_id, created_at from outbox where state = 'uncertain' limit $1 for update skip locked`,
        [PIECE],
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
    if (closed < PIECE) return count;
  }
}
