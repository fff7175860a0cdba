import { sql } from 'kysely';
import { describeRule } from '#features/engine/messaging/contract/reason-labels.ts';
import { readSendingMessages, type WordedMessage } from '#features/product/message-log/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { BroadcastRecipient, RecipientState } from '../../contract/sending-calls.ts';
import { canRetry } from '../../rules/recipient-state.ts';
import { waitLabel } from '../../rules/status-reason.ts';
import { texts } from '../../texts/all.ts';
import { findBroadcast, type StoredBroadcast } from '../stored-broadcast.ts';
import { listSendings, type OwnSending } from './own-sendings.ts';

const PAGE = 100;
/** How many are checked for a page, however few of them have the requested state. */
const LOOKED_AT = 1000;

interface Asked {
  shopId: number;
  broadcastId: string;
  state?: RecipientState | undefined;
  cursor?: string | undefined;
}

interface Page {
  recipients: BroadcastRecipient[];
  nextCursor: string | null;
}

/** The recipients of a broadcast: first those with a message, by age, then those without one yet. */
export async function listRecipients(ctx: Pick<Context, 'clock'>, tx: Tx, asked: Asked): Promise<Page> {
  const row = await findBroadcast(tx, asked.shopId, asked.broadcastId);
  const sendings = (await listSendings(tx, row)).filter((one) => isOf(row, one));
  if (sendings.length === 0) return { recipients: [], nextCursor: null };
  const [kind = 'm', ...rest] = (asked.cursor ?? 'm').split(':');
  if (kind === 'm' && asked.state !== 'toCome')
    return listWritten(ctx, tx, { ...asked, row, sendings, after: rest[0] ?? null });
  return listToCome(tx, { ...asked, row, sendings, after: kind === 't' ? rest : [] });
}

/** The rest of an A/B test is stored twice until it is decided; people who are held out are not listed. */
function isOf(row: StoredBroadcast, { part, arm }: OwnSending): boolean {
  if (part === 'heldOut') return false;
  return part !== 'rest' || arm === (row.rest_arm ?? 'A');
}

interface Listed extends Asked {
  row: StoredBroadcast;
  sendings: OwnSending[];
}

async function listWritten(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  { shopId, state, row, sendings, after }: Listed & { after: string | null },
): Promise<Page> {
  const now = ctx.clock.now();
  const size = state === undefined ? PAGE : LOOKED_AT;
  const sendingIds = sendings.map(({ sendingId }) => sendingId);
  const messages = await readSendingMessages(tx, { shopId, sendingIds, cursor: after, size, now });
  const armOf = new Map(sendings.map((one) => [one.sendingId, row.ab_test ? one.arm : null]));
  const recipients = messages
    .map((message) => toRecipient(message, armOf.get(message.sendingId) ?? null, now))
    .filter((one) => state === undefined || one.state === state);
  const last = messages.length === size ? messages.at(-1) : undefined;
  const isAtEnd = !last && (state !== undefined || row.status !== 'sending');
  const nextCursor = last ? `m:${last.row.messageId}` : isAtEnd ? null : 't';
  return { recipients, nextCursor };
}

function toRecipient(
  { row, stateWord, why, readAt, clickedAt, failedAt }: WordedMessage,
  arm: 'A' | 'B' | null,
  now: Date,
): BroadcastRecipient {
  const errorClass = row.failure?.errorClass ?? null;
  return {
    subscriberId: row.person.subscriberId,
    messageId: row.messageId,
    name: row.person.name,
    phone: row.person.phone,
    state: row.state,
    stateWord,
    why,
    canRetry: canRetry({ state: row.state, errorClass, reason: row.reason, failedAt }, now),
    arm,
    sentAt: row.sentAt,
    readAt: readAt?.toISOString() ?? null,
    clickedAt: clickedAt?.toISOString() ?? null,
  };
}

interface ToCome {
  sending_id: string;
  recipient_no: number;
  subscriber_id: string;
  name: string | null;
  phone_e164: string | null;
}

async function listToCome(
  tx: Tx,
  { shopId, row, sendings, after }: Listed & { after: string[] },
): Promise<Page> {
  const [afterSending = null, afterNo = '0'] = after;
  const ids = sendings.map(({ sendingId }) => sendingId);
  const { rows } = await sql<ToCome>`
    select r.sending_id, r.recipient_no, r.subscriber_id, s.phone_e164,
      nullif(concat_ws(' ', s.first_name, s.last_name), '') as name
    from sendings g
    join sending_recipients r
      on r.shop_id = g.shop_id and r.sending_id = g.sending_id and r.recipient_no > g.expanded_to
    left join subscribers s on s.shop_id = r.shop_id and s.subscriber_id = r.subscriber_id
    where g.shop_id = ${shopId} and g.sending_id = any(${ids}::uuid[]) and not g.is_expanded
      and (${afterSending}::uuid is null or (r.sending_id, r.recipient_no) > (${afterSending}::uuid, ${Number(afterNo)}::int))
    order by r.sending_id, r.recipient_no limit ${PAGE}`.execute(tx);
  const armOf = new Map(sendings.map((one) => [one.sendingId, row.ab_test ? one.arm : null]));
  const last = rows.length === PAGE ? rows.at(-1) : undefined;
  return {
    recipients: rows.map((found) => ({
      subscriberId: found.subscriber_id,
      messageId: null,
      name: found.name,
      phone: found.phone_e164,
      state: 'toCome' as const,
      stateWord: row.is_cancelled ? texts.recipientStates.skipped : texts.recipientStates.toCome,
      why: row.is_cancelled ? describeRule('cancelled').short : waitLabel(row.status_reason),
      canRetry: false,
      arm: armOf.get(found.sending_id) ?? null,
      sentAt: null,
      readAt: null,
      clickedAt: null,
    })),
    nextCursor: last ? `t:${last.sending_id}:${last.recipient_no}` : null,
  };
}
