import { expect, it } from 'vitest';
import { openBeacon } from './beacon.ts';
import { pageForTests } from './page-for-tests.ts';

const impression = { toolId: 'pill', kind: 'impression' };
const open = { toolId: 'pill', kind: 'open' };

function beaconOn() {
  const page = pageForTests();
  return { page, count: openBeacon(page, { visitorId: 'wren' }) };
}

it('sends the events of three seconds together', async () => {
  const { page, count } = beaconOn();
  count('pill', 'impression');
  await page.wait(2);
  count('pill', 'open');
  expect(page.sent).toEqual([]);
  await page.wait(1);
  await page.wait(2);
  expect(page.sent).toEqual([
    { path: 'events', body: { pageId: 'wren.myshopify.com', visitorId: 'wren', events: [impression, open] } },
  ]);
});

it('sends events immediately when the shopper leaves, each once, and no empty beacon', async () => {
  const { page, count } = beaconOn();
  await page.leave();
  count('pill', 'impression');
  await Promise.all([page.leave(), page.leave()]);
  await page.wait(3);
  expect(page.sent.map(({ body }) => body)).toMatchObject([{ events: [impression] }]);
});

it('sends the latest fifty events, the server’s maximum', async () => {
  const { page, count } = beaconOn();
  count('pill', 'impression');
  for (let nth = 0; nth < 50; nth += 1) count('pill', 'open');
  await page.leave();
  expect(page.sent.map(({ body }) => body)).toMatchObject([
    { events: Array.from({ length: 50 }, () => open) },
  ]);
});
