import { sql } from 'kysely';
import { dropByEvent } from '#features/engine/messaging/server/index.ts';
import { getShop } from '#features/foundations/store-data/server/index.ts';
import type { SubscriberMove } from '#features/foundations/subscribers/contract/subscriber-events.ts';
import { DAY_MS } from '#platform/clock/durations.ts';
import type { Tx } from '#platform/database/database.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import type { Answerer } from '../contract/thread.ts';
import { openMsBetween } from '../rules/opening/opening-hours.ts';
import { findSettings } from './settings.ts';

export const AWAY_SOURCE = 'awayMessage';

interface Whose {
  shopId: number;
  subscriberId: string;
}

interface Question extends Whose {
  channel: 'WA' | 'FB';
  at: Date;
  now: Date;
  /** Since when the thread waits, with this question. */
  waitingSince: Date;
  /** Whether it can decide about the away message. */
  mayDecide: boolean;
}

/**
 * Notes a question in the person's wait, which starts with the first one. Returns the wait, and whether this question is
 * the one that decides about the away message: the first one that can.
 */
export async function noteQuestion(
  tx: Tx,
  { shopId, subscriberId, channel, at, now, waitingSince, mayDecide }: Question,
): Promise<{ waitId: string; decides: boolean }> {
  const judgedAt = mayDecide ? now : null;
  // A wait that is older than the thread's was ended by a release that did not know of waits yet.
  const isOver = sql`w.started_at < ${waitingSince}`;
  const dayBefore = new Date(at.getTime() - DAY_MS);
  // The shop also writes without a question, and answers one several times.
  const startsConversation = sql`not exists (
      select from inbox_waits p where p.shop_id = ${shopId} and p.subscriber_id = ${subscriberId}
        and p.ended_by in ('reply', 'outside') and p.ended_at > ${dayBefore})
    and not exists (
      select from subscribers s where s.shop_id = ${shopId} and s.subscriber_id = ${subscriberId}
        and s.shop_wrote_at > ${dayBefore})`;
  const { rows } = await sql<{ wait_id: string; judged_at: Date | null }>`
    insert into inbox_waits as w (shop_id, wait_id, subscriber_id, channel, started_at, judged_at, starts_conversation)
    values (${shopId}, ${timeOrderedId(now)}, ${subscriberId}, ${channel}, ${at}, ${judgedAt}, ${startsConversation})
    on conflict (shop_id, subscriber_id) where ended_at is null do update set
      wait_id = case when ${isOver} then excluded.wait_id else w.wait_id end,
      started_at = case when ${isOver} then excluded.started_at else least(w.started_at, excluded.started_at) end,
      judged_at = case when ${isOver} then excluded.judged_at else coalesce(w.judged_at, excluded.judged_at) end,
      away_event = case when ${isOver} then null else w.away_event end,
      starts_conversation = case when ${isOver} then excluded.starts_conversation else w.starts_conversation end
    returning wait_id, judged_at`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('a wait that is not stored');
  // The same millisecond twice is harmless: the key of the message is that of the wait.
  return { waitId: row.wait_id, decides: mayDecide && row.judged_at?.getTime() === now.getTime() };
}

interface WaitEnd extends Whose {
  at: Date;
  how: 'reply' | 'outside' | 'done';
  /** Who answered, if we know. */
  answeredBy?: Answerer;
}

/** Ends the person's wait, if there is one. An away message that is not sent yet is dropped. */
export async function endWait(tx: Tx, { shopId, subscriberId, at, how, answeredBy }: WaitEnd): Promise<void> {
  const ended = await tx
    .updateTable('inbox_waits')
    .set({
      ended_at: sql<Date>`greatest(started_at, ${at}::timestamptz)`,
      ended_by: how,
      ...(answeredBy && {
        member_id: answeredBy.memberId,
        person: answeredBy.name,
        is_program: answeredBy.isProgram,
      }),
    })
    .where('shop_id', '=', shopId)
    .where('subscriber_id', '=', subscriberId)
    .where('ended_at', 'is', null)
    .returning(['wait_id', 'started_at', 'ended_at', 'away_event'])
    .executeTakeFirst();
  if (!ended) return;
  const { wait_id: waitId, started_at: startedAt, ended_at: endedAt, away_event: event } = ended;
  await tx
    .updateTable('inbox_waits')
    .set({ open_ms: await countOpenMs(tx, shopId, { startedAt, endedAt: endedAt ?? at }) })
    .where('shop_id', '=', shopId)
    .where('wait_id', '=', waitId)
    .execute();
  if (event !== null)
    await dropByEvent(tx, { shopId, sourceType: AWAY_SOURCE }, [{ event, reason: 'teamAnswered' }]);
}

/** How long somebody waited within the opening hours; all of it if the shop has none. */
async function countOpenMs(
  tx: Tx,
  shopId: number,
  { startedAt, endedAt }: { startedAt: Date; endedAt: Date },
): Promise<number> {
  const { hoursOn, hours } = await findSettings(tx, shopId);
  if (!hoursOn) return endedAt.getTime() - startedAt.getTime();
  const { time_zone: timeZone } = await getShop(tx, shopId);
  return openMsBetween(hours, startedAt, endedAt, timeZone);
}

/** Moves the waits of a person to the row that stays after a merge. Two open waits become one, from the first question on. */
export async function moveWaits(tx: Tx, { shopId, fromId, toId }: SubscriberMove): Promise<void> {
  await sql`
    with former as (
      delete from inbox_waits w where w.shop_id = ${shopId} and w.subscriber_id = ${fromId} and w.ended_at is null
        and exists (select from inbox_waits o where o.shop_id = ${shopId} and o.subscriber_id = ${toId} and o.ended_at is null)
      returning w.started_at, w.judged_at, w.away_event
    )
    update inbox_waits w set started_at = least(w.started_at, f.started_at),
      judged_at = coalesce(w.judged_at, f.judged_at), away_event = coalesce(w.away_event, f.away_event)
    from former f where w.shop_id = ${shopId} and w.subscriber_id = ${toId} and w.ended_at is null`.execute(
    tx,
  );
  await tx
    .updateTable('inbox_waits')
    .set({ subscriber_id: toId })
    .where('shop_id', '=', shopId)
    .where('subscriber_id', '=', fromId)
    .execute();
}
