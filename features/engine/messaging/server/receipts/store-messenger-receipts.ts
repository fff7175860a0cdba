import { sql } from 'kysely';
import { findMessengerPerson } from '#features/foundations/channels/server/index.ts';
import type { Context } from '#platform/context.ts';
import { momentOfId } from '#platform/ids/time-ordered-id.ts';
import type { Advance } from '../../rules/receipts/advance.ts';
import type { MessengerReceipt } from '../../rules/receipts/messenger-event.ts';
import { storableMoment, storableText } from '../../rules/receipts/storable-advance.ts';
import type { ReceiptBatcher } from './receipt-batcher.ts';

type Echo = MessengerReceipt & { kind: 'echo' };
type Watermark = MessengerReceipt & { kind: 'delivered' | 'read' };

/**
 * Stores what Messenger reports about a page's messages. An echo returns the note that we sent with the message. A
 * watermark says that everything up to a moment was delivered or read. Either may arrive first: each stores what it
 * knows before it looks for the other, so the later one finds the earlier. Safe to repeat. A failure of one page does not affect the others.
 */
export async function storeMessengerReceipts(
  ctx: Context,
  batcher: ReceiptBatcher,
  reported: readonly { pageId: string; receipt: MessengerReceipt }[],
): Promise<void> {
  const byPage = Map.groupBy(reported, ({ pageId }) => pageId);
  const stored = await Promise.allSettled(
    [...byPage].map(([pageId, ofPage]) =>
      storeOfPage(
        ctx,
        batcher,
        pageId,
        ofPage.map(({ receipt }) => receipt),
      ),
    ),
  );
  for (const page of stored) if (page.status === 'rejected') throw page.reason;
}

async function storeOfPage(
  ctx: Context,
  batcher: ReceiptBatcher,
  pageId: string,
  receipts: readonly MessengerReceipt[],
): Promise<void> {
  for (const receipt of receipts) {
    const isEcho = receipt.kind === 'echo';
    if (!storableMoment(receipt.at) || !storableMoment(isEcho ? receipt.at : receipt.until)) continue;
    const advances = isEcho
      ? await recordEcho(ctx, pageId, receipt)
      : await recordWatermark(ctx, pageId, receipt);
    if (advances.length === 0) continue;
    // Once a page's echoes arrive, a message without one was never accepted. Watermarks do not show that.
    await batcher.add({ advances, unmatched: [], senderExternalIds: isEcho ? [pageId] : [] });
  }
}

/** A note counts only on the page that its message was sent from, because other apps of a page can send any note. */
async function recordEcho(ctx: Context, pageId: string, echo: Echo): Promise<Advance[]> {
  const { shopId, messageId, at } = echo;
  const providerMessageId = storableText(echo.providerMessageId);
  const createdAt = momentOfId(messageId);
  if (!createdAt) return [];
  const { rows } = await sql<{ subscriber_id: string }>`
    insert into messenger_echoes
      (shop_id, provider_message_id, subscriber_id, message_id, message_created_at, sent_at)
    select m.shop_id, ${providerMessageId}, m.subscriber_id, m.message_id, m.created_at, ${at}
    from messages m join senders s on s.shop_id = m.shop_id and s.sender_id = m.sender_id
    where m.shop_id = ${shopId} and m.message_id = ${messageId} and m.created_at = ${createdAt}
      and s.channel = 'FB' and s.external_id = ${pageId}
    on conflict (shop_id, provider_message_id) do update set sent_at = messenger_echoes.sent_at
    returning subscriber_id`.execute(ctx.db);
  const [found] = rows;
  if (!found) return [];
  const marks = await ctx.db
    .selectFrom('messenger_marks')
    .select(['delivered_until', 'read_until'])
    .where('shop_id', '=', shopId)
    .where('subscriber_id', '=', found.subscriber_id)
    .executeTakeFirst();
  const [deliveredUntil, readUntil] = [marks?.delivered_until ?? null, marks?.read_until ?? null];
  return [
    {
      shopId,
      messageId,
      createdAt,
      providerMessageId,
      sentAt: at,
      ...(deliveredUntil !== null && deliveredUntil >= at && { deliveredAt: deliveredUntil }),
      ...(readUntil !== null && readUntil >= at && { readAt: readUntil }),
    },
  ];
}

async function recordWatermark(ctx: Context, pageId: string, watermark: Watermark): Promise<Advance[]> {
  const person = await findMessengerPerson(ctx.db, pageId, watermark.psid);
  if (!person) return [];
  const { shopId, subscriberId } = person;
  const { until, at, kind, mids } = watermark;
  const column = kind === 'read' ? sql.ref('read_until') : sql.ref('delivered_until');
  await sql`
    insert into messenger_marks (shop_id, subscriber_id, ${column}) values (${shopId}, ${subscriberId}, ${until})
    on conflict (shop_id, subscriber_id) do update set
      ${column} = greatest(messenger_marks.${column}, excluded.${column})`.execute(ctx.db);
  const done = kind === 'read' ? sql.ref('m.read_at') : sql.ref('m.delivered_at');
  // Without an echo, our own moment of sending is used. It is a little later than Messenger's.
  const { rows } = await sql<{ message_id: string; created_at: Date }>`
    select m.message_id, m.created_at
    from messages m
    left join messenger_echoes e
      on e.shop_id = m.shop_id and e.subscriber_id = m.subscriber_id and e.message_id = m.message_id
    where m.shop_id = ${shopId} and m.subscriber_id = ${subscriberId} and m.channel = 'FB'
      and m.created_at > ${until}::timestamptz - interval '30 days' and ${done} is null
      and (coalesce(e.sent_at, m.sent_at) <= ${until} or m.provider_message_id = any(${mids.map(storableText)}::text[]))`.execute(
    ctx.db,
  );
  return rows.map(({ message_id: messageId, created_at: createdAt }) => ({
    shopId,
    messageId,
    createdAt,
    ...(kind === 'read' ? { readAt: at } : { deliveredAt: at }),
  }));
}
