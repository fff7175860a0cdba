import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import type { TeamAct } from '../../contract/team-act.ts';

interface HeldMessage {
  shopId: number;
  subscriberId: string;
  messageId: string;
  /** Who decides. */
  by: Pick<TeamAct, 'memberId' | 'name'>;
  now: Date;
}

const WAITS_FOR_TALK = sql`o.reason in ('talking', 'postponed')`;

/**
 * Lets an offer go out although the team talks with the person, with the messages that follow it. Only that wait is
 * lifted: every other rule of the gate decides as for any message. Returns false if it no longer waits, for example
 * because a worker has claimed it, or because somebody else of the team decided before.
 */
export async function releaseHeld(tx: Tx, held: HeldMessage): Promise<boolean> {
  const followers = await lockHeld(tx, held, WAITS_FOR_TALK);
  if (!followers) return false;
  await sql`update outbox set reason = null, due_at = ${held.now}
    where shop_id = ${held.shopId} and message_id = ${held.messageId}`.execute(tx);
  await noteAct(tx, held, [held.messageId, ...followers], { kind: 'send' });
  return true;
}

/**
 * Has an offer wait until a later moment, when the gate checks it again. Returns false like `releaseHeld`, and if it
 * expires before or was postponed already.
 */
export async function postponeHeld(tx: Tx, held: HeldMessage, until: Date): Promise<boolean> {
  if (!(await lockHeld(tx, held, sql`o.reason = 'talking' and o.expires_at > ${until}`))) return false;
  await sql`update outbox set reason = 'postponed', due_at = ${until}
    where shop_id = ${held.shopId} and message_id = ${held.messageId}`.execute(tx);
  await noteAct(tx, held, [held.messageId], { kind: 'postpone', until });
  return true;
}

/**
 * Drops an offer with the messages that follow it, also one that was released and has not been claimed yet. Their keys
 * stay used, so that the campaign does not create them again. Returns false like `releaseHeld`.
 */
export async function dropHeld(tx: Tx, held: HeldMessage): Promise<boolean> {
  const { shopId, messageId, now } = held;
  const isReleased = sql`m.verdict #>> '{team,kind}' = 'send'`;
  const followers = await lockHeld(tx, held, sql`(${WAITS_FOR_TALK} or ${isReleased})`);
  if (!followers) return false;
  const dropped = [messageId, ...followers];
  await sql`delete from outbox where shop_id = ${shopId} and message_id = any(${dropped}::uuid[])`.execute(
    tx,
  );
  await sql`
    update messages set state = 'skipped', verdict = coalesce(verdict, '{}') ||
      jsonb_build_object('verdict', 'skip', 'reason', 'droppedByTeam', 'at', ${now}::timestamptz)
    where shop_id = ${shopId} and message_id = any(${dropped}::uuid[])`.execute(tx);
  await noteAct(tx, held, dropped, { kind: 'drop' });
  return true;
}

/** SQL: whether `f` is a queued message of the same offer as `m`. */
export const IS_OF_SAME_OFFER = sql`f.shop_id = m.shop_id and f.source_event = m.source_event
  and f.source_kind = m.source_kind and f.source_type = m.source_type and f.source_id is not distinct from m.source_id
  and f.subscriber_id = m.subscriber_id and f.state = 'queued'`;

/**
 * Locks the messages of an offer that waits, and their rows in the outbox. Returns the ids of those that follow it; null
 * if it does not wait. A worker deletes the row in the transaction of its claim, so of a claim and a decision only one
 * finds the row.
 */
async function lockHeld(
  tx: Tx,
  { shopId, subscriberId, messageId }: HeldMessage,
  waits: RawBuilder<unknown>,
): Promise<string[] | null> {
  // Messages are locked before rows of the outbox, and in the order of their ids, as receipts and opt-outs do.
  const { rows: offer } = await sql<{ message_id: string }>`
    select f.message_id from messages m join messages f on ${IS_OF_SAME_OFFER}
    where m.shop_id = ${shopId} and m.message_id = ${messageId} and m.subscriber_id = ${subscriberId}
    order by f.message_id for no key update of f`.execute(tx);
  const { rows: waiting } = await sql`
    select from outbox o
    join messages m on m.shop_id = o.shop_id and m.message_id = o.message_id and m.created_at = o.created_at
    where o.shop_id = ${shopId} and o.message_id = ${messageId} and o.state = 'queued' and m.state = 'queued'
      and m.subscriber_id = ${subscriberId} and ${waits}
    for update of o`.execute(tx);
  if (waiting.length === 0) return null;
  const { rows: followers } = await sql<{ message_id: string }>`
    select message_id from outbox
    where shop_id = ${shopId} and state = 'following'
      and message_id = any(${offer.map((one) => one.message_id)}::uuid[])
    for update`.execute(tx);
  return followers.map((one) => one.message_id);
}

/** Stores the decision with the messages, for the gate and for the conversation. */
async function noteAct(
  tx: Tx,
  { shopId, by, now }: HeldMessage,
  messageIds: readonly string[],
  { kind, until }: { kind: TeamAct['kind']; until?: Date },
): Promise<void> {
  const team: TeamAct = { kind, at: now.toISOString(), memberId: by.memberId, name: by.name };
  const wait = until && { wait: { reason: 'postponed', until: until.toISOString(), at: now.toISOString() } };
  await sql`update messages set verdict = coalesce(verdict, '{}') || ${JSON.stringify({ team, ...wait })}::jsonb
    where shop_id = ${shopId} and message_id = any(${[...messageIds]}::uuid[])`.execute(tx);
}
