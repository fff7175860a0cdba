import { expect, it } from 'vitest';
import { hidden, hide, keep, recall } from './memory.ts';
import { pageForTests, withoutStorage } from './page-for-tests.ts';

/** The visitor ids that the server accepts. */
const VISITOR_ID = /^[\w-]{8,64}$/;

it('gives a new visitor a unique id, which stays', () => {
  const page = pageForTests();
  const memory = recall(page);
  expect(memory).toEqual({ visitorId: expect.stringMatching(VISITOR_ID) as string, optedIn: [], closes: [] });
  expect(recall(page).visitorId).not.toBe(memory.visitorId);
  keep(page, memory, true);
  expect(recall(page)).toEqual(memory);
});

it.each([
  'no JSON',
  'null',
  '5',
  '[]',
  '{"visitorId": "somebody-1"}',
  '{"visitorId": "", "optedIn": []}',
  '{"visitorId": "somebody-1", "optedIn": "pill"}',
])('ignores the stored text %s, which other code wrote', (text) => {
  const page = pageForTests();
  page.kept.local['bellbird'] = text;
  expect(recall(page)).toEqual({
    visitorId: expect.stringMatching(VISITOR_ID) as string,
    optedIn: [],
    closes: [],
  });
});

it('keeps what another tab stored in the meantime, each tool once', () => {
  const page = pageForTests();
  const [here, there] = [recall(page), recall(page)];
  keep(page, Object.assign(there, { optedIn: ['wheel', 'pill'] }), true);
  keep(page, Object.assign(here, { optedIn: ['pill'] }), true);
  expect(recall(page)).toEqual({ visitorId: here.visitorId, optedIn: ['pill', 'wheel'], closes: [] });
});

it('keeps the last two closes, of this tab and others', () => {
  const page = pageForTests();
  const [here, there] = [recall(page), recall(page)];
  keep(page, Object.assign(there, { closes: [1, 2] }), true);
  keep(page, Object.assign(here, { closes: [3] }), true);
  expect(recall(page).closes).toEqual([2, 3]);
});

it('stores no id of a visitor without consent until they opt in', () => {
  const page = pageForTests();
  const memory = { visitorId: 'somebody-1', optedIn: [], closes: [5] };
  keep(page, memory, false);
  expect(JSON.parse(page.kept.local['bellbird'] ?? '')).toEqual({ optedIn: [], closes: [5] });
  expect(recall(page)).toMatchObject({ closes: [5], visitorId: expect.stringMatching(VISITOR_ID) as string });
  keep(page, { ...memory, optedIn: ['pill'] }, false);
  expect(recall(page)).toMatchObject({ visitorId: 'somebody-1', optedIn: ['pill'] });
});

it('hides tools only for the session', () => {
  const page = pageForTests();
  hide(page, 'pill');
  hide(page, 'wheel');
  expect(hidden(page)).toEqual(['pill', 'wheel']);
  page.kept.session = {};
  expect(hidden(page)).toEqual([]);
});

it('treats everybody as a new visitor if storage is forbidden', () => {
  const page = withoutStorage(pageForTests());
  keep(page, recall(page), true);
  hide(page, 'pill');
  expect(hidden(page)).toEqual([]);
  expect(recall(page).optedIn).toEqual([]);
});
