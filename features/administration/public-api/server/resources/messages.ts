import { sql } from 'kysely';
import { sendTemplateTo } from '#features/product/broadcasts/server/single-sends-api.ts';
import type { Channel } from '#platform/channel/channel.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { momentOfId } from '#platform/ids/time-ordered-id.ts';
import { getMessage, listMessages, sendMessage, type ApiMessage } from '../../contract/resources/messages.ts';
import { API_CHANNEL } from '../../contract/resources/names.ts';
import { IdPosition, readCursor, sizeOf, toPage } from '../../rules/cursor.ts';
import type { EndpointBinder } from '../bind-endpoint.ts';
import { requirePerson } from './people.ts';

/** The source of messages that programs send. */
const SOURCE = 'api';

export function bindMessages(binder: EndpointBinder, ctx: Context): void {
  binder.read(listMessages, async (tx, { shopId, query }) => {
    const list = ['messages', query.personId].join(' ');
    const [after] = readCursor(list, query.cursor, IdPosition) ?? [];
    const person = query.personId && (await requirePerson(tx, shopId, query.personId)).id;
    const size = sizeOf(query.limit);
    const rows = await findMessages(tx, shopId, { person, after: asMessageId(after), most: size + 1 });
    return toPage(list, rows, { size, positionOf: (row) => [row.message_id], toEntry: toMessage });
  });
  binder.read(getMessage, (tx, { shopId, params }) => requireMessage(tx, shopId, params.messageId));
  binder.act(sendMessage, {
    act: async (tx, { shopId, body: { personId, templateId, values = {} } }) => {
      const { id: subscriberId } = await requirePerson(tx, shopId, personId);
      return sendTemplateTo(ctx, tx, { shopId, subscriberId, templateId, values, source: SOURCE });
    },
    answer: (tx, messageId, { shopId }) => requireMessage(tx, shopId, messageId),
  });
}

async function requireMessage(tx: Tx, shopId: number, messageId: string): Promise<ApiMessage> {
  const createdAt = momentOfId(messageId);
  if (createdAt === null) throw new AppError('NOT_FOUND', { field: 'messageId' });
  const { rows } = await sql<FoundMessage>`
    select ${MESSAGE} from messages m
    where m.shop_id = ${shopId} and m.message_id = ${messageId} and m.created_at = ${createdAt}`.execute(tx);
  const [row] = rows;
  if (!row) throw new AppError('NOT_FOUND', { field: 'messageId' });
  return toMessage(row);
}

interface MessageQuery {
  /** Only messages to this person. */
  person: string | undefined;
  /** Only messages before this one. */
  after: { id: string; at: Date } | null;
  most: number;
}

async function findMessages(
  tx: Tx,
  shopId: number,
  { person, after, most }: MessageQuery,
): Promise<FoundMessage[]> {
  const { rows } = await sql<FoundMessage>`
    select ${MESSAGE} from messages m
    where m.shop_id = ${shopId} and m.source_kind <> 'test'
      ${person === undefined ? sql`` : sql`and m.subscriber_id = ${person}`}
      ${after === null ? sql`` : sql`and m.message_id < ${after.id} and m.created_at <= ${after.at}`}
    order by m.message_id desc limit ${most}`.execute(tx);
  return rows;
}

/** A row of `MESSAGE`. */
export interface FoundMessage {
  message_id: string;
  subscriber_id: string;
  channel: Channel;
  purpose: ApiMessage['purpose'];
  source_type: string;
  state: ApiMessage['state'];
  reason: string | null;
  created_at: Date;
  sent_at: Date | null;
  delivered_at: Date | null;
  read_at: Date | null;
}

/** The columns of a message `m`. */
export const MESSAGE = sql`m.message_id, m.subscriber_id, m.channel, m.purpose, m.source_type, m.state,
  coalesce(m.verdict ->> 'reason', m.provider_error) as reason, m.created_at, m.sent_at, m.delivered_at, m.read_at`;

export function toMessage(row: FoundMessage): ApiMessage {
  return {
    id: row.message_id,
    personId: row.subscriber_id,
    channel: API_CHANNEL[row.channel],
    purpose: row.purpose,
    source: row.source_type,
    state: row.state,
    reason: row.state === 'skipped' || row.state === 'failed' ? row.reason : null,
    createdAt: row.created_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
    deliveredAt: row.delivered_at?.toISOString() ?? null,
    readAt: row.read_at?.toISOString() ?? null,
  };
}

/** An id contains its time, and so its month, which spares the search in later months. */
function asMessageId(value: string | number | undefined): MessageQuery['after'] {
  if (value === undefined) return null;
  const id = String(value);
  const at = momentOfId(id);
  if (at === null) throw new AppError('CURSOR_INVALID', { field: 'cursor' });
  return { id, at };
}
