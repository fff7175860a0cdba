import { beforeEach, expect, it } from 'vitest';
import { inShop } from '#platform/database/in-shop.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { addSubscriber } from '#tools/test-environment/seeds/add-subscriber.ts';
import { insertSender } from '#tools/test-environment/seeds/insert-sender.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import { writeMessage } from '#tools/test-environment/seeds/write-message.ts';
import { listChannels } from './list-person-channels.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const PHONE = '+4915215550101';
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);

const open = useTestDatabase();
let shopId: number;
let mira: string;

beforeEach(async () => {
  shopId = await insertShop(open.db);
  await insertSender(open.db, shopId);
  mira = await addSubscriber(open.db, shopId, { phone: PHONE, at: hoursAgo(2000) });
});

/** Marketing that was sent. */
async function sent(hours: number, changed: { sourceEvent?: string; set?: string } = {}): Promise<void> {
  const { sourceEvent, set = 'is_requested = false' } = changed;
  const rows = async (text: string, values?: unknown[]) => (await open.pool.query(text, values)).rows;
  const at = hoursAgo(hours);
  const event = sourceEvent === undefined ? {} : { sourceEvent };
  const { messageId } = await writeMessage({ rows, shopId }, { phone: PHONE, at, ...event });
  await rows(`update messages set state = 'sent', sent_at = $2, ${set} where message_id = $1`, [
    messageId,
    at,
  ]);
}

async function used() {
  const [person] = await inShop(open.db, shopId, (tx) => listChannels(tx, shopId, [mira], NOW));
  return [person?.caps.day?.used, person?.caps.week?.used, person?.caps.month?.used];
}

it('counts marketing of a day, a week and 30 days for the caps', async () => {
  for (const hours of [2, 50, 500, 1000]) await sent(hours);
  expect(await used()).toEqual([1, 2, 3]);
});

it('counts the reminders of one cart once, like the gate', async () => {
  for (const hours of [1, 2, 3]) await sent(hours, { sourceEvent: 'cart-7' });
  expect(await used()).toEqual([1, 1, 1]);
});

it('counts neither what the person asked for by signing up nor tests, like the gate', async () => {
  await sent(1, { set: 'is_requested = true' });
  await sent(2, { set: "source_kind = 'test'" });
  expect(await used()).toEqual([0, 0, 0]);
});
