import type { ReportedFact } from '#features/foundations/store-data/server/facts/read-facts.ts';
import { phoneOf } from './shop-of-facts.ts';

/** An order in the store's form: its amount, and the number of the person who placed it. */
export interface TellOrder {
  id: number;
  person: number;
  at: Date;
  total?: string;
  currency?: string;
  code?: string | null;
  /** Fields that changed after the order was placed, at `updatedAt`. */
  more?: object;
  updatedAt?: Date;
}

export function reportedOrder({
  id,
  person,
  at,
  total = '50.00',
  currency = 'EUR',
  code = null,
  more = {},
  updatedAt = at,
}: TellOrder): ReportedFact {
  const body = {
    id,
    name: `#${id}`,
    phone: phoneOf(person),
    currency,
    total_price: total,
    current_total_price: total,
    line_items: [],
    discount_codes: code ? [{ code }] : [],
    created_at: at.toISOString(),
    updated_at: updatedAt.toISOString(),
    ...more,
  };
  return { of: 'order', body, triggeredAt: updatedAt };
}

export function reportedRefund(
  id: number,
  { orderId, amount, at, currency = 'EUR' }: { orderId: number; amount: string; at: Date; currency?: string },
): ReportedFact {
  const body = {
    id,
    order_id: orderId,
    created_at: at.toISOString(),
    transactions: [{ kind: 'refund', status: 'success', amount, currency }],
  };
  return { of: 'refund', body, triggeredAt: at };
}
