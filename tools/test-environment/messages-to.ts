import type { Rows } from './open-server.ts';

/** A message's present state, with the columns of its outbox row while it has one. */
interface MessageRow {
  state: string;
  provider_code: number | null;
  verdict: unknown;
  outbox: string | null;
  reason: string | null;
}

/** Returns the messages to a phone number, oldest first. */
export function messagesTo({ rows }: { rows: Rows }, phone: string): Promise<MessageRow[]> {
  return rows<MessageRow>(
    `select m.state, m.provider_code, m.verdict, o.state as outbox, o.reason
     from messages m join subscribers s using (shop_id, subscriber_id)
     left join outbox o on o.shop_id = m.shop_id and o.message_id = m.message_id
     where s.phone_e164 = $1 order by m.created_at`,
    [phone],
  );
}
