import { sql, type RawBuilder } from 'kysely';
import { codesOfClass } from '#features/engine/messaging/contract/failures/error-sentences.ts';
import {
  FAILURE_CLASSES,
  isFailureClass,
} from '#features/engine/messaging/contract/failures/failure-classes.ts';
import type { UncertainEnd } from '#features/engine/messaging/contract/uncertain-end.ts';
import { IN_FLIGHT } from '#features/engine/messaging/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { ErrorClass } from '#platform/errors/error-class.ts';
import { namedIn, splitList } from '#platform/http/text-shapes.ts';
import { firstIdAt } from '#platform/ids/time-ordered-id.ts';
import { OUTCOMES, type MessageFilter } from '../contract/message-calls.ts';
import { MESSAGE_STATES, type MessageState } from '../contract/message-row.ts';
import { ROW_COLUMNS, ROW_JOINS, type FoundMessage } from './find-message-rows.ts';

export const PAGE_SIZE = 50;
/**
 * The maximum number of rows that are read for one page. Rare rows need several pages instead of reading the whole
 * table.
 */
const LOOKED_AT = 5000;
const MOST_LOOKS = 4;

export interface MessageQuery extends MessageFilter {
  shopId: number;
  /** The times of the requested days in the shop's zone, null for an open end. */
  bounds: { from: Date | null; until: Date | null };
  isOldestFirst?: boolean;
  /** Only messages after this one. */
  cursor: string | null;
  now: Date;
}

interface MessagePage {
  rows: FoundMessage[];
  nextCursor: string | null;
}

/** Returns a page of the matching messages by id, which sorts by age. */
export async function listMessages(tx: Tx, query: MessageQuery): Promise<MessagePage> {
  const rows: FoundMessage[] = [];
  let cursor = query.cursor;
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const { rows: edges } = await edgeOfLook({ ...query, cursor }).execute(tx);
    const edge = edges.at(-1)?.message_id ?? null;
    if (edge === null) return { rows, nextCursor: null };
    const wanted = PAGE_SIZE - rows.length;
    const { rows: found } = await rowsOfLook({ ...query, cursor }, edge, wanted + 1).execute(tx);
    rows.push(...found.slice(0, wanted));
    if (found.length > wanted) return { rows, nextCursor: rows.at(-1)?.message_id ?? null };
    cursor = edge;
  }
  return { rows, nextCursor: cursor };
}

/** Returns the last of the next rows to read. */
export function edgeOfLook(query: MessageQuery): RawBuilder<{ message_id: string }> {
  return sql`
    select message_id from (
      select m.message_id from ${tableOf(query)} m where ${within(query)}
      order by m.message_id ${query.isOldestFirst ? sql`asc` : sql`desc`} limit ${LOOKED_AT}
    ) looked order by message_id ${query.isOldestFirst ? sql`desc` : sql`asc`} limit 1`;
}

/** Returns the matching rows from the cursor to the edge, in the list's order. */
export function rowsOfLook(query: MessageQuery, edge: string, limit: number): RawBuilder<FoundMessage> {
  const isQueued = isUnsent(query) && query.state !== 'sending';
  const from = isQueued
    ? sql`outbox q join messages m
        on m.shop_id = q.shop_id and m.message_id = q.message_id and m.created_at = q.created_at`
    : sql`${tableOf(query)} m`;
  const reaches = query.isOldestFirst ? sql`<=` : sql`>=`;
  const bound = isQueued ? sql`q.shop_id = ${query.shopId} and q.message_id ${reaches} ${edge} and` : sql``;
  return sql`
    select ${ROW_COLUMNS} from ${from} ${ROW_JOINS}
    where ${bound} ${within(query)} and m.message_id ${reaches} ${edge} and ${sql.join(conditions(query), sql` and `)}
    order by m.message_id ${query.isOldestFirst ? sql`asc` : sql`desc`} limit ${limit}`;
}

const UNSENT = ['queued', 'waiting', 'uncertain'];

/** Whether the filter is about unsent messages. These are few: in the outbox, or in flight. */
function isUnsent({ state }: MessageFilter): boolean {
  if (state === 'sending') return true;
  const states = namedIn(MESSAGE_STATES, state);
  return states.length > 0 && states.every((one) => UNSENT.includes(one));
}

function tableOf(query: MessageFilter): RawBuilder<unknown> {
  if (query.state === 'sending') return sql.raw(IN_FLIGHT);
  return isUnsent(query) ? sql`outbox` : sql`messages`;
}

function within({
  shopId,
  broadcastId,
  cursor,
  bounds: { from, until },
  isOldestFirst,
}: MessageQuery): RawBuilder<unknown> {
  const parts = [sql`m.shop_id = ${shopId}`];
  // By an index of its own, however old the broadcast is.
  if (broadcastId)
    parts.push(sql`m.sending_id = any(array(
      select sending_id from sendings where shop_id = ${shopId} and source_type = 'broadcast' and source_id = ${broadcastId}))`);
  if (cursor) parts.push(sql`m.message_id ${isOldestFirst ? sql`>` : sql`<`} ${cursor}`);
  if (from) parts.push(sql`m.message_id >= ${firstIdAt(from)} and m.created_at >= ${from}`);
  if (until) parts.push(sql`m.message_id < ${firstIdAt(until)} and m.created_at < ${until}`);
  return sql.join(parts, sql` and `);
}

const MOST_COUNTED = 10_000;

/** Counts the matching messages, up to ten thousand. */
export async function countMessages(
  tx: Tx,
  query: MessageQuery,
): Promise<{ count: number; isAtLeast: boolean }> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select from messages m ${ROW_JOINS} where ${within(query)} and ${sql.join(conditions(query), sql` and `)}
      limit ${MOST_COUNTED + 1}
    ) fitting`.execute(tx);
  const count = rows[0]?.count ?? 0;
  return { count: Math.min(count, MOST_COUNTED), isAtLeast: count > MOST_COUNTED };
}

function conditions(query: MessageQuery): RawBuilder<unknown>[] {
  const { sourceType, channel } = query;
  return [
    sql`true`,
    ...anyOf(namedIn(MESSAGE_STATES, query.state).map((state) => stateIs(query, state))),
    ...anyOf(splitList(query.reason).map(reasonIs)),
    ...(sourceType ? [sql`m.source_type = any(${splitList(sourceType)}::text[])`] : []),
    ...(channel ? [sql`m.channel = any(${splitList(channel)}::text[])`] : []),
    ...anyOf(namedIn(OUTCOMES, query.outcome).map((outcome) => OUTCOME_IS[outcome])),
  ];
}

const OUTCOME_IS = { clicked: sql`m.clicked_at is not null`, ordered: sql`e.earned_orders > 0` };

/** Returns one condition of which at least one part has to be true. Empty without parts. */
function anyOf(parts: readonly RawBuilder<unknown>[]): RawBuilder<unknown>[] {
  return parts.length === 0 ? [] : [sql`(${sql.join(parts, sql` or `)})`];
}

function stateIs({ now }: MessageQuery, state: MessageState): RawBuilder<unknown> {
  switch (state) {
    case 'waiting':
      return sql`(o.state in ('awaiting_code', 'paused', 'following') or o.state = 'queued' and (o.reason is not null or o.due_at > ${now}))`;
    case 'queued':
      return sql`(o.state = 'queued' and o.reason is null and o.due_at <= ${now})`;
    case 'sending':
      return sql`(m.state = 'queued' and o.state is null)`;
    case 'uncertain':
      return sql`o.state = 'uncertain'`;
    case 'sent':
    case 'delivered':
    case 'read':
    case 'skipped':
    case 'failed':
      return sql`m.state = ${state}`;
  }
}

/** Returns the condition for a rule of the gate or a class of failures: dropped, failed, or waiting. */
function reasonIs(reason: string): RawBuilder<unknown> {
  const parts = [sql`m.state = 'skipped' and m.verdict ->> 'reason' = ${reason}`, sql`o.reason = ${reason}`];
  if (reason === 'discountCode') parts.push(sql`o.state = 'awaiting_code'`);
  if (reason === 'paused') parts.push(sql`o.state = 'paused'`);
  if (isFailureClass(reason)) parts.push(isSilence(reason) ? closedFor(reason) : failedFor(reason));
  return sql`(${sql.join(parts, sql` or `)})`;
}

function isSilence(reason: string): reason is 'noAnswer' | 'webhooksUnavailable' {
  return reason === 'noAnswer' || reason === 'webhooksUnavailable';
}

function closedFor(silence: 'noAnswer' | 'webhooksUnavailable'): RawBuilder<unknown> {
  const isGap = sql`m.provider_error is not distinct from ${'unknownAfterGap' satisfies UncertainEnd}`;
  return sql`m.state = 'failed' and m.provider_code is null and (${isGap}) = ${silence === 'webhooksUnavailable'}`;
}

function failedFor(errorClass: ErrorClass): RawBuilder<unknown> {
  const codes = codesOfClass(errorClass);
  const own = sql`m.provider_code = any(${codes}) or o.reason = any(${codes.map(String)})`;
  if (errorClass !== 'request') return sql`(m.state in ('failed', 'queued') and (${own}))`;
  // An unknown code counts as a refusal of the message.
  const known = FAILURE_CLASSES.flatMap((one) =>
    one === 'request' || isSilence(one) ? [] : codesOfClass(one),
  );
  return sql`m.state = 'failed' and m.provider_code <> all(${known})`;
}
