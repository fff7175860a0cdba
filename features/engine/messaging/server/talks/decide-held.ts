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
 * Sends an offer although the team talks with the person. Only that wait is lifted: every other rule of the gate decides
 * as for any message. Returns false if it no longer waits, for example because a worker has claimed it, or because
 * somebody else of the team decided before.
 */
export async function releaseHeld(tx: Tx, held: HeldMessage): Promise<boolean> {
  if (!(await lockHeld(tx, held, WAITS_FOR_TALK))) return false;
  await sql`update outbox set reason = null, due_at = ${held.now}
    where shop_id = ${held.shopId} and message_id = ${held.messageId}`.execute(tx);
  await noteAct(tx, held, { kind: 'send' });
  return true;
}

/** Has an offer wait until a later moment, when the gate checks it again. Returns false like `releaseHeld`, or if it expires before. */
export async function postponeHeld(tx: Tx, held: HeldMessage, until: Date): Promise<boolean> {
  if (!(await lockHeld(tx, held, sql`o.reason = 'talking' and o.expires_at > ${until}`))) return false;
  await sql`update outbox set reason = 'postponed', due_at = ${until}
    where shop_id = ${held.shopId} and message_id = ${held.messageId}`.execute(tx);
  await noteAct(tx, held, { kind: 'postpone', until });
  return true;
}

/**
 * Drops an offer with the messages that follow it. Their keys stay taken, so that the campaign does not create them again.
 * Returns false like `releaseHeld`.
 */
export async function dropHeld(tx: Tx, held: HeldMessage): Promise<boolean> {
  const { shopId, subscriberId, messageId, now } = held;
  const isReleased = sql`m.verdict #>> '{team,kind}' = 'send'`;
  if (!(await lockHeld(tx, held, sql`(${WAITS_FOR_TALK} or ${isReleased})`))) return false;
  await sql`
    with whole as (
      select f.message_id, f.created_at from messages m
      join messages f on f.shop_id = m.shop_id and f.source_event = m.source_event and f.source_type = m.source_type
        and f.source_id is not distinct from m.source_id and f.subscriber_id = m.subscriber_id and f.state = 'queued'
      where m.shop_id = ${shopId} and m.message_id = ${messageId} and m.subscriber_id = ${subscriberId}
      order by f.message_id
      -- Locked before the row in the outbox, in the order that receipts use.
      for no key update of f
    ), gone as (
      delete from outbox o using (
        select o.message_id from whole w join outbox o on o.shop_id = ${shopId} and o.message_id = w.message_id
        where o.message_id = ${messageId} or o.state = 'following'
        for update of o skip locked
      ) w where o.shop_id = ${shopId} and o.message_id = w.message_id
      returning o.message_id, o.created_at
    )
    update messages m set state = 'skipped', verdict = coalesce(m.verdict, '{}') ||
      jsonb_build_object('verdict', 'skip', 'reason', 'droppedByTeam', 'at', ${now}::timestamptz)
    from gone w
    where m.shop_id = ${shopId} and m.message_id = w.message_id and m.created_at = w.created_at`.execute(tx);
  await noteAct(tx, held, { kind: 'drop' });
  return true;
}

/**
 * Locks a message and its row in the outbox if it waits. A worker deletes that row in the transaction of its claim, so of
 * a claim and a decision only one finds it.
 */
async function lockHeld(
  tx: Tx,
  { shopId, subscriberId, messageId }: HeldMessage,
  waits: RawBuilder<unknown>,
): Promise<boolean> {
  await sql`select from messages where shop_id = ${shopId} and message_id = ${messageId} for no key update`.execute(
    tx,
  );
  const { rows } = await sql`
    select from outbox o
    join messages m on m.shop_id = o.shop_id and m.message_id = o.message_id and m.created_at = o.created_at
    where o.shop_id = ${shopId} and o.message_id = ${messageId} and o.state = 'queued' and m.state = 'queued'
      and m.subscriber_id = ${subscriberId} and ${waits}
    for update of o`.execute(tx);
  return rows.length > 0;
}

/** Stores the decision with the message, for the gate and for the conversation. */
async function noteAct(
  tx: Tx,
  { shopId, messageId, by, now }: HeldMessage,
  { kind, until }: { kind: TeamAct['kind']; until?: Date },
): Promise<void> {
  const team: TeamAct = { kind, at: now.toISOString(), memberId: by.memberId, name: by.name };
  const wait = until && { wait: { reason: 'postponed', until: until.toISOString(), at: now.toISOString() } };
  await sql`update messages set verdict = coalesce(verdict, '{}') || ${JSON.stringify({ team, ...wait })}::jsonb
    where shop_id = ${shopId} and message_id = ${messageId}`.execute(tx);
}
