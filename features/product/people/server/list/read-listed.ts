import { sql } from 'kysely';
import type { Channel } from '#platform/channel/channel.ts';
import type { Tx } from '#platform/database/database.ts';
import { currencyDigits } from '#platform/money/minor-units.ts';
import { showPhone } from '#platform/phone/phone-number.ts';
import type { Standing, Subscriber } from '../../contract/subscriber-calls.ts';

interface Row {
  subscriber_id: string;
  channel: Channel;
  first_name: string | null;
  last_name: string | null;
  phone_e164: string | null;
  email: string | null;
  tool: string;
  standing: 0 | 1 | 2;
  since: Date;
  revenue_minor: number;
  orders: { orderId: string; createdAt: string; minor: number }[] | null;
}

const STANDING_LABELS: Record<Row['standing'], Standing> = { 0: 'never', 1: 'subscribed', 2: 'unsubscribed' };
const MOST_ORDERS = 10;

/** Returns the people with these ids, in their order. */
export async function readListed(
  tx: Tx,
  { shopId, currency }: { shopId: number; currency: string },
  subscriberIds: readonly string[],
): Promise<Subscriber[]> {
  if (subscriberIds.length === 0) return [];
  const { rows } = await sql<Row>`
    select s.subscriber_id, s.channel, s.first_name, s.last_name, s.phone_e164, s.email, l.tool, l.standing, l.since,
      l.revenue_minor, c.orders
    from unnest(${[...subscriberIds]}::uuid[]) with ordinality as wanted (subscriber_id, place)
    join subscribers s on s.shop_id = ${shopId} and s.subscriber_id = wanted.subscriber_id
    join listed_subscribers l on l.shop_id = ${shopId} and l.subscriber_id = wanted.subscriber_id
    left join lateral (
      select jsonb_agg(jsonb_build_object('orderId', o.order_id, 'createdAt', o.ordered_at, 'minor', o.amount_minor - o.returned_minor)) as orders
      from (
        select * from order_credits o where o.shop_id = ${shopId} and o.subscriber_id = wanted.subscriber_id
        order by o.ordered_at desc limit ${MOST_ORDERS}
      ) o
    ) c on l.revenue_minor <> 0
    order by wanted.place`.execute(tx);
  return rows.map((row) => toSubscriber(row, currency));
}

function toSubscriber(row: Row, currency: string): Subscriber {
  const money = (minor: number) => signed(minor, currency);
  return {
    subscriberId: row.subscriber_id,
    firstName: row.first_name,
    lastName: row.last_name,
    profilePic: null,
    status: STANDING_LABELS[row.standing],
    createdAt: row.since.toISOString(),
    optinType: row.tool === '' ? null : row.tool,
    totalRevenue: money(row.revenue_minor),
    revenueMinor: row.revenue_minor,
    ordersObj: (row.orders ?? []).map(({ orderId, createdAt, minor }) => ({
      orderId,
      createdAt: new Date(createdAt).toISOString(),
      revenue: money(minor),
    })),
    phoneNumber: row.phone_e164,
    phoneShown: row.phone_e164 && showPhone(row.phone_e164),
    email: row.email,
    channel: row.channel,
  };
}

/** Returns the currency's sign, then the number with a decimal point and the currency's decimals. */
function signed(minor: number, currency: string): string {
  const digits = currencyDigits(currency);
  const parts = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  const sign = parts.find(({ type }) => type === 'currency')?.value ?? currency;
  return `${sign}${(minor / 10 ** digits).toFixed(digits)}`;
}
