import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import type { ReviewReply } from '../contract/review-calls.ts';
import { ratingOf } from '../rules/rating-of.ts';

/** A reply by button to a message that asked for a review. */
export interface GivenReply {
  shopId: number;
  subscriberId: string;
  /** The message that asked. It has one review. */
  messageId: string;
  orderId: string | null;
  product: { id: string; title: string; handle: string } | null;
  reply: ReviewReply;
  at: Date;
}

/** A text from a shopper, perhaps after a reply. */
export interface GivenText {
  shopId: number;
  subscriberId: string;
  text: string;
  at: Date;
}

/** As long as WhatsApp allows free replies. Later texts are about something else. */
const TEXT_WITHIN_MS = 24 * 3600 * 1000;
const MOST_CHARACTERS = 4096;

/**
 * Stores a reply. Another reply to the same message replaces it until a text arrives. A repeated webhook changes
 * nothing.
 */
export async function recordReviewReply(tx: Tx, given: GivenReply): Promise<void> {
  const { shopId, subscriberId, messageId, orderId, product, reply, at } = given;
  await sql`
    insert into reviews (shop_id, review_id, subscriber_id, message_id, order_id, product_id, product_title,
      product_handle, reply, rating, created_at, updated_at)
    values (${shopId}, ${timeOrderedId(at)}, ${subscriberId}, ${messageId}, ${orderId}, ${product?.id ?? null},
      ${product?.title ?? null}, ${product?.handle ?? null}, ${reply}, ${ratingOf(reply)}, ${at}, ${at})
    on conflict (shop_id, message_id) do update
      set reply = excluded.reply, rating = excluded.rating, updated_at = excluded.updated_at
      where excluded.updated_at > reviews.updated_at and reviews.text is null`.execute(tx);
}

/**
 * Stores the first text that follows a reply within a day as the review. Returns whether the text is one. Other texts
 * are left to the readers of messages.
 */
export async function recordReviewText(
  tx: Tx,
  { shopId, subscriberId, text, at }: GivenText,
): Promise<boolean> {
  const words = [...text.trim()].slice(0, MOST_CHARACTERS).join('');
  if (words === '') return false;
  const { numAffectedRows = 0n } = await sql`
    update reviews set text = ${words}, updated_at = ${at}
    where (shop_id, review_id) = (
      select shop_id, review_id from reviews
      where shop_id = ${shopId} and subscriber_id = ${subscriberId} and updated_at <= ${at}
      order by updated_at desc limit 1
    ) and text is null and updated_at > ${new Date(at.getTime() - TEXT_WITHIN_MS)}`.execute(tx);
  return numAffectedRows > 0n;
}
