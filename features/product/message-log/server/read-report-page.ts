import { sql } from 'kysely';
import { CHANNEL_LABELS } from '#platform/channel/channel-labels.ts';
import type { Tx } from '#platform/database/database.ts';
import { firstIdAt } from '#platform/ids/time-ordered-id.ts';
import { momentOfId } from '#platform/ids/time-ordered-id.ts';
import type { MessageState } from '../contract/message-row.ts';
import { explainRow } from '../rules/explain-row.ts';
import { describeSource, describeState } from '../rules/message-words.ts';
import { ROW_COLUMNS, ROW_JOINS, standingOf, type FoundMessage } from './find-message-rows.ts';

/** A report's question and its progress. */
export interface ReportQuery {
  shopId: number;
  /** The campaign's type, for example abandonedCart. */
  sourceType: string;
  /** The source of that type. By default all of them. */
  sourceId?: string;
  /** The merchant's name of that source. By default the name of its type. */
  sourceName?: string;
  /** The decision is at or after the first and before the second. */
  from: Date;
  until: Date;
  /** The last message that was read. Null at the start. */
  cursor: string | null;
  now: Date;
}

/** A message of a report, with the log's texts. */
export interface ReportRow {
  /** When it was sent, otherwise when it was decided. */
  at: Date;
  channel: string;
  campaign: string;
  drip: string | null;
  name: string | null;
  /** In E.164. */
  phone: string | null;
  state: MessageState;
  stateWord: string;
  /** The reason of its state, or null. */
  why: string | null;
  readAt: Date | null;
  clickedAt: Date | null;
  /** The names of its credited orders. */
  orderNames: string[];
  /** Their amount minus returns in the shop's currency, or null. */
  revenueMinor: number | null;
}

interface FoundRow extends FoundMessage {
  drip_index: string | null;
  read_at: Date | null;
  clicked_at: Date | null;
  order_names: string[] | null;
  revenue_minor: number | null;
}

/** The number of the shop's messages that are read for a page, however few match. */
const LOOKED_AT = 2000;

/** Returns the next messages of a report, oldest first. Without a next cursor it is at its end. */
export async function readReportPage(
  tx: Tx,
  query: ReportQuery,
): Promise<{ rows: ReportRow[]; nextCursor: string | null }> {
  const edge = await findEdge(tx, query);
  if (edge === null) return { rows: [], nextCursor: null };
  const { rows } = await sql<FoundRow>`
    select ${ROW_COLUMNS}, d.drip_index, m.read_at, m.clicked_at, c.order_names, c.revenue_minor
    from messages m ${ROW_JOINS}
    left join drips d on d.shop_id = m.shop_id and d.drip_id = m.source_id
    left join lateral (
      select array_agg(r.name order by c.ordered_at) as order_names,
        sum(c.amount_minor - c.returned_minor)::bigint as revenue_minor
      from order_credits c join orders r on r.shop_id = c.shop_id and r.order_id = c.order_id
      where c.shop_id = m.shop_id and c.message_id = m.message_id
      having count(*) > 0
    ) c on true
    where ${within(query)} and m.message_id <= ${edge} and m.source_type = ${query.sourceType}
      and m.source_kind <> 'test' and (${query.sourceId ?? null}::uuid is null or m.source_id = ${query.sourceId ?? null})
    order by m.message_id`.execute(tx);
  return { rows: rows.map((row) => toReportRow(row, query)), nextCursor: edge };
}

/** Returns the last of the next messages to read. */
async function findEdge(tx: Tx, query: ReportQuery): Promise<string | null> {
  const { rows } = await sql<{ message_id: string }>`
    select message_id from (
      select m.message_id from messages m where ${within(query)} order by m.message_id limit ${LOOKED_AT}
    ) looked order by message_id desc limit 1`.execute(tx);
  return rows[0]?.message_id ?? null;
}

/** Ids sort by age and contain the month, so only the remaining months are read. */
function within({ shopId, from, until, cursor }: ReportQuery) {
  const since = (cursor === null ? null : momentOfId(cursor)) ?? from;
  const after = cursor === null ? sql`m.message_id >= ${firstIdAt(from)}` : sql`m.message_id > ${cursor}`;
  return sql`m.shop_id = ${shopId} and ${after} and m.message_id < ${firstIdAt(until)}
    and m.created_at >= ${since} and m.created_at < ${until}`;
}

function toReportRow(row: FoundRow, { sourceName, now }: ReportQuery): ReportRow {
  const standing = standingOf(row, now);
  return {
    at: row.sent_at ?? row.created_at,
    channel: CHANNEL_LABELS[row.channel],
    campaign: sourceName ?? describeSource(row.source_type),
    drip: row.drip_index,
    name: [row.first_name, row.last_name].filter(Boolean).join(' ') || null,
    phone: row.phone_e164,
    state: standing.state,
    stateWord: describeState(standing.state).word,
    why: explainRow({ channel: row.channel, ...standing }),
    readAt: row.read_at,
    clickedAt: row.clicked_at,
    orderNames: row.order_names ?? [],
    revenueMinor: row.revenue_minor,
  };
}
