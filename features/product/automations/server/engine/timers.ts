import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Channel } from '#platform/channel/channel.ts';
import type { Tx } from '#platform/database/database.ts';
import { readStored } from '#platform/database/read-stored.ts';
import { storableJson } from '#platform/database/storable-json.ts';
import { readSubject, subjectKey, type Subject } from '../../rules/effect.ts';

/**
 * The content of a timer: the drip whose message is due, or the task of its campaign. `eventAt`: when its event
 * happened; older timers lack it.
 */
const TimerPayload = z.union([
  z.object({ dripId: z.string(), eventAt: z.optional(z.string()) }),
  z.object({ task: z.string() }),
]);
type TimerPayload = z.infer<typeof TimerPayload>;

/** A timer to start: a drip's message or a task is due at a time, for one subject. */
export interface NewTimer {
  shopId: number;
  timerKey: string;
  /** The type of its campaign. */
  kind: string;
  /** From `subjectKey`. */
  subject: string;
  dueAt: Date;
  payload: TimerPayload;
}

/** A stored timer. */
export interface Timer extends Omit<NewTimer, 'payload'> {
  payload: unknown;
  /** The start of its wait after it was due. Null if it did not have to wait. */
  waitingSince: Date | null;
}

export function timerKey(dripId: string, subject: Subject): string {
  return `${dripId}:${subjectKey(subject)}`;
}

export function taskKey(type: string, task: string, subject: Subject): string {
  return `${type}/${task}:${subjectKey(subject)}`;
}

/** Whether a task of its campaign is due, and not a drip. */
export function isTask({ payload }: Timer): boolean {
  return typeof payload === 'object' && payload !== null && 'task' in payload;
}

/** The content of a timer. Throws if this version cannot read it. */
export function readPayload({ payload, timerKey: key }: Timer): TimerPayload {
  return readStored(TimerPayload, payload, `the timer ${key}`);
}

/** Starts timers, or moves those with the same key, which get the new content. */
export async function setTimers(tx: Tx, timers: readonly NewTimer[]): Promise<void> {
  if (timers.length === 0) return;
  const rows = timers.map(({ shopId, timerKey: key, ...timer }) => ({ ...timer, shopId, key }));
  await sql`
    insert into timers (shop_id, timer_key, kind, subject, due_at, payload)
    select distinct on (t."shopId", t.key) t."shopId", t.key, t.kind, t.subject, t."dueAt", t.payload
    from rows from (
      json_to_recordset(${storableJson(rows)}::json) as (
        "shopId" bigint, key text, kind text, subject text, "dueAt" timestamptz, payload jsonb)
    ) with ordinality as t("shopId", key, kind, subject, "dueAt", payload, nth)
    order by t."shopId", t.key, t.nth desc
    on conflict (shop_id, timer_key) do update set
      due_at = excluded.due_at, payload = excluded.payload, attempts = 0, error = null, waiting_since = null,
      given_up_at = null`.execute(tx);
}

/** A timer that ended before it was due. */
export interface EndedTimer {
  channel: Channel;
  subject: Subject;
  dripId: string;
  eventAt: string | null;
}

/** Ends a campaign's timers on these subjects; returns those that existed. */
export async function endTimers(
  tx: Tx,
  shopId: number,
  kind: string,
  subjects: readonly string[],
): Promise<EndedTimer[]> {
  const { rows } = await sql<{ subject: string; channel: Channel; drip_id: string; event_at: string | null }>`
    with gone as (
      delete from timers where shop_id = ${shopId} and kind = ${kind} and subject = any(${[...subjects]}::text[])
      returning shop_id, subject, payload
    )
    select g.subject, d.channel, d.drip_id, g.payload ->> 'eventAt' as event_at from gone g
    join drips d on d.shop_id = g.shop_id and d.drip_id::text = g.payload ->> 'dripId'`.execute(tx);
  return rows.map((row) => ({
    channel: row.channel,
    subject: readSubject(row.subject),
    dripId: row.drip_id,
    eventAt: row.event_at,
  }));
}

/** Makes timers of a shop due now, because the event that they waited for has happened. */
export async function wakeWaiting(tx: Tx, shopId: number, now: Date): Promise<void> {
  await tx
    .updateTable('timers')
    .set({ due_at: now })
    .where('shop_id', '=', shopId)
    .where('waiting_since', 'is not', null)
    .execute();
}
