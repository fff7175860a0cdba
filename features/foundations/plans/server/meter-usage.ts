import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import { currencyDigits } from '#platform/money/minor-units.ts';
import type { Meter } from '../contract/plan.ts';
import { toDollarCents } from '../rules/to-dollars.ts';

/** A period for counting usage. Without an end, up to now. */
export interface Span {
  since: Date;
  until?: Date;
}

/** Returns the count of a meter in that period. Revenue is in US cents. */
export function readMeter(tx: Tx, shopId: number, meter: Meter, span: Span): Promise<number> {
  switch (meter) {
    case 'revenue':
      return attributedRevenue(tx, shopId, span);
    case 'messages':
      return countSent(tx, shopId, span, sql<number>`count(*)`);
    case 'conversations':
      return countSent(
        tx,
        shopId,
        span,
        sql<number>`count(distinct (subscriber_id, (sent_at at time zone 'UTC')::date))`,
      );
  }
}

/** Minus returns. Only clicks and codes are billed, by the default windows, whatever windows the shop has set. */
export async function attributedRevenue(tx: Tx, shopId: number, { since, until }: Span): Promise<number> {
  const row = await tx
    .selectFrom('billed_credits')
    .innerJoin('shops', 'shops.shop_id', 'billed_credits.shop_id')
    .select(['shops.currency', sql<number>`sum(amount_minor - returned_minor)::bigint`.as('minor')])
    .where('billed_credits.shop_id', '=', shopId)
    .where('ordered_at', '>=', since)
    .$if(until !== undefined, (query) => query.where('ordered_at', '<', until ?? since))
    .groupBy('shops.currency')
    .executeTakeFirst();
  return row ? (toDollarCents(row.minor, row.currency, currencyDigits(row.currency)) ?? 0) : 0;
}

async function countSent(
  tx: Tx,
  shopId: number,
  { since, until }: Span,
  count: ReturnType<typeof sql<number>>,
): Promise<number> {
  const row = await tx
    .selectFrom('messages')
    .select(count.as('sent'))
    .where('shop_id', '=', shopId)
    // A test counts in no figure. There are 20 a day at most, and the shop pays the channel for them.
    .where('source_kind', '<>', 'test')
    .where('sent_at', '>=', since)
    .$if(until !== undefined, (query) => query.where('sent_at', '<', until ?? since))
    // A message is sent within days of its creation. Without this bound every month would be read.
    .where('created_at', '>=', new Date(since.getTime() - LONGEST_WAIT_MS))
    .executeTakeFirstOrThrow();
  return row.sent;
}

const LONGEST_WAIT_MS = 7 * 24 * 3600 * 1000;
