import { expect, it } from 'vitest';
import { getShop } from '#features/foundations/store-data/server/index.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { applyFacts } from '#tools/test-environment/message-steps.ts';
import { addSubscriber } from '#tools/test-environment/seeds/add-subscriber.ts';
import { insertSender } from '#tools/test-environment/seeds/insert-sender.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import { writeMessage } from '#tools/test-environment/seeds/write-message.ts';
import type { StoredBroadcast } from '../stored-broadcast.ts';
import { checkSome } from './check-some.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const PHONES = ['+4915215550101', '+4915215550102', '+4915215550103'];
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);

const EVERYBODY = {
  rules: [
    {
      segmentType: 'LastSubscribedBetweenXAndY',
      conditions: [{ checkDate1: '2020-01-01', checkDate2: '2090-01-01' }],
    },
  ],
};

const open = useTestDatabase();

it('counts somebody as capped like the gate: the reminders of one cart once, requested messages not at all', async () => {
  // Three a week are allowed, and one a day.
  const shopId = await insertShop(open.db);
  const senderId = await insertSender(open.db, shopId);
  for (const phone of PHONES) await addSubscriber(open.db, shopId, { phone, at: hoursAgo(2000) });
  const [remindedOfOneCart = '', welcomed = '', remindedOfThree = ''] = PHONES;
  for (const hours of [30, 50, 70]) await sent(shopId, { phone: remindedOfOneCart, hours, event: 'cart-1' });
  await sent(shopId, { phone: welcomed, hours: 1, event: 'welcome', isRequested: true });
  for (const hours of [30, 50, 70])
    await sent(shopId, { phone: remindedOfThree, hours, event: `cart-${hours}` });
  await applyFacts(open, { shopId, senderId }, NOW);
  const broadcast = {
    shop_id: shopId,
    condition: EVERYBODY,
    is_recipient_local: false,
  } as unknown as StoredBroadcast;
  const looked = await inShop(open.db, shopId, async (tx) => {
    const shop = await getShop(tx, shopId);
    return checkSome(tx, broadcast, { shop, audience: PHONES.length, at: NOW, now: NOW });
  });
  expect(new Set(looked.people.map(({ phone }) => phone))).toEqual(new Set(PHONES));
  expect(looked.capped).toBe(1);
});

interface Sent {
  phone: string;
  hours: number;
  event: string;
  isRequested?: boolean;
}

async function sent(shopId: number, { phone, hours, event, isRequested = false }: Sent): Promise<void> {
  const rows = async (text: string, values?: unknown[]) => (await open.pool.query(text, values)).rows;
  const message = { phone, at: hoursAgo(hours), sourceEvent: event };
  const { messageId } = await writeMessage({ rows, shopId }, message);
  await rows(`update messages set state = 'sent', sent_at = $2, is_requested = $3 where message_id = $1`, [
    messageId,
    message.at,
    isRequested,
  ]);
}
