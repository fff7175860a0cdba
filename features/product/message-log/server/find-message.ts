import { sql } from 'kysely';
import { fillContent } from '#features/engine/messaging/rules/index.ts';
import type { FindSourceNames } from '#features/engine/messaging/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { momentOfId } from '#platform/ids/time-ordered-id.ts';
import type { MessageTrace } from '../contract/message-trace.ts';
import { explainContent } from '../rules/explain-content.ts';
import { findBubbles } from './find-bubbles.ts';
import { ROW_COLUMNS, ROW_JOINS, toMessageRow, type FoundMessage } from './find-message-rows.ts';
import { findTrigger } from './find-trigger.ts';

interface TracedMessage extends FoundMessage {
  purpose: MessageTrace['purpose'];
  counts_as_marketing: boolean;
  source_event: string;
  source_at: Date | null;
  source_minor: number | null;
  content: unknown;
  value_names: string[] | null;
  value_texts: string[] | null;
  discount_code: string | null;
  verdict: {
    wait?: { reason: string; at?: string; until: string };
    at?: string;
    tries?: { at: string; reason: string }[];
    discount?: { endsAt?: string };
  } | null;
  provider_message_id: string | null;
  delivered_at: Date | null;
  read_at: Date | null;
  failed_at: Date | null;
  is_billable: boolean | null;
  price_category: string | null;
  price_type: string | null;
  outbox_attempts: number | null;
  outbox_expires_at: Date | null;
}

/** Returns the whole history of a message of the shop, or null. */
export async function findMessage(
  tx: Tx,
  { shopId, now, findNames }: { shopId: number; now: Date; findNames: FindSourceNames },
  messageId: string,
): Promise<MessageTrace | null> {
  const createdAt = momentOfId(messageId);
  if (!createdAt) return null;
  // The id contains the row's time to the millisecond, and so its month.
  const { rows } = await sql<TracedMessage>`
    select ${ROW_COLUMNS}, m.purpose, m.source_event, m.source_at, m.source_minor,
      coalesce(m.content, g.content) as content, g.value_names, m.value_texts, m.discount_code, m.verdict, m.provider_message_id,
      m.delivered_at, m.read_at, m.failed_at, m.is_billable, m.price_category, m.price_type, o.attempts as outbox_attempts, o.expires_at as outbox_expires_at,
      exists (
        select from template_submissions t
        where t.shop_id = m.shop_id and t.sender_id = m.sender_id and t.name = coalesce(m.content, g.content) ->> 'templateName'
          and t.language = coalesce(m.content, g.content) ->> 'language' and t.category = 'MARKETING'
      ) as counts_as_marketing
    from messages m ${ROW_JOINS}
    left join sendings g on g.shop_id = m.shop_id and g.sending_id = m.sending_id
    where m.shop_id = ${shopId} and m.message_id = ${messageId} and m.created_at = ${createdAt}`.execute(tx);
  const [row] = rows;
  if (!row) return null;
  return {
    ...toMessageRow(row, { now, names: await findNames(tx, shopId, [row.source_id]) }),
    ...toTrace(row),
    bubbles: (await findBubbles(tx, shopId, [{ messageId, createdAt }])).get(messageId) ?? [],
    trigger: await findTrigger(tx, shopId, row),
    retriedAs: await findRetry(tx, shopId, messageId),
    touches: await listTouches(tx, shopId, row),
    credits: await listCredits(tx, shopId, messageId),
  };
}

/** A sending's content with the values of this person. */
function filledContent({ content, value_names: names, value_texts: texts }: TracedMessage): unknown {
  if (names === null || texts === null) return content;
  return JSON.parse(fillContent(JSON.stringify(content), names, texts));
}

function toTrace(row: TracedMessage) {
  const { verdict } = row;
  const wait = verdict?.wait;
  return {
    purpose: row.purpose,
    countsAsMarketing: row.counts_as_marketing,
    ...explainContent(filledContent(row)),
    discountCode: row.discount_code,
    waitsForCode:
      row.state === 'queued' && verdict?.discount !== undefined && verdict.discount.endsAt === undefined,
    waited: wait
      ? {
          reason: wait.reason,
          at: iso(wait.at) ?? row.created_at.toISOString(),
          until: iso(wait.until) ?? '',
        }
      : null,
    decidedAt: iso(verdict?.at),
    expiresAt: iso(row.outbox_expires_at),
    attempts: row.outbox_attempts,
    tries: (verdict?.tries ?? []).map(({ at, reason }) => ({ at: new Date(at).toISOString(), reason })),
    providerMessageId: row.provider_message_id,
    deliveredAt: iso(row.delivered_at),
    readAt: iso(row.read_at),
    failedAt: iso(row.failed_at),
    price:
      row.price_category === null
        ? null
        : { category: row.price_category, isBillable: row.is_billable, type: row.price_type },
  };
}

function iso(moment: Date | string | null | undefined): string | null {
  return moment ? new Date(moment).toISOString() : null;
}

async function findRetry(tx: Tx, shopId: number, messageId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('message_keys')
    .select('message_id')
    .where('shop_id', '=', shopId)
    .where('message_key', '=', `retry:${messageId}`)
    .executeTakeFirst();
  return row?.message_id ?? null;
}

/** Returns clicks and replies, each reply with its text. */
async function listTouches(tx: Tx, shopId: number, row: TracedMessage): Promise<MessageTrace['touches']> {
  const { rows } = await sql<{ kind: 'click' | 'reply'; touched_at: Date; text: string | null }>`
    select t.kind, t.touched_at, i.text
    from touches t
    left join lateral (
      select i.text from inbound_messages i
      where i.shop_id = t.shop_id and i.subscriber_id = t.subscriber_id and i.received_at = t.touched_at
        and i.answers_provider_message_id = ${row.provider_message_id} limit 1
    ) i on t.kind = 'reply'
    where t.shop_id = ${shopId} and t.subscriber_id = ${row.subscriber_id} and t.message_id = ${row.message_id}
    order by t.touched_at limit 100`.execute(tx);
  return rows.map(({ kind, touched_at: at, text }) => ({ kind, at: at.toISOString(), text }));
}

async function listCredits(tx: Tx, shopId: number, messageId: string): Promise<MessageTrace['credits']> {
  const { rows } = await sql<{
    order_id: string;
    name: string;
    currency: string;
    amount_minor: number;
    returned_minor: number;
    touch_kind: 'code' | 'click' | 'read';
    ordered_at: Date;
  }>`
    select c.order_id, r.name, r.currency, c.amount_minor, c.returned_minor, c.touch_kind, c.ordered_at
    from order_credits c join orders r on r.shop_id = c.shop_id and r.order_id = c.order_id
    where c.shop_id = ${shopId} and c.message_id = ${messageId}
    order by c.ordered_at limit 100`.execute(tx);
  return rows.map((row) => ({
    orderId: row.order_id,
    orderName: row.name,
    amountMinor: row.amount_minor,
    returnedMinor: row.returned_minor,
    currency: row.currency,
    touchKind: row.touch_kind,
    at: row.ordered_at.toISOString(),
  }));
}
