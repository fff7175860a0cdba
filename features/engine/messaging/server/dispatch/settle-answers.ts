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

// Whoever holds a row for longer delays one shop. The planner's statistics are always wrong for tables that fill and
// empty by the second, so it must not scan them.
const FOR_THIS_TRANSACTION = `set local lock_timeout = '2s'; set local enable_seqscan = off;
  set local enable_hashjoin = off; set local enable_mergejoin = off`;

/**
 * What a worker may report about a message whose claim another worker took over: only what happened at the provider.
 */
const HAPPENED: readonly Ending['kind'][] = ['sent', 'failed', 'retry', 'uncertain'];

/**
 * Stores how claimed messages ended, in a few statements for all of them, and removes the claims that have all their
 * answers. Nothing is decided about a claim that was taken over meanwhile. Needs a transaction.
 */
export async function settleAnswers(
  client: pg.ClientBase,
  settlements: readonly Settlement[],
  closedClaims: readonly number[],
  now: Date,
): Promise<void> {
  await client.query(FOR_THIS_TRANSACTION);
  const ours = await holdClaims(client, settlements);
  const batch = settlements.filter(
    ({ message, ending }) => ours.has(message.claimId) || HAPPENED.includes(ending.kind),
  );
  await storeEnds(
    client,
    ended(batch, 'sent').map(toSent(now)),
    ended(batch, 'failed').map(toFailed(now)),
    now,
  );
  await requeue(client, batch, ours, now);
  await recordTries(client, [...ended(batch, 'retry'), ...ended(batch, 'uncertain')], now);
  await recordWaits(client, ended(batch, 'wait'), now);
  await recordSkips(client, ended(batch, 'skipped'), now);
  if (closedClaims.length === 0) return;
  await client.query({
    name: 'close-claims',
    text: 'delete from claims where claim_id = any($1::bigint[])',
    values: [closedClaims],
  });
}

/**
 * Receipts and retries lock messages, then the reasons of failures, then days, so this must lock them in the same order.
 * `markSent` locks days, and nothing may follow it that needs a message or a reason.
 */
async function storeEnds(
  client: pg.ClientBase,
  sent: readonly Sent[],
  failed: readonly Advance[],
  now: Date,
): Promise<void> {
  if (failed.length === 0) {
    await client.query('savepoint nothing_marked');
    const left = await markSent(client, sent, now);
    if (left.length === 0) return;
    await client.query('rollback to savepoint nothing_marked');
  }
  await advanceMessages(client, [...sent, ...failed]);
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
