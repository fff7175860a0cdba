import type pg from 'pg';
import type { Advance } from '../rules/advance.ts';
import type { SkipReason, WaitReason } from '../rules/decide-send.ts';
import { advanceMessages } from './advance-messages.ts';
import type { ClaimedMessage } from './claim-batch.ts';
import { markSent, type Sent } from './mark-sent.ts';
import { noteSkips, noteTries, noteWaits } from './note-verdicts.ts';
import { putBack } from './put-back.ts';

/** How one claimed message is done with, or goes on. */
export type Ending =
  | { kind: 'sent'; providerMessageId: string }
  | { kind: 'failed'; code: number; detail: string }
  | { kind: 'retry'; at: Date; reason: string }
  | { kind: 'uncertain'; reason: string }
  | { kind: 'wait'; until: Date; reason: WaitReason }
  | { kind: 'skipped'; reason: SkipReason };

export interface Settlement {
  message: ClaimedMessage;
  ending: Ending;
}

/** The settlements that ended in one of these ways. */
type Ended<Kind extends Ending['kind']> = Settlement & { ending: { kind: Kind } };

/**
 * Writes down how claimed messages ended, in a few statements for all of them, and removes the claims that are
 * answered for with this batch. Wants a transaction.
 */
export async function settleAnswers(
  client: pg.ClientBase,
  batch: readonly Settlement[],
  closedClaims: readonly number[],
  now: Date,
): Promise<void> {
  const left = await markSent(client, ended(batch, 'sent').map(toSent(now)), now);
  await advanceMessages(client, [...left, ...ended(batch, 'failed').map(toFailed(now))]);
  await putBack(client, batch, now);
  await noteTries(client, [...ended(batch, 'retry'), ...ended(batch, 'uncertain')], now);
  await noteWaits(client, ended(batch, 'wait'), now);
  await noteSkips(client, ended(batch, 'skipped'), now);
  if (closedClaims.length === 0) return;
  await client.query({
    name: 'close-claims',
    text: 'delete from claims where claim_id = any($1::bigint[])',
    values: [closedClaims],
  });
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
    return { shopId, messageId, createdAt, failedAt: now, code, error: detail };
  };
}
