import type pg from 'pg';

/** A receipt of a message that was not sent from here. */
export interface OutsideReceipt {
  /** The number that reported it. */
  senderExternalId: string;
  providerMessageId: string;
  status: string;
}

/**
 * Stores receipts of what the shop wrote in the phone app. Returns for each, in the same order, whether it belongs to such
 * a message. They arrive twice and in any order, so a state never goes back.
 */
export async function recordOutsideReceipts(
  pool: pg.Pool,
  receipts: readonly OutsideReceipt[],
): Promise<boolean[]> {
  if (receipts.length === 0) return [];
  const { rows } = await pool.query<{ nth: number }>({
    name: 'outside-receipts',
    text: RECORD,
    values: [
      receipts.map((one) => one.senderExternalId),
      receipts.map((one) => one.providerMessageId),
      receipts.map(({ status }) => (status === 'played' ? 'read' : status)),
    ],
  });
  const found = new Set(rows.map(({ nth }) => nth));
  return receipts.map((_, index) => found.has(index + 1));
}

const STATES = `array['sent', 'failed', 'delivered', 'read']`;

const RECORD = `
with found as materialized (
  select g.nth, o.shop_id, o.provider_message_id, array_position(${STATES}, g.status) as step
  from unnest($1::text[], $2::text[], $3::text[]) with ordinality as g(external_id, provider_message_id, status, nth)
  join senders s on s.channel = 'WA' and s.external_id = g.external_id
  join outside_messages o on o.shop_id = s.shop_id and o.channel = 'WA' and o.provider_message_id = g.provider_message_id
), advanced as (
  update outside_messages o set state = (${STATES})[f.step]
  from (select shop_id, provider_message_id, max(step) as step from found group by shop_id, provider_message_id) f
  where o.shop_id = f.shop_id and o.channel = 'WA' and o.provider_message_id = f.provider_message_id
    and f.step > coalesce(array_position(${STATES}, o.state), 0)
)
select distinct nth from found`;
