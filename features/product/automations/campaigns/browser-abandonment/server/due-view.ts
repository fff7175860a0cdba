import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import type { DueSubject, Question } from '../../../server/engine/campaign.ts';
import { REMINDED_ONCE_IN_DAYS, readView, type ViewFacts } from '../decide.ts';

/** A visit with everything that its reminder needs. */
export interface DueView extends ViewFacts, DueSubject {
  /** Null for a visit that is no longer known. */
  shown: ShownView | null;
}

/** The content of a reminder. */
interface ShownView {
  title: string;
  handle: string;
  imageUrl: string | null;
  /** In minor units of the shop's currency. Null if the store gives no price. */
  priceMinor: number | null;
  domain: string;
  storefront_url: string | null;
  currency: string;
}

interface Row extends Omit<ViewFacts, 'isLatest' | 'now'>, ShownView {
  subscriberId: string;
  phoneE164: string | null;
  customerId: string | null;
}

/** Lookups by key, under any name that the shopper gave. */
const ORDERED_SINCE = sql`
  (select true from orders o where o.shop_id = v.shop_id and o.phone_e164 = s.phone_e164
    and o.store_created_at >= v.last_viewed_at limit 1)
  union all (select true from orders o where o.shop_id = v.shop_id and o.customer_id = s.customer_id
    and o.store_created_at >= v.last_viewed_at limit 1)
  union all (select true from orders o where o.shop_id = v.shop_id and o.email_key = s.email_key
    and o.store_created_at >= v.last_viewed_at limit 1)
  union all (select true from cart_links l where l.shop_id = v.shop_id and l.subscriber_id = v.subscriber_id
    and l.ordered_at >= v.last_viewed_at limit 1)`;
const CARTED_SINCE = sql`
  (select true from product_views c where c.shop_id = v.shop_id and c.subscriber_id = v.subscriber_id
    and c.last_carted_at >= v.last_viewed_at limit 1)
  union all (select true from checkouts k where k.shop_id = v.shop_id and k.phone_e164 = s.phone_e164
    and k.store_updated_at >= v.last_viewed_at and jsonb_array_length(k.line_items) > 0 limit 1)
  union all (select true from checkouts k where k.shop_id = v.shop_id and k.customer_id = s.customer_id
    and k.store_updated_at >= v.last_viewed_at and jsonb_array_length(k.line_items) > 0 limit 1)
  union all (select true from checkouts k where k.shop_id = v.shop_id and k.email_key = s.email_key
    and k.store_updated_at >= v.last_viewed_at and jsonb_array_length(k.line_items) > 0 limit 1)
  union all (select true from cart_links l where l.shop_id = v.shop_id and l.subscriber_id = v.subscriber_id
    and l.carted_at >= v.last_viewed_at limit 1)`;

/**
 * Reads the visit of a due timer. Null for a subject that is no visit. A visit that was followed by another one of the
 * same product is no longer known.
 */
export async function loadDue(tx: Tx, { shopId, subject, now }: Question): Promise<DueView | null> {
  const view = readView(subject.id);
  if (!view) return null;
  const { rows } = await sql<Row>`
    select v.subscriber_id as "subscriberId", s.phone_e164 as "phoneE164", s.customer_id as "customerId",
      p.title, p.handle, p.image_url as "imageUrl", p.price_minor as "priceMinor", w.domain, w.storefront_url, w.currency,
      p.deleted_at is null and p.status = 'active' and p.is_published as "isSold",
      exists (${ORDERED_SINCE}) as "hasOrderedSince", exists (${CARTED_SINCE}) as "hasCartSince",
      exists (
        select true from product_views n
        where n.shop_id = v.shop_id and n.subscriber_id = v.subscriber_id and n.last_viewed_at > v.last_viewed_at
      ) as "hasLookedOn",
      (select max(m.created_at) from messages m
        where m.shop_id = v.shop_id and m.subscriber_id = v.subscriber_id and m.source_type = 'browserAbandonment'
          and m.created_at > ${now}::timestamptz - make_interval(days => ${REMINDED_ONCE_IN_DAYS})
          and m.state not in ('skipped', 'failed') and m.source_event <> ${subject.id}
          and starts_with(m.source_event, v.product_id || '-')
      ) as "remindedAt"
    from product_views v
    join shops w on w.shop_id = v.shop_id
    join subscribers s on s.shop_id = v.shop_id and s.subscriber_id = v.subscriber_id
    join products p on p.shop_id = v.shop_id and p.product_id = v.product_id
    where v.shop_id = ${shopId} and v.product_id = ${view.productId} and v.last_viewed_at = ${view.viewedAt}
    order by s.subscriber_id limit 1`.execute(tx);
  const [row] = rows;
  return row ? { ...toDue(row), now } : { ...NO_LONGER, now };
}

function toDue(row: Row): Omit<DueView, 'now'> {
  const { subscriberId, phoneE164, customerId } = row;
  return {
    ...row,
    isLatest: true,
    // People are also found on the other channel by their identifiers. People without a number have only ours.
    person: { subscriberId: phoneE164 === null ? subscriberId : null, phoneE164, customerId },
    amountMinor: null,
    shown: row,
  };
}

const NO_LONGER: Omit<DueView, 'now'> = {
  isLatest: false,
  isSold: true,
  hasOrderedSince: false,
  hasCartSince: false,
  hasLookedOn: false,
  remindedAt: null,
  person: { subscriberId: null, phoneE164: null, customerId: null },
  amountMinor: null,
  currency: null,
  shown: null,
};
