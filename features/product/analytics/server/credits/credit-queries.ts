import { sql } from 'kysely';
import { ONLY_ONE, type Source } from '#features/engine/messaging/contract/source.ts';
import type { MoneyLine } from '#features/foundations/store-data/rules/index.ts';
import type { Channel } from '#platform/channel/channel.ts';
import type { Tx } from '#platform/database/database.ts';
import { storableJson } from '#platform/database/storable-json.ts';
import type { TouchKind } from '../../contract/attribution.ts';
import type { CreditCount } from '../../rules/credit-counts.ts';

/** A change of value with the shop's day that it counts on. */
export interface DayLine extends MoneyLine {
  day: string;
}

/** An order's stored credit. */
export interface Credit {
  orderId: string;
  messageId: string;
  messageCreatedAt: Date;
  subscriberId: string;
  channel: Channel;
  source: Source;
  touchKind: TouchKind;
  touchedAt: Date;
  orderedAt: Date;
  lines: DayLine[];
}

interface CreditRow {
  order_id: string;
  message_id: string;
  message_created_at: Date;
  subscriber_id: string;
  channel: Channel;
  source_kind: Source['kind'];
  source_type: string;
  source_id: string | null;
  touch_kind: TouchKind;
  touched_at: Date;
  ordered_at: Date;
  lines: { kind: MoneyLine['kind']; at: string; day: string; amountMinor: number }[] | null;
}

/** The stored credits of orders, by order. */
export async function findCredits(
  tx: Tx,
  shopId: number,
  orderIds: readonly string[],
): Promise<Map<string, Credit>> {
  const { rows } = await sql<CreditRow>`
    select c.order_id, c.message_id, c.message_created_at, c.subscriber_id, c.channel, c.source_kind, c.source_type,
      c.source_id, c.touch_kind, c.touched_at, c.ordered_at,
      (select json_agg(json_build_object('kind', l.kind, 'at', l.at, 'day', l.day, 'amountMinor', l.amount_minor)
        order by l.line_no) from credit_lines l where l.shop_id = c.shop_id and l.order_id = c.order_id) as lines
    from order_credits c where c.shop_id = ${shopId} and c.order_id = any(${[...orderIds]}::text[])`.execute(
    tx,
  );
  return new Map(rows.map((row) => [row.order_id, toCredit(row)]));
}

function toCredit(row: CreditRow): Credit {
  return {
    orderId: row.order_id,
    messageId: row.message_id,
    messageCreatedAt: row.message_created_at,
    subscriberId: row.subscriber_id,
    channel: row.channel,
    source: { kind: row.source_kind, type: row.source_type, id: row.source_id },
    touchKind: row.touch_kind,
    touchedAt: row.touched_at,
    orderedAt: row.ordered_at,
    lines: (row.lines ?? []).map((line) => ({ ...line, at: new Date(line.at) })),
  };
}

export async function removeCredits(tx: Tx, shopId: number, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  // Their lines are deleted with them.
  await sql`delete from order_credits where shop_id = ${shopId} and order_id = any(${[...orderIds]}::text[])`.execute(
    tx,
  );
}

/** Stores missing credits. */
export async function insertCredits(tx: Tx, shopId: number, credits: readonly Credit[]): Promise<void> {
  if (credits.length === 0) return;
  const rows = credits.map((credit) => ({
    shop_id: shopId,
    order_id: credit.orderId,
    message_id: credit.messageId,
    message_created_at: credit.messageCreatedAt,
    subscriber_id: credit.subscriberId,
    channel: credit.channel,
    source_kind: credit.source.kind,
    source_type: credit.source.type,
    source_id: credit.source.id,
    touch_kind: credit.touchKind,
    touched_at: credit.touchedAt,
    ordered_at: credit.orderedAt,
    amount_minor: worthOf(credit.lines).amountMinor,
    returned_minor: worthOf(credit.lines).returnedMinor,
  }));
  await sql`
    insert into order_credits select * from json_populate_recordset(null::order_credits, ${storableJson(rows)}::json)`.execute(
    tx,
  );
  const lines = credits.flatMap((credit) =>
    credit.lines.map(({ kind, at, day, amountMinor }, nth) => ({
      shop_id: shopId,
      order_id: credit.orderId,
      line_no: nth,
      kind,
      at,
      day,
      amount_minor: amountMinor,
    })),
  );
  await sql`
    insert into credit_lines select * from json_populate_recordset(null::credit_lines, ${storableJson(lines)}::json)`.execute(
    tx,
  );
}

/** An order's value as edited, and its refunds. */
export function worthOf(lines: readonly MoneyLine[]): { amountMinor: number; returnedMinor: number } {
  const isWorth = ({ kind }: MoneyLine) => kind === 'order' || kind === 'edit';
  return {
    amountMinor: sumOf(lines.filter(isWorth)),
    // No refunds are 0, not -0.
    returnedMinor: 0 - sumOf(lines.filter((line) => !isWorth(line))),
  };
}

function sumOf(lines: readonly MoneyLine[]): number {
  return lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}

/** Adds to days of many sources together. */
export async function addCreditCounts(tx: Tx, shopId: number, counts: readonly CreditCount[]): Promise<void> {
  if (counts.length === 0) return;
  const rows = counts.map(({ source, ...count }) => ({
    ...count,
    sourceKind: source.kind,
    sourceType: source.type,
    sourceId: source.id ?? ONLY_ONE,
  }));
  await sql`
    insert into daily_rollups (shop_id, day, channel, source_kind, source_type, source_id, orders, revenue_minor,
      click_orders, click_revenue_minor)
    select ${shopId}, n.day, n.channel, n."sourceKind", n."sourceType", n."sourceId", n.orders, n."revenueMinor",
      n."clickOrders", n."clickRevenueMinor"
    from json_to_recordset(${storableJson(rows)}::json) as n(day date, channel text, "sourceKind" text,
      "sourceType" text, "sourceId" uuid, orders bigint, "revenueMinor" bigint, "clickOrders" bigint,
      "clickRevenueMinor" bigint)
    -- In one order: two that add to the same rows do not wait for each other.
    order by n.day, n.channel, n."sourceKind", n."sourceType", n."sourceId"
    on conflict (shop_id, day, channel, source_kind, source_type, source_id) do update set
      orders = daily_rollups.orders + excluded.orders,
      revenue_minor = daily_rollups.revenue_minor + excluded.revenue_minor,
      click_orders = daily_rollups.click_orders + excluded.click_orders,
      click_revenue_minor = daily_rollups.click_revenue_minor + excluded.click_revenue_minor`.execute(tx);
}
