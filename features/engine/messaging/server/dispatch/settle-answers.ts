import type pg from 'pg';
import type { SkipReason, WaitReason } from '../../contract/gate-rules.ts';
import type { Advance } from '../../rules/receipts/advance.ts';
import { requeue } from '../outbox/requeue.ts';
import { advanceMessages } from '../receipts/advance-messages.ts';
import type { ClaimedMessage } from './claim-batch.ts';
import { markSent, type Sent } from './mark-sent.ts';
import { recordSkips, recordTries, recordWaits } from './record-verdicts.ts';

/** How one claimed message ends, or continues. */
export type Ending =
  | { kind: 'sent'; providerMessageId: string }
  | { kind: 'failed'; code: number | null; detail: string }
  | { kind: 'retry'; at: Date; reason: string; wasTried: boolean }
  | { kind: 'uncertain'; reason: string }
  | { kind: 'wait'; until: Date; reason: WaitReason }
  | { kind: 'skipped'; reason: SkipReason }
  /** It could be sent, but has no discount code in the store that is valid for long enough. */
  | { kind: 'awaitsCode' }
  /** Not started: it keeps its place in the queue. */
  | { kind: 'requeue' };

export interface Settlement {
  message: ClaimedMessage;
  ending: Ending;
}

/** The settlements that ended in one of these ways. */
type Ended<Kind extends Ending['kind']> = Settlement & { ending: { kind: Kind } };

// A row that stays locked for longer belongs to one shop, whose answers are then stored apart, so that nobody else waits.
// The planner's statistics are always wrong for tables that fill and empty by the second, so it must not scan them.
const START = `set local lock_timeout = '2s'; set local enable_seqscan = off;
  set local enable_hashjoin = off; set local enable_mergejoin = off; savepoint nothing_stored`;

/**
 * What a worker may report about a message whose claim another worker took over: only what happened at the provider.
 */
const HAPPENED: readonly Ending['kind'][] = ['sent', 'failed', 'retry', 'uncertain'];

/**
 * Stores how claimed messages ended, in a few statements for all of them, and removes the claims whose messages have all
 * ended. Of a claim that another worker took over, only what happened at the provider is stored. Needs a transaction.
 */
export async function settleAnswers(
  client: pg.ClientBase,
  settlements: readonly Settlement[],
  closedClaims: readonly number[],
  now: Date,
): Promise<void> {
  await client.query(START);
  if (!(await storeBatch(client, settlements, now))) {
    await client.query('rollback to savepoint nothing_stored');
    await storeBatch(client, settlements, now, { isReceiptFaster: true });
  }
  if (closedClaims.length === 0) return;
  await client.query({
    name: 'close-claims',
    text: 'delete from claims where claim_id = any($1::bigint[])',
    values: [closedClaims],
  });
}

/**
 * Stores the ends of messages. Returns false, and must then be rolled back, if a receipt was faster than an answer.
 *
 * Receipts and retries lock rows of `messages`, then of `failure_days`, then of `daily_rollups`, so this must do the same.
 * `markSent` locks the last ones, so no message may be marked or failed after it.
 */
async function storeBatch(
  client: pg.ClientBase,
  settlements: readonly Settlement[],
  now: Date,
  { isReceiptFaster } = { isReceiptFaster: false },
): Promise<boolean> {
  const ours = await holdClaims(client, settlements);
  const batch = settlements.filter(
    ({ message, ending }) => ours.has(message.claimId) || HAPPENED.includes(ending.kind),
  );
  await lockTried(client, batch);
  const sent = ended(batch, 'sent').map(toSent(now));
  const failed = ended(batch, 'failed').map(toFailed(now));
  if (isReceiptFaster || failed.length > 0) await advanceMessages(client, [...sent, ...failed]);
  else if ((await markSent(client, sent, now)).length > 0) return false;
  await requeue(client, batch, ours, now);
  await recordTries(client, [...ended(batch, 'retry'), ...ended(batch, 'uncertain')], now);
  await recordWaits(client, ended(batch, 'wait'), now);
  await recordSkips(client, ended(batch, 'skipped'), now);
  return true;
}

/**
 * Locks the messages of a batch if some of them may get a receipt although they did not end: that they were tried is noted
 * after the days are locked, and receipts lock messages first.
 */
async function lockTried(client: pg.ClientBase, batch: readonly Settlement[]): Promise<void> {
  if (!batch.some(({ ending }) => ending.kind === 'retry' || ending.kind === 'uncertain')) return;
  const messages = batch.map(({ message }) => message);
  await client.query({
    name: 'lock-tried',
    text: `select from messages m
      join unnest($1::bigint[], $2::uuid[], $3::timestamptz[]) as g(shop_id, message_id, created_at)
        on m.shop_id = g.shop_id and m.message_id = g.message_id and m.created_at = g.created_at
      order by m.shop_id, m.message_id for no key update of m`,
    values: [
      messages.map(({ shopId }) => shopId),
      messages.map(({ messageId }) => messageId),
      messages.map(({ createdAt }) => createdAt),
    ],
  });
}

/** The claims that still belong to this worker. Nobody takes them over until the transaction ends. */
async function holdClaims(
  client: pg.ClientBase,
  settlements: readonly Settlement[],
): Promise<ReadonlySet<number>> {
  const claimIds = [...new Set(settlements.map(({ message }) => message.claimId))];
  const { rows } = await client.query<{ claim_id: number }>({
    name: 'hold-claims',
    // The weakest lock that prevents removal, because the hand-over marks are updated meanwhile.
    text: 'select claim_id from claims where claim_id = any($1::bigint[]) order by claim_id for key share',
    values: [claimIds],
  });
  return new Set(rows.map((row) => row.claim_id));
}

function ended<Kind extends Ending['kind']>(batch: readonly Settlement[], kind: Kind): Ended<Kind>[] {
  return batch.filter((one): one is Ended<Kind> => one.ending.kind === kind);
}

function toSent(now: Date): (one: Ended<'sent'>) => Sent {
  return ({ message: { shopId, messageId, createdAt }, ending: { providerMessageId } }) => {
    return { shopId, messageId, createdAt, sentAt: now, providerMessageId };
  };
}

function toFailed(now: Date): (one: Ended<'failed'>) => Advance {
  return ({ message: { shopId, messageId, createdAt }, ending: { code, detail } }) => {
    return { shopId, messageId, createdAt, failedAt: now, error: detail, ...(code !== null && { code }) };
  };
}
