import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import '../../../contract/review-events.ts';
import { NO_SETTINGS } from '../../../contract/drip-settings.ts';
import type { Question } from '../../../server/engine/campaign.ts';
import type { ReviewAction } from '../decide.ts';
import { loadDue } from './facts.ts';

/** Publishes an answer with the product of the question. */
export async function reportReply(
  ctx: Context,
  tx: Tx,
  question: Question,
  { grade, messageId, subscriberId, at }: ReviewAction,
): Promise<void> {
  const { shopId, subject } = question;
  const due = await loadDue(tx, {
    ...question,
    drip: { dripIndex: 'reviewWA1', channel: 'WA', settings: NO_SETTINGS },
  });
  const productId = due?.lines[0]?.productId ?? null;
  const product = productId === null ? null : await findProduct(tx, shopId, productId);
  await ctx.events.publish(tx, 'reviewReplied', {
    shopId,
    subscriberId,
    messageId,
    orderId: subject.id,
    product,
    reply: grade,
    at,
  });
}

async function findProduct(tx: Tx, shopId: number, productId: string) {
  const row = await tx
    .selectFrom('products')
    .select(['product_id', 'title', 'handle'])
    .where('shop_id', '=', shopId)
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return row ? { id: row.product_id, title: row.title, handle: row.handle } : null;
}
