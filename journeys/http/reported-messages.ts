import { writeMessage, type OpenServer } from '#tools/test-environment/open-server.ts';
import { addOrders } from '#tools/test-environment/seeds/add-orders.ts';

/**
 * Writes messages to a person, one for each possible state, in the order of their reports. The read message earned an order.
 */
export async function writeReportedMessages(server: OpenServer, phone: string): Promise<void> {
  const at = (time: string) => new Date(`2026-06-0${time}:00Z`);
  const write = async (moment: Date, change: string, type = 'abandonedCart') => {
    const source = { kind: 'campaign', type, id: null } as const;
    const { messageId } = await writeMessage(server, { phone, at: moment, source });
    await server.rows(`update messages set ${change} where message_id = $1`, [messageId]);
    return messageId;
  };
  await write(new Date('2022-02-28T12:00:00Z'), "state = 'sent', sent_at = created_at");
  const earner = await write(
    at('1T08:00'),
    `state = 'read', sent_at = created_at + interval '1 minute', read_at = created_at + interval '1 hour',
      clicked_at = created_at + interval '2 hours',
      source_id = (select drip_id from drips where type = 'abandonedCart' and channel = 'WA' order by drip_index limit 1)`,
  );
  await write(at('2T08:00'), `state = 'skipped', verdict = '{"verdict": "skip", "reason": "orderedSince"}'`);
  await write(at('3T08:00'), "state = 'failed', provider_code = 131026, failed_at = created_at");
  await write(at('4T08:00'), "state = 'sent', sent_at = created_at", 'reviewWA');
  const order = { orderId: '77', name: '#1077', totalMinor: 5000, createdAt: at('1T12:00') };
  await addOrders(server.db, server.shopId, [order]);
  await server.rows(
    `insert into order_credits (shop_id, order_id, message_id, message_created_at, subscriber_id, channel, source_type, touch_kind, touched_at, amount_minor, returned_minor, ordered_at)
     select shop_id, '77', message_id, created_at, subscriber_id, channel, source_type, 'click', clicked_at, 5000, 1250, $2
     from messages where message_id = $1`,
    [earner, at('1T12:00')],
  );
}
