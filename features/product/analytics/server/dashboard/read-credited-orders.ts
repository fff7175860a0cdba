import { sql, type RawBuilder } from 'kysely';
import * as z from 'zod/mini';
import type { SourceKind } from '#features/engine/messaging/contract/source.ts';
import type { FindSourceNames } from '#features/engine/messaging/server/index.ts';
import { getShop } from '#features/foundations/store-data/server/index.ts';
import type { Channel } from '#platform/channel/channel.ts';
import { shopDay } from '#platform/clock/shop-day.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { QueryOf, ResponseOf } from '#platform/http/call.ts';
import { Moment } from '#platform/http/text-shapes.ts';
import { showPhone } from '#platform/phone/phone-number.ts';
import type { TouchKind } from '../../contract/attribution.ts';
import type { CreditedOrder, listCreditedOrders } from '../../contract/credited-order-calls.ts';
import { explainCredit } from '../../rules/explain-credit.ts';
import { spanOf } from '../../rules/span.ts';
import { nameSource } from '../orders/describe-orders.ts';

/** Orders of a page. */
const USUAL_LIMIT = 50;

type Query = QueryOf<typeof listCreditedOrders>;

interface CreditedRow {
  order_id: string;
  name: string;
  ordered_at: Date;
  subscriber_id: string;
  first_name: string | null;
  last_name: string | null;
  phone_e164: string | null;
  channel: Channel;
  source_kind: SourceKind;
  source_type: string;
  source_id: string | null;
  message_id: string;
  touch_kind: TouchKind;
  touched_at: Date;
  amount_minor: number;
  returned_minor: number;
  lines: CreditedOrder['lines'] | null;
}

/** Credited orders, the newest first: those that were placed on the given days, or all. */
export async function readCreditedOrders(
  ctx: Pick<Context, 'clock'> & { findNames: FindSourceNames },
  tx: Tx,
  shopId: number,
  query: Query,
): Promise<ResponseOf<typeof listCreditedOrders>> {
  const { limit = USUAL_LIMIT } = query;
  const shop = await getShop(tx, shopId);
  const { rows } = await sql<CreditedRow>`
    select c.*, o.name, s.first_name, s.last_name, s.phone_e164, (
        select json_agg(json_build_object('kind', l.kind, 'at', l.at, 'day', l.day, 'amountMinor', l.amount_minor)
          order by l.line_no)
        from credit_lines l where l.shop_id = c.shop_id and l.order_id = c.order_id) as lines
    from (
      select * from order_credits where shop_id = ${shopId} and ${where(query, { today: shopDay(ctx.clock.now(), shop.time_zone), zone: shop.time_zone })}
      order by ordered_at desc, order_id desc limit ${limit + 1}
    ) c
    join orders o on o.shop_id = c.shop_id and o.order_id = c.order_id
    left join subscribers s on s.shop_id = c.shop_id and s.subscriber_id = c.subscriber_id
    order by c.ordered_at desc, c.order_id desc`.execute(tx);
  const names = await ctx.findNames(
    tx,
    shopId,
    rows.map((row) => row.source_id),
  );
  const orders = rows.slice(0, limit).map((row) => toCredited(row, names));
  const last = rows.length > limit ? orders.at(-1) : undefined;
  return { currencyCode: shop.currency, orders, next: last ? `${last.orderedAt}_${last.orderId}` : null };
}

function where(query: Query, { today, zone }: { today: string; zone: string }): RawBuilder<unknown> {
  const conditions: RawBuilder<unknown>[] = [sql`true`];
  if (query.channel === 'WA' || query.channel === 'FB') conditions.push(sql`channel = ${query.channel}`);
  if (query.sourceType !== undefined) conditions.push(sql`source_type = ${query.sourceType}`);
  if (query.sourceId !== undefined) conditions.push(sql`source_id = ${query.sourceId}`);
  if (query.touch !== undefined) conditions.push(sql`touch_kind = ${query.touch}`);
  if (query.scope !== undefined || query.from !== undefined || query.to !== undefined) {
    const span = spanOf(query, today, null);
    if (!span) throw new AppError('BAD_SPAN');
    // For all time there is no first day here.
    if (span.before)
      conditions.push(sql`ordered_at >= ${span.from}::date::timestamp at time zone ${zone}
        and ordered_at < (${span.to}::date + 1)::timestamp at time zone ${zone}`);
  }
  if (query.after !== undefined) conditions.push(afterPlace(query.after));
  return sql.join(conditions, sql` and `);
}

function afterPlace(place: string): RawBuilder<unknown> {
  const [at = '', orderId] = place.split(/_(.*)/s);
  if (orderId === undefined || !z.safeParse(Moment, at).success) throw new AppError('MALFORMED_REQUEST');
  return sql`(ordered_at, order_id) < (${new Date(at)}, ${orderId})`;
}

function toCredited(row: CreditedRow, names: ReadonlyMap<string, string>): CreditedOrder {
  const name = [row.first_name, row.last_name].filter(Boolean).join(' ') || null;
  const phoneShown = row.phone_e164 && showPhone(row.phone_e164);
  return {
    orderId: row.order_id,
    name: row.name,
    orderedAt: row.ordered_at.toISOString(),
    person: name || phoneShown ? { subscriberId: row.subscriber_id, name, phoneShown } : null,
    channel: row.channel,
    source: nameSource({ kind: row.source_kind, type: row.source_type, id: row.source_id }, names),
    messageId: row.message_id,
    touch: { kind: row.touch_kind, at: row.touched_at.toISOString() },
    whySentence: explainCredit(row.touch_kind, row.touched_at, row.ordered_at),
    amountMinor: row.amount_minor,
    returnedMinor: row.returned_minor,
    netMinor: row.amount_minor - row.returned_minor,
    lines: (row.lines ?? []).map((line) => ({ ...line, at: new Date(line.at).toISOString() })),
  };
}
