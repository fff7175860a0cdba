import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestStore, type TestStore } from '../open-test-store.ts';
import type { History } from './history.ts';

const stores: TestStore[] = [];
let first: History;
beforeEach(async () => {
  first = await pastOf({ people: 300 });
});
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
});

async function pastOf(wanted: object): Promise<History> {
  const store = await openTestStore();
  stores.push(store);
  const { status, body } = await store.control('POST', '/history', wanted);
  expect(status).toBe(200);
  expect(await store.control('GET', '')).toMatchObject({
    body: { orders: (body as { orders: number }).orders },
  });
  return body as unknown as History;
}

it('a history has orders, and another seed gives another history', async () => {
  expect(first.orders).toBeGreaterThan(30);
  expect(first.messages.length).toBeGreaterThan(150);
  const other = await pastOf({ people: 300, seed: 1 });
  expect(other.signUps.map(({ firstName }) => firstName)).not.toEqual(
    first.signUps.map(({ firstName }) => firstName),
  );
});

it('no message is read before its delivery, clicked before it is read, or dated in the future', () => {
  // The sandbox's own clock counts. If the sandbox starts in the evening, its time is the next morning.
  const now = stores[0]?.sandbox.clock.now().toISOString() ?? '';
  for (const { sentAt, deliveredAt, readAt, clickedAt, failedAt } of first.messages) {
    const steps = [sentAt, deliveredAt, readAt, clickedAt].filter((step) => step !== null);
    expect(steps).toEqual(steps.toSorted());
    expect((sentAt === null) === (failedAt !== null)).toBe(true);
    expect([...steps, failedAt ?? ''].every((step) => step < now)).toBe(true);
  }
});

it('each cart reminder has a discount code, and broadcasts are sent at ten in the morning', () => {
  const reminders = first.messages.filter(({ about }) => about === 'cart');
  expect(reminders.length).toBeGreaterThan(0);
  expect(reminders.filter(({ discountCode }) => discountCode === null)).toEqual([]);
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', timeStyle: 'short' });
  for (const { at } of first.broadcasts) expect(clock.format(new Date(at))).toBe('10:00');
});
