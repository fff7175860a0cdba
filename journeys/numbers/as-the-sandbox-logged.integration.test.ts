import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { getDashboard } from '#features/product/analytics/contract/dashboard-calls.ts';
import { HOUR_MS } from '#platform/clock/durations.ts';
import type { ResponseOf } from '#platform/http/call.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { optIn } from '#tools/test-environment/open-server.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import {
  openStoryEnvironment,
  type Person,
  type StoryEnvironment,
} from '../campaign-stories/story-environment.ts';

/** Messages to this number are accepted, and reported as failed later. */
const NOT_ON_WHATSAPP = '+4915123401026';

interface LoggedMessage {
  direction: 'fromBusiness' | 'fromShopper';
  number: string;
  state: string;
}

interface LoggedOrder {
  total: string;
  refunded: string;
  contact: { phone: string | null };
}

let environment: StoryEnvironment;
beforeAll(async () => {
  environment = await openStoryEnvironment();
});
afterAll(() => environment.close());

it('shows a day exactly as the sandbox logged it, to the cent', async () => {
  const { merchant, store, server } = environment;
  const taps: string[] = [];
  const tapsOn = async (person: Person) => {
    await person.follows(await person.gets(1));
    taps.push(person.phone);
  };
  await merchant.whileOn('abandonedCart', async () => {
    const people = [];
    for (let nth = 0; nth < 4; nth += 1) people.push(await environment.subscriber());
    const [tapping, reading, ignoring, hurried] = people as [Person, Person, Person, Person];
    await optIn(server, { phone: NOT_ON_WHATSAPP, ip: '198.51.100.200' });
    const carts = new Map<string, string>();
    for (const phone of [...people.map((one) => one.phone), NOT_ON_WHATSAPP])
      carts.set(phone, (await store.fillCart(phone, 'moss-mug')).token);
    const buys = ({ phone }: Person) => store.checkOut(carts.get(phone) ?? '', 'card');
    await buys(hurried);
    await environment.forward(HOUR_MS + 1000);
    for (const person of [tapping, reading, ignoring]) await person.gets(1);
    for (const person of [tapping, reading]) await person.reads();
    await tapsOn(tapping);
    const order = await buys(tapping);
    await buys(reading);
    await buys(ignoring);
    await store.with(order, 'refund', { amount: 3.35 });
    // While the campaign is on: nothing above waits for the message to the fifth person, and a paused campaign sends none.
    await waitFor('the failed message', async () => (await asLogged(taps)).failed === 1);
  });
  const logged = await asLogged(taps);
  const expected = { ...logged, optIns: 5 };
  expect(expected).toMatchObject({ sent: 4, delivered: 3, read: 2, clicked: 1, failed: 1, orders: 2 });
  let seen = await shown();
  await waitFor('the numbers of the sandbox', async () => {
    seen = await shown();
    return isDeepStrictEqual(seen.allTime, expected);
  }).catch(() => expect(seen.allTime).toEqual(expected));
  expect(seen.byDay).toEqual({
    revenueMinor: expected.revenueMinor,
    orders: expected.orders,
    optIns: expected.optIns,
  });
});

/** Returns the expected figures from the sandbox's phones and store. An order counts if its person tapped or read a message. */
async function asLogged(taps: readonly string[]) {
  const { control } = environment.server.environment;
  const { messages } = await control<{ messages: LoggedMessage[] }>('/whatsapp/messages?limit=200');
  const ours = messages.filter(({ direction }) => direction === 'fromBusiness');
  const inState = (...states: string[]) => ours.filter(({ state }) => states.includes(state));
  const touched = new Set([...inState('read').map(({ number }) => `+${number}`), ...taps]);
  const orders = await control<LoggedOrder[]>(`/shops/${DEMO_SHOP}/orders?limit=100`);
  const credited = orders.filter(({ contact }) => touched.has(contact.phone ?? ''));
  const cents = (amount: string) => Math.round(Number(amount) * 100);
  return {
    // All accepted messages, whatever was reported later.
    sent: ours.length,
    delivered: inState('delivered', 'read').length,
    read: inState('read').length,
    clicked: taps.length,
    failed: inState('failed').length,
    orders: credited.length,
    revenueMinor: credited.reduce((sum, { total, refunded }) => sum + cents(total) - cents(refunded), 0),
  };
}

/** Returns the dashboard's figures of all time, and the sums of its days. */
async function shown() {
  const { WA } = await environment.merchant.get<ResponseOf<typeof getDashboard>>(
    `/database/api/analytics/dashboard?shopUrl=${DEMO_SHOP}&channel=WA`,
  );
  if (!WA) throw new Error('There is no WhatsApp on the dashboard.');
  const { messages, totalOrders, revenueMinor, orders, subscribers, totalSubscribers } = WA.periods.allTime;
  const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);
  return {
    allTime: { ...messages, orders: totalOrders, revenueMinor, optIns: totalSubscribers },
    byDay: {
      revenueMinor: sum(orders.map((day) => day.revenueMinor)),
      orders: sum(orders.map(({ count }) => count)),
      optIns: sum(subscribers.map(({ count }) => count)),
    },
  };
}
