import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';

type Row = { shop_id: number; subscriber_id: string };

/**
 * A person of the shop wrote to this subscriber, here or elsewhere. Campaigns wait for a while. The reply window stays as
 * it is, because only the subscriber's own message opens it.
 */
export async function noteShopWrote(tx: Tx, row: Row, at: Date): Promise<void> {
  await tx
    .updateTable('subscribers')
    .set({ shop_wrote_at: at })
    .where('shop_id', '=', row.shop_id)
    .where('subscriber_id', '=', row.subscriber_id)
    .where((eb) => eb.or([eb('shop_wrote_at', 'is', null), eb('shop_wrote_at', '<', at)]))
    .execute();
}

/**
 * Another app answers this subscriber in place of Bellbird. Older news than the subscriber's last message is ignored,
 * because that message said who answers now.
 */
export async function noteAnsweredElsewhere(tx: Tx, row: Row, at: Date): Promise<void> {
  await tx
    .updateTable('subscribers')
    .set({ answered_elsewhere_at: sql<Date>`greatest(answered_elsewhere_at, ${at}::timestamptz)` })
    .where('shop_id', '=', row.shop_id)
    .where('subscriber_id', '=', row.subscriber_id)
    .where((eb) => eb.or([eb('last_inbound_at', 'is', null), eb('last_inbound_at', '<=', at)]))
    .where((eb) => eb.or([eb('answered_elsewhere_at', 'is', null), eb('answered_elsewhere_at', '<', at)]))
    .execute();
}

/** Bellbird answers this subscriber again, unless later news said otherwise. */
export async function noteAnsweredHere(tx: Tx, row: Row, at: Date): Promise<void> {
  await tx
    .updateTable('subscribers')
    .set({ answered_elsewhere_at: null })
    .where('shop_id', '=', row.shop_id)
    .where('subscriber_id', '=', row.subscriber_id)
    .where('answered_elsewhere_at', '<=', at)
    .execute();
}

/** Names a subscriber as the shop's phone does, if no other name is known. */
export async function nameByContact(
  tx: Tx,
  row: Row,
  name: { firstName: string; lastName: string | null },
): Promise<void> {
  await tx
    .updateTable('subscribers')
    .set({ first_name: name.firstName, last_name: name.lastName })
    .where('shop_id', '=', row.shop_id)
    .where('subscriber_id', '=', row.subscriber_id)
    .where('first_name', 'is', null)
    .where('last_name', 'is', null)
    .execute();
}
