import type pg from 'pg';
import type { Context } from '#platform/context.ts';
import { inConnection } from '#platform/database/in-connection.ts';
import {
  CLOSE_AFTER_MS,
  decideUncertain,
  RETRY_AFTER_MS,
  type UncertainDecision,
  type UncertainFacts,
} from '../../rules/dispatch/decide-uncertain.ts';
import type { Advance } from '../../rules/receipts/advance.ts';
import { noteSteps } from '../receipts/advance-and-note.ts';
import { advanceMessages } from '../receipts/advance-messages.ts';
import type { StepListener } from '../steps-api.ts';
import { SHUT_AFTER_SECONDS } from '../webhooks/webhook-watch.ts';
import { journalFolder, removeOldJournals, takeOverJournal } from './in-flight-journal.ts';
import { isAnyLeftBehind, takeOverFromDeadWorkers } from './release-claims.ts';

const BATCH_SIZE = 500;

/**
 * Queues again what dead workers had claimed and not started, and marks the rest as uncertain. An uncertain message
 * without a receipt is sent again once or closed, as `decideUncertain` says. Returns whether there may be more.
 */
export async function resolveUncertain(
  ctx: Context,
  workerId: string,
  steps: StepListener | null = null,
): Promise<boolean> {
  if (!(await isAnyLeftBehind(ctx.pool, workerId))) return false;
  const folder = journalFolder(ctx.settings);
  let dead: string[] = [];
  const hasMore = await inConnection(ctx.pool, async (client) => {
    dead = await takeOverFromDeadWorkers(client, workerId, (id) => takeOverJournal(folder, id));
    await forgetKnown(client);
    const now = ctx.clock.now();
    const decided = (await lockSilent(client, now)).map((row) => ({ row, decision: decide(row, now) }));
    const retries = decided.filter(({ decision }) => decision.kind === 'retry').map(({ row }) => row);
    const closed = decided.flatMap(({ row, decision }) =>
      decision.kind === 'close' ? [toClosed(row, decision, now)] : [],
    );
    await sendAgain(client, retries, now);
    await advanceMessages(client, closed);
    await noteSteps(client, closed, { listener: steps, now });
    if (retries.length + closed.length > 0) {
      ctx.log.warn({ retried: retries.length, closed: closed.length }, 'uncertain messages resolved');
    }
    return retries.length + closed.length === BATCH_SIZE;
  });
  if (dead.length > 0) removeOldJournals(folder, await listWorkers(ctx.pool));
  return hasMore;
}

/** The workers that may be alive, or whose claims nobody has taken over yet. */
async function listWorkers(pool: pg.Pool): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ worker_id: string }>(
    'select worker_id from workers union select worker_id from claims',
  );
  return new Set(rows.map((row) => row.worker_id));
}

interface UncertainRow {
  shop_id: number;
  message_id: string;
  created_at: Date;
  claimed_at: Date;
  expires_at: Date;
  unknown_retries: number;
  purpose: UncertainFacts['purpose'];
  last_receipt_at: Date | null;
  open_since: Date | null;
}

function decide(row: UncertainRow, now: Date): UncertainDecision {
  return decideUncertain({
    now,
    purpose: row.purpose,
    claimedAt: row.claimed_at,
    expiresAt: row.expires_at,
    endpointsOpenSince: row.open_since,
    lastReceiptAt: row.last_receipt_at,
    unknownRetries: row.unknown_retries,
  });
}

function toClosed(row: UncertainRow, { because }: UncertainDecision & { kind: 'close' }, now: Date): Advance {
  return {
    shopId: row.shop_id,
    messageId: row.message_id,
    createdAt: row.created_at,
    failedAt: now,
    error: because,
  };
}

/**
 * A receipt may arrive while its message is being marked as uncertain. A message that is known to be on its way is not
 * uncertain.
 */
async function forgetKnown(client: pg.ClientBase): Promise<void> {
  await client.query(
    `delete from outbox o using messages m
     where o.state = 'uncertain' and m.shop_id = o.shop_id and m.message_id = o.message_id
       and m.created_at = o.created_at and m.state <> 'queued'`,
  );
}

/**
 * Locks the messages that can be decided, so that those that must wait do not delay the others. Skips a message whose
 * receipt is being recorded: receipts lock the message first, so waiting for it would be a deadlock. A process that takes
 * webhooks and has not reported may be a gap that is not recorded yet. Until it is recorded, nothing is decided.
 */
async function lockSilent(client: pg.ClientBase, now: Date): Promise<UncertainRow[]> {
  const { rows } = await client.query<UncertainRow>(
    `select o.shop_id, o.message_id, o.created_at, o.claimed_at, o.expires_at, o.unknown_retries, m.purpose, f.last_receipt_at, d.open_since
     from outbox o
     join messages m on m.shop_id = o.shop_id and m.message_id = o.message_id and m.created_at = o.created_at
     join senders s on s.sender_id = o.sender_id
     left join receipt_flow f on f.channel = s.channel and f.external_id = s.external_id
     left join webhook_availability d on true
     where o.state = 'uncertain' and o.claimed_at <= $2
       and not exists (
         select from webhook_processes where seen_at < clock_timestamp() - make_interval(secs => ${SHUT_AFTER_SECONDS})
       ) and (
       o.claimed_at <= $3
       or m.purpose <> 'marketing' and o.unknown_retries = 0 and o.expires_at > $1
         and d.open_since <= o.claimed_at and f.last_receipt_at is not null
     )
     order by o.claimed_at
     limit ${BATCH_SIZE}
     for update of o skip locked
     for no key update of m skip locked`,
    [now, new Date(now.getTime() - RETRY_AFTER_MS), new Date(now.getTime() - CLOSE_AFTER_MS)],
  );
  return rows;
}

async function sendAgain(client: pg.ClientBase, rows: readonly UncertainRow[], now: Date): Promise<void> {
  if (rows.length === 0) return;
  await client.query(
    `update outbox o set state = 'queued', due_at = $3, unknown_retries = o.unknown_retries + 1, claimed_at = null
     from unnest($1::bigint[], $2::uuid[]) as g(shop_id, message_id)
     where o.shop_id = g.shop_id and o.message_id = g.message_id`,
    [rows.map((row) => row.shop_id), rows.map((row) => row.message_id), now],
  );
}

/** Reports to the other workers that this one is alive. */
export async function recordHeartbeat(ctx: Context, workerId: string): Promise<void> {
  await ctx.pool.query(
    `insert into workers (worker_id, started_at, heartbeat_at) values ($1, clock_timestamp(), clock_timestamp())
     on conflict (worker_id) do update set heartbeat_at = clock_timestamp()`,
    [workerId],
  );
}

/** A worker that ends normally leaves nothing behind. */
export async function deregisterWorker(ctx: Context, workerId: string): Promise<void> {
  await ctx.pool.query('delete from workers where worker_id = $1', [workerId]);
}
