import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import type { ReviewReply } from '../contract/review-calls.ts';
import type { WrittenReview } from '../rules/review-format.ts';

/** The number of reviews in one answer. A long review has 4 KB. */
const PAGE_SIZE = 500;

interface FoundReview {
  review_id: string;
  text: string;
  rating: number;
  reply: ReviewReply;
  updated_at: Date;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  product_id: string | null;
  product_handle: string | null;
  product_title: string | null;
  image_url: string | null;
  domain: string;
  country: string;
}

/** Returns the next reviews with text, oldest first. Without a cursor, from the start. */
export async function readReviews(
  tx: Tx,
  shopId: number,
  cursor: string | null,
): Promise<{ reviews: WrittenReview[]; nextCursor: string | null }> {
  const { rows } = await sql<FoundReview>`
    select r.review_id, r.text, r.rating, r.reply, r.updated_at, s.first_name, s.last_name, s.email,
      r.product_id, coalesce(p.handle, r.product_handle) as product_handle,
      coalesce(p.title, r.product_title) as product_title, p.image_url, shops.domain, shops.country
    from reviews r
    join shops on shops.shop_id = r.shop_id
    left join subscribers s on s.shop_id = r.shop_id and s.subscriber_id = r.subscriber_id
    left join products p on p.shop_id = r.shop_id and p.product_id = r.product_id and p.deleted_at is null
    where r.shop_id = ${shopId} and r.text is not null
      and ${cursor === null ? sql`true` : sql`r.review_id > ${cursor}`}
    order by r.review_id limit ${PAGE_SIZE + 1}`.execute(tx);
  const page = rows.slice(0, PAGE_SIZE);
  const nextCursor = rows.length > PAGE_SIZE ? (page.at(-1)?.review_id ?? null) : null;
  return { reviews: page.map(toWritten), nextCursor };
}

/** Returns the number of each reply, and the sum as `totalCount`. */
export async function countReplies(
  tx: Tx,
  shopId: number,
): Promise<Record<ReviewReply | 'totalCount', number>> {
  const { rows } = await sql<{ great: number; okay: number; bad: number }>`
    select count(*) filter (where reply = 'Great') as great, count(*) filter (where reply = 'Okay') as okay,
      count(*) filter (where reply = 'Bad') as bad
    from reviews where shop_id = ${shopId}`.execute(tx);
  const { great = 0, okay = 0, bad = 0 } = rows[0] ?? {};
  return { Great: great, Okay: okay, Bad: bad, totalCount: great + okay + bad };
}

function toWritten(row: FoundReview): WrittenReview {
  return {
    reviewId: row.review_id,
    text: row.text,
    rating: row.rating,
    reply: row.reply,
    writtenAt: row.updated_at,
    author: {
      name: [row.first_name, row.last_name].filter(Boolean).join(' ') || null,
      email: row.email,
    },
    product: {
      id: row.product_id,
      handle: row.product_handle,
      title: row.product_title,
      imageUrl: row.image_url,
    },
    storeUrl: `https://${row.domain}`,
    storeCountry: row.country,
  };
}
