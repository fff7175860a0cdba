import { sql } from 'kysely';
import type { Source } from '#features/engine/messaging/contract/source.ts';
import type { FindSourceNames } from '#features/engine/messaging/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { showPhone } from '#platform/phone/phone-number.ts';
import type { ListedOrder, MoneyMovement } from '../../contract/order-calls.ts';
import { explainCredit } from '../../rules/explain-credit.ts';
import type { Days } from '../../rules/span.ts';
import { findCredits, worthOf, type Credit, type DayLine } from '../credits/credit-queries.ts';
import { findLines } from '../credits/find-lines.ts';

interface OrderRow {
  order_id: string;
  name: string;
  ordered_at: Date;
  currency: string;
  subscriber_id: string | null;
  first_name: string | null;
  last_name: string | null;
  phone_e164: string | null;
}

interface Asked {
  shopId: number;
  currency: string;
  days: Days | null;
  findNames: FindSourceNames;
}

/** Orders as the page shows them, in the given order of their ids. */
export async function describeOrders(
  tx: Tx,
  { shopId, currency, days, findNames }: Asked,
  orderIds: readonly string[],
): Promise<ListedOrder[]> {
  if (orderIds.length === 0) return [];
  const credits = await findCredits(tx, shopId, orderIds);
  const names = await findNames(
    tx,
    shopId,
    [...credits.values()].map(({ source }) => source.id),
  );
  const lines = await findLines(
    tx,
    shopId,
    orderIds.filter((id) => !credits.has(id)),
  );
  const rows = await readRows(tx, shopId, orderIds);
  return orderIds.flatMap((id) => {
    const row = rows.get(id);
    const credit = credits.get(id) ?? null;
    return row
      ? [toListed(row, { credit, names, lines: credit?.lines ?? lines.get(id) ?? [], currency, days })]
      : [];
  });
}

/** The person of an order: the credited subscriber, else the store's customer. */
async function readRows(
  tx: Tx,
  shopId: number,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, OrderRow>> {
  const { rows } = await sql<OrderRow>`
    select o.order_id, o.name, o.store_created_at as ordered_at, o.currency, s.subscriber_id,
      coalesce(s.first_name, o.first_name) as first_name, s.last_name, coalesce(s.phone_e164, o.phone_e164) as phone_e164
    from orders o
    left join order_credits c on c.shop_id = o.shop_id and c.order_id = o.order_id
    left join lateral (
      select subscriber_id, first_name, last_name, phone_e164 from subscribers
      where shop_id = o.shop_id and subscriber_id = c.subscriber_id
      union all
      select subscriber_id, first_name, last_name, phone_e164 from subscribers
      where c.order_id is null and shop_id = o.shop_id and channel = 'WA' and phone_e164 = o.phone_e164
      limit 1
    ) s on true
    where o.shop_id = ${shopId} and o.order_id = any(${[...orderIds]}::text[])`.execute(tx);
  return new Map(rows.map((row) => [row.order_id, row]));
}

interface Known {
  credit: Credit | null;
  names: ReadonlyMap<string, string>;
  lines: readonly DayLine[];
  currency: string;
  days: Days | null;
}

function toListed(row: OrderRow, { credit, names, lines, currency, days }: Known): ListedOrder {
  const { amountMinor, returnedMinor } = worthOf(lines);
  const isOnDays = ({ day }: DayLine) => !days || (day >= days.from && day <= days.to);
  return {
    orderId: row.order_id,
    name: row.name,
    orderedAt: row.ordered_at.toISOString(),
    person: personOf(row),
    credit: credit && creditOf(credit, names, row.ordered_at),
    isOtherCurrency: row.currency !== currency,
    amountMinor,
    returnedMinor,
    netMinor: amountMinor - returnedMinor,
    onDaysMinor: lines.filter(isOnDays).reduce((sum, line) => sum + line.amountMinor, 0),
    lines: lines.map(toMovement),
  };
}

function personOf(row: OrderRow): ListedOrder['person'] {
  const name = [row.first_name, row.last_name].filter(Boolean).join(' ') || null;
  const phoneShown = row.phone_e164 && showPhone(row.phone_e164);
  return name || phoneShown ? { subscriberId: row.subscriber_id, name, phoneShown } : null;
}

function creditOf(
  credit: Credit,
  names: ReadonlyMap<string, string>,
  orderedAt: Date,
): ListedOrder['credit'] {
  const { messageId, channel, source, touchKind, touchedAt } = credit;
  return {
    messageId,
    channel,
    source: nameSource(source, names),
    touch: { kind: touchKind, at: touchedAt.toISOString() },
    whySentence: explainCredit(touchKind, touchedAt, orderedAt),
  };
}

/** A source with the merchant's name for it. */
export function nameSource(
  source: Source,
  names: ReadonlyMap<string, string>,
): Source & { name: string | null } {
  return { ...source, name: names.get(source.id ?? '') ?? null };
}

function toMovement({ kind, at, day, amountMinor }: DayLine): MoneyMovement {
  return { kind, at: at.toISOString(), day, amountMinor };
}
