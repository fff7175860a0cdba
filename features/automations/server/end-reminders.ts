import { sql } from 'kysely';
import { cartEnding } from '#features/store-data/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { cartSkipReason } from './cart-skip-reason.ts';
import { cartSubject } from './cart-subject.ts';

/** A shopper as a checkout or order names them. */
interface Shopper {
  phoneE164: string | null;
  customerId: string | null;
  email: string | null;
}

/** Of each shopper so many carts are looked at, the latest first. */
const MOST_CARTS = 100;

/**
 * Ends, of these checkouts, the reminders of those that came to an end: their timers, and what is held or queued
 * already, with the gate's word for why. What is being sent this moment is left to the gate.
 */
export async function endReminders(tx: Tx, shopId: number, tokens: readonly string[]): Promise<void> {
  if (tokens.length === 0) return;
  const ended = sql`
    select token, ending from (
      select token, ${sql.raw(cartEnding('given.shop_id', 'token'))} as ending
      from (select ${shopId}::bigint as shop_id, unnest(${[...tokens]}::text[]) as token) given
    ) asked where ending is not null`;
  const { rows } = await sql<{ token: string }>`
    with ended as materialized (${ended}),
    waiting as (
      select m.message_id, m.created_at, e.ending from ended e
      join messages m on m.shop_id = ${shopId} and m.source_type = 'abandonedCart' and m.source_event = e.token
        and m.state = 'queued'
      join outbox o on o.shop_id = m.shop_id and o.message_id = m.message_id and o.state in ('held', 'queued')
      order by m.message_id
      for update of o skip locked
    ), gone as (
      delete from outbox o using waiting w where o.shop_id = ${shopId} and o.message_id = w.message_id
    ), told as (
      update messages m set state = 'skipped', verdict = jsonb_build_object('verdict', 'skip', 'reason',
        ${sql.raw(cartSkipReason('w.ending'))})
      from waiting w
      where m.shop_id = ${shopId} and m.message_id = w.message_id and m.created_at = w.created_at
    )
    select token from ended`.execute(tx);
  const subjects = rows.map(({ token }) => cartSubject(token));
  if (subjects.length === 0) return;
  await tx.deleteFrom('timers').where('shop_id', '=', shopId).where('subject', 'in', subjects).execute();
}

/** The checkouts that the same shopper had begun until then, under any name that both carry. */
export async function listCartsOf(tx: Tx, shopId: number, shopper: Shopper, until: Date): Promise<string[]> {
  const { rows } = await sql<{ token: string }>`
    (select checkout_token as token from checkouts
      where shop_id = ${shopId} and phone_e164 = ${shopper.phoneE164} and store_created_at <= ${until}
      order by store_created_at desc limit ${MOST_CARTS})
    union
    (select checkout_token from checkouts
      where shop_id = ${shopId} and customer_id = ${shopper.customerId} and store_created_at <= ${until}
      order by store_created_at desc limit ${MOST_CARTS})
    union
    (select checkout_token from checkouts
      where shop_id = ${shopId} and email_key = lower(${shopper.email}) and store_created_at <= ${until}
      order by store_created_at desc limit ${MOST_CARTS})`.execute(tx);
  return rows.map(({ token }) => token);
}
