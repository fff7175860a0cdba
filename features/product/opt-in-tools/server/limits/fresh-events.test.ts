import { beforeEach, expect, it } from 'vitest';
import { FreshEvents } from './fresh-events.ts';

const PAGE = 'wren.myshopify.com';
const HOME = '198.51.100.7';
let now: Date;
let fresh: FreshEvents;
beforeEach(() => {
  now = new Date('2026-11-20T12:00:00Z');
  fresh = new FreshEvents({ clock: { now: () => now } });
});

type Kind = 'impression' | 'open' | 'dismissal' | 'heldOut';
const of = (kind: Kind, toolId = 'pill') => ({ toolId, kind });
const counted = (visitorId: string | undefined, events: ReturnType<typeof of>[], ip = HOME) =>
  fresh.choose({ pageId: PAGE, ...(visitorId !== undefined && { visitorId }), events }, ip).events.length;

it('counts a visitor once a day for each tool and kind', () => {
  const views = [of('impression'), of('impression'), of('open'), of('impression', 'wheel')];
  expect(counted('visitor-1', views)).toBe(3);
  expect(counted('visitor-1', views)).toBe(0);
  expect(counted('visitor-2', views)).toBe(3);
  now = new Date('2026-11-21T12:00:00Z');
  expect(counted('visitor-1', views)).toBe(3);
});

it('counts only a few events of a body without a visitor', () => {
  expect(
    counted(
      undefined,
      Array.from({ length: 50 }, () => of('impression')),
    ),
  ).toBe(3);
});

it('limits the visitors of one network only', () => {
  const invented = Array.from({ length: 1000 }, (_, nth) => counted(`visitor-${nth}`, [of('impression')]));
  expect(invented.reduce((sum, one) => sum + one, 0)).toBe(200);
  const nameless = Array.from({ length: 1000 }, () => counted(undefined, [of('impression')], '203.0.113.9'));
  expect(nameless.reduce((sum, one) => sum + one, 0)).toBe(200);
  // Known visitors of the network still count, and so do visitors of other networks.
  expect(counted('visitor-1', [of('open')])).toBe(1);
  expect(counted('visitor-new', [of('impression')], '192.0.2.1')).toBe(1);
});
