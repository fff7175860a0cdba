import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Tx } from '#platform/database/database.ts';
import { readStored } from '#platform/database/read-stored.ts';
import { usableDiscount } from '../../../rules/usable-discount.ts';
import type { DueQuestion, DueSubject, Questions } from '../../../server/engine/campaign.ts';
import type { ReviewFacts } from '../decide.ts';

/** The campaign's limit: nobody is asked more often. */
const ASKED_LATELY_DAYS = 90;

const Lines = z.array(
  z.object({ productId: z.nullable(z.string()), title: z.string(), currentQuantity: z.int() }),
);

/** An order with everything that its question needs. */
export interface DueReview extends ReviewFacts, DueSubject {
  firstName: string | null;
  lines: z.infer<typeof Lines>;
  /** Whether there is a thank-you code. */
  hasDiscount: boolean;
}

interface Row {
  order_id: string;
  customer_id: string | null;
  phone_e164: string | null;
  first_name: string | null;
  line_items: unknown;
  currency: string;
  delivered_at: Date | null;
  cancelled_at: Date | null;
  is_refunded: boolean;
  was_asked_lately: boolean;
}

export async function loadEventFacts(tx: Tx, questions: Questions): Promise<(ReviewFacts | null)[]> {
  const rows = await findRows(tx, questions);
  return questions.subjects.map(({ id }) => {
    const row = rows.get(id);
    return row ? toFacts(id, row) : null;
  });
}

export async function loadDue(tx: Tx, question: DueQuestion): Promise<DueReview | null> {
  const { shopId, subject, now, drip } = question;
  const row = (await findRows(tx, { shopId, subjects: [subject], now })).get(subject.id);
  if (!row) return null;
  return {
    ...toFacts(subject.id, row),
    person: { subscriberId: null, phoneE164: row.phone_e164, customerId: row.customer_id },
    amountMinor: null,
    currency: row.currency,
    firstName: row.first_name,
    lines: readStored(Lines, row.line_items, `the lines of order ${subject.id}`).filter(
      ({ currentQuantity }) => currentQuantity > 0,
    ),
    hasDiscount: usableDiscount(drip.settings.discount) !== null,
  };
}

async function findRows(tx: Tx, { shopId, subjects, now }: Questions): Promise<ReadonlyMap<string, Row>> {
  const { rows } = await sql<Row>`
    select o.order_id, o.customer_id, o.phone_e164, o.first_name, o.line_items, o.currency, o.delivered_at, o.cancelled_at,
      exists (
        select from refunds r where r.shop_id = o.shop_id and r.order_id = o.order_id
      ) as is_refunded,
      exists (
        select from subscribers s
        join messages m on m.shop_id = s.shop_id and m.subscriber_id = s.subscriber_id
        where s.shop_id = o.shop_id and s.channel = 'WA' and s.phone_e164 = o.phone_e164
          and m.created_at > ${now}::timestamptz - make_interval(days => ${ASKED_LATELY_DAYS})
          and m.source_type = 'reviewWA' and m.source_kind = 'campaign' and m.source_event <> o.order_id
          and m.state not in ('skipped', 'failed')
      ) as was_asked_lately
    from orders o
    where o.shop_id = ${shopId} and o.order_id = any(${subjects.map(({ id }) => id)}::text[])`.execute(tx);
  return new Map(rows.map((row) => [row.order_id, row]));
}

function toFacts(orderId: string, row: Row): ReviewFacts {
  return {
    orderId,
    deliveredAt: row.delivered_at,
    isCancelled: row.cancelled_at !== null,
    isRefunded: row.is_refunded,
    isReachable: row.phone_e164 !== null,
    wasAskedLately: row.was_asked_lately,
  };
}
