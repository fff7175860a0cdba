import type pg from 'pg';

/** Closes the history's messages, because the provider has already reported everything about them. */
export async function storePastReceipts(client: pg.ClientBase, shopId: number): Promise<void> {
  await client.query(
    `insert into receipt_flow (channel, external_id, last_webhook_at, lag_seconds, last_receipt_at)
     select s.channel, s.external_id, m.last_webhook_at, 1, m.last_webhook_at
     from senders s, lateral (
       select max(greatest(sent_at, delivered_at, read_at)) as last_webhook_at from messages
       where shop_id = s.shop_id and sender_id = s.sender_id
     ) m
     where s.shop_id = $1 and m.last_webhook_at is not null
     on conflict do nothing`,
    [shopId],
  );
}
