import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import { momentOfId } from '#platform/ids/time-ordered-id.ts';
import type { MessageRow } from '../contract/message-row.ts';
import { explainRow } from '../rules/explain-row.ts';
import { describeState } from '../rules/message-words.ts';
import { ROW_COLUMNS, ROW_JOINS, toMessageRow, type FoundMessage } from './find-message-rows.ts';

/** A message with the log's texts. */
export interface WordedMessage {
  row: MessageRow;
  sendingId: string;
  stateWord: string;
  /** The reason of its state, or null. */
  why: string | null;
  readAt: Date | null;
  clickedAt: Date | null;
  failedAt: Date | null;
}

interface FoundRow extends FoundMessage {
  sending_id: string;
  read_at: Date | null;
  clicked_at: Date | null;
  failed_at: Date | null;
}

interface Asked {
  shopId: number;
  sendingIds: readonly string[];
  /** The last message of the page before. Null at the start. */
  cursor: string | null;
  size: number;
  now: Date;
}

/**
 * Returns the next messages of sendings with the log's texts, oldest first. A message that was tried again is left out,
 * because the new one represents it.
 */
export async function readSendingMessages(tx: Tx, asked: Asked): Promise<WordedMessage[]> {
  const { rows } = await pageOfSendings(asked).execute(tx);
  return rows.map((found) => toWorded(found, asked.now));
}

/** Reads a page of each sending, and returns the first page of these. */
export function pageOfSendings({ shopId, sendingIds, cursor, size }: Asked): RawBuilder<FoundRow> {
  const wanted = sql`m.shop_id = ${shopId} and m.sending_id = wanted.sending_id`;
  const after: RawBuilder<unknown> = cursor === null ? sql`true` : sql`m.message_id > ${cursor}`;
  return sql<FoundRow>`
    select ${ROW_COLUMNS}, m.sending_id, m.read_at, m.clicked_at, m.failed_at
    from (
      select listed.* from unnest(${[...sendingIds]}::uuid[]) as wanted(sending_id)
      cross join lateral (
        ${momentsOfSending(wanted, cursor)}
        select written.* from moments cross join lateral (
          select * from messages m
          where ${wanted} and m.created_at = moments.created_at and ${after}
            and m.message_id >= first_id_at(moments.created_at)
            and m.message_id < first_id_at(moments.created_at + interval '1 ms')
            and not (m.state in ('failed', 'skipped') and exists (
              select from message_keys k
              where k.shop_id = m.shop_id and k.message_key = 'retry:' || m.message_id
                and k.subscriber_id = m.subscriber_id
            ))
          order by m.message_id limit ${size}
        ) written
        limit ${size}
      ) listed
      order by listed.message_id limit ${size}
    ) m ${ROW_JOINS}
    order by m.message_id`;
}

/**
 * Returns the times at which a sending's messages were written, earliest first: thousands at a time. The index has only
 * the time of each message. The time is also in the id, which gives the order. A plan that sorts could read a million
 * rows.
 */
function momentsOfSending(wanted: RawBuilder<unknown>, cursor: string | null): RawBuilder<unknown> {
  const since = (cursor === null ? null : momentOfId(cursor)) ?? new Date(0);
  const next = (after: RawBuilder<unknown>) => sql`
    select m.created_at from messages m where ${wanted} and ${after} order by m.created_at limit 1`;
  return sql`
    with recursive moments as (
      (${next(sql`m.created_at >= ${since}`)})
      union all
      select later.created_at
      from moments cross join lateral (${next(sql`m.created_at > moments.created_at`)}) later
    )`;
}

function toWorded(found: FoundRow, now: Date): WordedMessage {
  // The caller already knows the source's name.
  const row = toMessageRow(found, { now, names: new Map() });
  return {
    row,
    sendingId: found.sending_id,
    stateWord: describeState(row.state).word,
    why: explainRow(row),
    readAt: found.read_at,
    clickedAt: found.clicked_at,
    failedAt: found.failed_at,
  };
}
