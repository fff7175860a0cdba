import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openBeacon } from './beacon.ts';
import { pageForTests } from './page-for-tests.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const impression = { toolId: 'pill', kind: 'impression' };
const open = { toolId: 'pill', kind: 'open' };

it('sends what came together, once nothing more has come for three seconds', () => {
  const page = pageForTests();
  const { count } = openBeacon(page);
  count('pill', 'impression');
  vi.advanceTimersByTime(2999);
  count('pill', 'open');
  vi.advanceTimersByTime(2999);
  expect(page.sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(page.sent).toEqual([
    { path: 'events', body: { pageId: 'wren.myshopify.com', events: [impression, open] } },
  ]);
});

it('sends at once from a page that is left, each event once, and nothing when there is none', () => {
  const page = pageForTests();
  const { count, flush } = openBeacon(page);
  flush();
  count('pill', 'impression');
  flush();
  flush();
  vi.runAllTimers();
  expect(page.sent.map(({ body }) => body)).toEqual([{ pageId: 'wren.myshopify.com', events: [impression] }]);
});

it('sends the latest fifty, which are as many as the server takes', () => {
  const page = pageForTests();
  const { count, flush } = openBeacon(page);
  count('pill', 'impression');
  for (let nth = 0; nth < 50; nth += 1) count('pill', 'open');
  flush();
  expect(page.sent.map(({ body }) => body)).toEqual([
    { pageId: 'wren.myshopify.com', events: Array.from({ length: 50 }, () => open) },
  ]);
});
