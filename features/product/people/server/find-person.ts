import { sql, type RawBuilder } from 'kysely';
import { answerEndMs, windowEndMs } from '#features/foundations/subscribers/contract/reply-window.ts';
import type { Channel } from '#platform/channel/channel.ts';
import type { MetaSettings } from '#platform/config/meta-settings.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { showPhone } from '#platform/phone/phone-number.ts';
import type { Person } from '../contract/person-calls.ts';

/** A person's row with the identifiers that their page needs. */
export interface FoundPerson {
  subscriber_id: string;
  channel: Channel;
  first_name: string | null;
  last_name: string | null;
  phone_e164: string | null;
  email: string | null;
  email_key: string | null;
  customer_id: string | null;
  locale: string | null;
  stopped_all_at: Date | null;
  last_inbound_at: Date | null;
  ad_wrote_at: Date | null;
  standing: 0 | 1 | 2;
  since: Date;
  tool: string;
  revenue_minor: number;
  orders: number;
}

/**
 * Returns a person of the shop, also by an old id from before a merge. Throws NOT_FOUND, also for erased people.
 */
export async function findPerson(tx: Tx, shopId: number, subscriberId: string): Promise<FoundPerson> {
  const { rows } = await personQuery(shopId, subscriberId).execute(tx);
  const [row] = rows;
  if (!row) throw new AppError('NOT_FOUND', { field: 'subscriberId' });
  return row;
}

/** The id is resolved first: compared with a subquery, row-level security would read every person. */
export function personQuery(shopId: number, subscriberId: string): RawBuilder<FoundPerson> {
  return sql<FoundPerson>`
    with meant as materialized (
      select coalesce(
        (select merged_into from subscriber_aliases where shop_id = ${shopId} and subscriber_id = ${subscriberId}),
        ${subscriberId}::uuid) as subscriber_id
    )
    select s.subscriber_id, s.channel, s.first_name, s.last_name, s.phone_e164, s.email, s.email_key, s.customer_id,
      s.locale, s.stopped_all_at, s.last_inbound_at, s.ad_wrote_at, subscriber_standing(s) as standing,
      coalesce(s.opted_in_at, s.created_at) as since, coalesce(s.opt_in_tool_type, '') as tool, c.revenue_minor, c.orders
    from meant
    join subscribers s on s.shop_id = ${shopId} and s.subscriber_id = meant.subscriber_id
    cross join lateral (
      select coalesce(sum(amount_minor - returned_minor), 0)::bigint as revenue_minor, count(*)::integer as orders
      from order_credits where shop_id = s.shop_id and subscriber_id = s.subscriber_id
    ) c
    where subscriber_standing(s) < 3`;
}

/** Returns the identifiers by which the store may know a person, each with its column of orders and checkouts. */
export function storeIdentifiers({
  phone_e164,
  email_key,
  customer_id,
}: FoundPerson): { column: string; value: string }[] {
  return Object.entries({ phone_e164, email_key, customer_id }).flatMap(([column, value]) =>
    value === null ? [] : [{ column, value }],
  );
}

const STANDINGS = { 0: 'never', 1: 'subscribed', 2: 'unsubscribed' } as const;

/** What decides how long a person can be answered. */
export interface Answering {
  clock: Pick<Context['clock'], 'now'>;
  settings: { meta: Pick<MetaSettings, 'hasHumanAgent'> };
}

/** Returns until when somebody of the shop can answer, or null. */
export function windowUntil(
  row: Pick<FoundPerson, 'channel' | 'last_inbound_at' | 'ad_wrote_at'>,
  { clock, settings }: Answering,
): Date | null {
  const wrote = { lastInboundAt: row.last_inbound_at, adWroteAt: row.ad_wrote_at };
  const endMs = settings.meta.hasHumanAgent ? answerEndMs(row.channel, wrote) : windowEndMs(wrote);
  return endMs > clock.now().getTime() ? new Date(endMs) : null;
}

export function toPerson(row: FoundPerson, answering: Answering): Person {
  const until = windowUntil(row, answering);
  const wrote = { lastInboundAt: row.last_inbound_at, adWroteAt: row.ad_wrote_at };
  return {
    subscriberId: row.subscriber_id,
    channel: row.channel,
    firstName: row.first_name,
    lastName: row.last_name,
    phone: row.phone_e164,
    phoneShown: row.phone_e164 && showPhone(row.phone_e164),
    email: row.email,
    locale: row.locale,
    standing: STANDINGS[row.standing],
    hasStopped: row.stopped_all_at !== null,
    since: row.since.toISOString(),
    optinType: row.tool === '' ? null : row.tool,
    revenueMinor: row.revenue_minor,
    creditedOrders: row.orders,
    windowUntil: until?.toISOString() ?? null,
    isForAnswersOnly: until !== null && windowEndMs(wrote) <= answering.clock.now().getTime(),
  };
}
