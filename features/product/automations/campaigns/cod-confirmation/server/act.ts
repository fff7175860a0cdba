import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { StoreCommand } from '#features/foundations/store-data/contract/store-command.ts';
import { readerOfShop } from '#features/foundations/store-data/rules/index.ts';
import { getShop, queueStoreCommand } from '#features/foundations/store-data/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { forReader } from '#platform/language/for-reader.ts';
import { fill } from '#platform/language/reader.ts';
import type { Question } from '../../../server/engine/campaign.ts';
import { texts } from '../../../texts/all.ts';
import type { CodAction } from '../action.ts';
import { prepaidPercent } from '../settings.ts';
import { loadFacts } from './facts.ts';
import { OFFER_ATTRIBUTE, draftKey, lockOffers } from './offer-queries.ts';

/** Carries out a decision: changes the offer's row, and queues the store's commands for after the commit, each once. */
export async function act(ctx: Context, tx: Tx, question: Question, action: CodAction): Promise<void> {
  const { shopId, subject } = question;
  const orderId = (await lockOffers(tx, shopId, [subject.id]))[0]?.order_id ?? subject.id;
  const queue = (key: string, command: StoreCommand) =>
    queueStoreCommand(ctx, tx, { shopId, key: `cod:${key}`, command });
  switch (action.kind) {
    case 'open':
      return open(tx, question, orderId);
    case 'change':
      return change(tx, question, { orderId, ...action });
    case 'noteLinkSent':
      return mark(tx, question, orderId, 'link_sent_at');
    case 'tag':
      await queue(`${action.orderId}:tag:${action.tag}`, {
        kind: 'tagOrder',
        orderId: action.orderId,
        add: [action.tag],
      });
      return;
    case 'cancelInStore':
      await queue(`${orderId}:cancel`, {
        ...cancellation(orderId, action.because),
        note: await writeNote(tx, shopId, () => texts.orderNotes[action.because]),
      });
      return;
    case 'makeDraft':
      return makeDraft(ctx, tx, question);
    case 'withdrawDraft':
      return withdraw(tx, question, orderId, queue);
  }
}

/** Writes a note on an order in the language of the merchant, who reads it in the store. */
async function writeNote(tx: Tx, shopId: number, write: () => string): Promise<string> {
  return forReader(readerOfShop(await getShop(tx, shopId)), write);
}

function cancellation(orderId: string, because: 'customer' | 'prepaid' | 'noAnswer') {
  return {
    kind: 'cancelOrder',
    orderId,
    reason: because === 'customer' ? 'customer' : 'other',
    restock: true,
    refund: false,
    // The shopper who tapped was answered in the chat.
    notify: because === 'noAnswer',
    unlessPaid: true,
  } as const;
}

async function open(tx: Tx, { shopId, now }: Question, orderId: string): Promise<void> {
  await tx
    .insertInto('cod_offers')
    .values({
      shop_id: shopId,
      order_id: orderId,
      offer_id: randomUUID(),
      state: 'open',
      history: JSON.stringify([{ at: now.toISOString(), state: 'open' }]),
      created_at: now,
      changed_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function change(
  tx: Tx,
  { shopId, now }: Question,
  { orderId, to, because, answeredMessageId }: Extract<CodAction, { kind: 'change' }> & { orderId: string },
): Promise<void> {
  const step = JSON.stringify([{ at: now.toISOString(), state: to, because }]);
  await tx
    .updateTable('cod_offers')
    .set({
      state: to,
      changed_at: now,
      history: sql`history || ${step}::jsonb`,
      ...(answeredMessageId !== undefined && {
        answered_at: now,
        answered_message_id: answeredMessageId,
      }),
    })
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .execute();
}

async function mark(
  tx: Tx,
  { shopId, now }: Question,
  orderId: string,
  column: 'link_sent_at' | 'draft_withdrawn_at',
): Promise<void> {
  await tx
    .updateTable('cod_offers')
    .set({ [column]: now })
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .execute();
}

/** The same goods at today's prices, with the mark that identifies the paid order. */
async function makeDraft(ctx: Context, tx: Tx, question: Question): Promise<void> {
  const { shopId } = question;
  const facts = await loadFacts(tx, question);
  if (!facts || facts.offerId === null) return;
  const { order, lines, settings, offerId, orderName } = facts;
  await tx
    .updateTable('cod_offers')
    .set({ draft_lines: order.lines })
    .where('shop_id', '=', shopId)
    .where('order_id', '=', order.orderId)
    .execute();
  await queueStoreCommand(ctx, tx, {
    shopId,
    key: draftKey(order.orderId),
    command: {
      kind: 'createDraftOrder',
      orderId: order.orderId,
      lines: lines
        .filter(({ currentQuantity }) => currentQuantity > 0)
        .map(({ variantId, title, priceMinor, currentQuantity: quantity }) => ({
          variantId,
          title,
          priceMinor,
          quantity,
        })),
      percentOff: prepaidPercent(settings),
      discountTitle: await writeNote(tx, shopId, () => texts.orderNotes.paidOnline),
      note: await writeNote(tx, shopId, () => fill(texts.orderNotes.inPlaceOf, { order: orderName })),
      tags: [],
      attributes: { [OFFER_ATTRIBUTE]: offerId },
      reserveUntil: null,
    },
  });
}

async function withdraw(
  tx: Tx,
  question: Question,
  orderId: string,
  queue: (key: string, command: StoreCommand) => Promise<boolean>,
): Promise<void> {
  const row = await tx
    .selectFrom('cod_offers')
    .select('draft_order_id')
    .where('shop_id', '=', question.shopId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (!row?.draft_order_id) return;
  const draftOrderId = row.draft_order_id;
  await queue(`${orderId}:withdraw`, { kind: 'deleteDraftOrder', orderId, draftOrderId });
  await mark(tx, question, orderId, 'draft_withdrawn_at');
}
