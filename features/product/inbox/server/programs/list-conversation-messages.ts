import { sql, type RawBuilder } from 'kysely';
import { findBubbles } from '#features/product/message-log/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { momentOfId } from '#platform/ids/time-ordered-id.ts';
import {
  kindOfBubbles,
  kindOfWriter,
  textOfBubbles,
  type WriterFacts,
} from '../../rules/programs/message-parts.ts';
import { writeThreadCursor, type ThreadCursor } from '../../rules/thread-cursor.ts';
import { requirePosition } from './list-conversations.ts';

type SendState = 'queued' | 'sent' | 'delivered' | 'read' | 'failed' | 'skipped';

/** A message of a thread as programs see it: no notes of the team, and no files. */
export interface ConversationMessage {
  id: string;
  /** `in`: the person wrote it. */
  direction: 'in' | 'out';
  /** `text`, or what the message is besides or instead of a text. */
  kind: string;
  text: string | null;
  createdAt: Date;
  /** Null while it is not sent. */
  sentAt: Date | null;
  /** Null for messages of the person. */
  state: SendState | null;
  writtenBy: 'person' | 'program' | 'automation' | null;
  /** The name of the person of the team, or of the API key; null if none is stored. */
  writerName: string | null;
}

interface Asked {
  shopId: number;
  subscriberId: string;
  /** The `next` of the page before. */
  after: string | undefined;
  size: number;
}

/** Returns a page of a thread's messages in both directions, the newest first. Throws CURSOR_INVALID. */
export async function listConversationMessages(
  tx: Tx,
  { shopId, subscriberId, after, size }: Asked,
): Promise<{ messages: ConversationMessage[]; next: string | null }> {
  const whose = sql`shop_id = ${shopId} and subscriber_id = ${subscriberId}`;
  const cursor = requirePosition(after);
  const rows = await readRows(
    tx,
    shopId,
    sql`${sql.join(PLACES.map(partOf({ whose, cursor, most: size + 1 })), sql` union all `)}
      order by at desc, id desc limit ${size + 1}`,
  );
  const page = rows.slice(0, size);
  const last = rows.length > size ? page.at(-1) : undefined;
  return {
    messages: await describe(tx, shopId, page),
    next: last ? writeThreadCursor({ at: last.position, subscriberId: last.id }) : null,
  };
}

/** Returns a message that the shop wrote, or null. */
export async function findConversationMessage(
  tx: Tx,
  shopId: number,
  messageId: string,
): Promise<ConversationMessage | null> {
  const whose = sql`shop_id = ${shopId} and message_id = ${messageId} and created_at = ${momentOfId(messageId)}`;
  const rows = await readRows(tx, shopId, partOf({ whose, cursor: null, most: 1 })(MESSAGES));
  return (await describe(tx, shopId, rows))[0] ?? null;
}

interface Row {
  place: WriterFacts['place'] | 'inbound';
  id: string;
  at: Date;
  position: string;
  kind: string | null;
  text: string | null;
  sent_at: Date | null;
  state: SendState | null;
  source_type: string | null;
  is_program: boolean | null;
  person: string | null;
}

/** A table with messages. The ids of others' messages contain phone numbers, so programs get ids derived from them. */
interface Place {
  from: RawBuilder<unknown>;
  at: string;
  id: RawBuilder<unknown>;
  columns: RawBuilder<unknown>;
}

const MESSAGES: Place = {
  from: sql`from messages where source_kind <> 'test' and`,
  at: 'created_at',
  id: sql`message_id`,
  columns: sql`'message' as place, null as kind, null as text, sent_at, state, source_type`,
};
const PLACES: readonly Place[] = [
  MESSAGES,
  {
    from: sql`from inbound_messages where`,
    at: 'received_at',
    id: sql`md5('inbound:' || provider_message_id)::uuid`,
    columns: sql`'inbound', kind, text, received_at, null, null`,
  },
  {
    from: sql`from outside_messages where`,
    at: 'written_at',
    id: sql`md5('outside:' || provider_message_id)::uuid`,
    columns: sql`'outside', case when revoked_at is null then kind else 'deleted' end, text, written_at,
      coalesce(state, 'sent'), null`,
  },
];

interface PartOf {
  whose: RawBuilder<unknown>;
  cursor: ThreadCursor | null;
  most: number;
}

/** The newest messages of a table, by its index. */
function partOf({ whose, cursor, most }: PartOf): (place: Place) => RawBuilder<unknown> {
  return ({ from, at, id, columns }) => {
    const moment = sql.ref(at);
    const behind = cursor
      ? sql`${moment} <= ${cursor.at}::timestamptz
          and (${moment}, ${id}) < (${cursor.at}::timestamptz, ${cursor.subscriberId}::uuid)`
      : sql`true`;
    return sql`
      (select ${id} as id, ${moment} as at, ${columns} ${from}
      ${whose} and ${behind} order by ${moment} desc, ${id} desc limit ${most})`;
  };
}

async function readRows(tx: Tx, shopId: number, found: RawBuilder<unknown>): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select f.*, f.at::text as position, r.is_program, r.person
    from (${found}) f
    left join inbox_replies r on f.place = 'message' and r.shop_id = ${shopId} and r.message_id = f.id
    order by f.at desc, f.id desc`.execute(tx);
  return rows;
}

async function describe(tx: Tx, shopId: number, rows: readonly Row[]): Promise<ConversationMessage[]> {
  const own = rows.filter(({ place }) => place === 'message');
  const bubblesOf = await findBubbles(
    tx,
    shopId,
    own.map(({ id, at }) => ({ messageId: id, createdAt: at })),
  );
  return rows.map((row) => {
    const bubbles = row.place === 'message' ? (bubblesOf.get(row.id) ?? []) : null;
    return {
      id: row.id,
      direction: row.place === 'inbound' ? 'in' : 'out',
      kind: bubbles ? kindOfBubbles(bubbles) : (row.kind ?? 'text'),
      text: bubbles ? textOfBubbles(bubbles) : row.text,
      createdAt: row.at,
      sentAt: row.sent_at,
      state: row.state,
      writtenBy: row.place === 'inbound' ? null : kindOfWriter(writerFactsOf(row, row.place)),
      writerName: row.person,
    };
  });
}

function writerFactsOf(row: Row, place: WriterFacts['place']): WriterFacts {
  return { place, sourceType: row.source_type, isProgram: row.is_program };
}
