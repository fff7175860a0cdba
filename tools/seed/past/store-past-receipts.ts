import type pg from 'pg';

/** Closes the history's messages: the provider has already reported everything about them. */
export async function storePastReceipts(client: pg.ClientBase, shopId: number): Promise<void> {
  await client.query(
    `insert into receipt_flow (channel, external_id, heard_at, lag_seconds, last_receipt_at)
     select s.channel, s.external_id, m.heard_at, 1, m.heard_at
     from senders s, lateral (
       select max(greatest(sent_at, delivered_at, read_at)) as heard_at from messages
       where shop_id = s.shop_id and sender_id = s.sender_id
     ) m
     where s.shop_id = $1 and m.heard_at is not null
     on conflict do nothing`,
    [shopId],
  );
}
