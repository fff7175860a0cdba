import { describe, expect, it } from 'vitest';
import { newBehaviour, type Behaviour, type ShowAt } from '../contract/tool-behaviour.ts';
import type { PublicTool } from '../contract/tool.ts';
import { chooseTool, type Place, type Visit } from './choose-tool.ts';

type Channel = 'WA' | 'FB';
interface Made {
  showAt: ShowAt;
  value?: number | null;
  channel?: Channel;
  layout?: PublicTool['settings']['layout'];
  behaviour?: Partial<Behaviour>;
  chatUrl?: string | null;
}

function tool(id: string, made: Made): PublicTool {
  const {
    showAt,
    value = null,
    channel = 'WA',
    layout,
    behaviour = {},
    chatUrl = 'https://chat.example',
  } = made;
  const position = showAt === 'allTime' ? 'bottomRight' : null;
  const settings = { consentWording: 'I agree.', layout };
  const whole = { ...newBehaviour(showAt, { value, position }), ...behaviour };
  return {
    id,
    channel,
    type: 'any',
    settings: { ...settings, behaviour: whole },
    chatUrl,
    wordingVersion: '1',
  };
}

const NOW = Date.parse('2026-11-22T12:00:00Z');
const DAY = 24 * 3600 * 1000;
const newcomer: Visit = {
  page: '/products/moss-mug?variant=1',
  device: 'desktop',
  seconds: 0,
  scrolled: 0,
  isLeaving: false,
  now: NOW,
  optedIn: [],
  hidden: [],
  closes: [],
  hasOpened: false,
  isFromUs: false,
  isOrderPage: false,
  hasPlace: () => false,
};
const chosen = (tools: PublicTool[], visit: Partial<Visit>, place: Place) =>
  chooseTool(tools, { ...newcomer, ...visit }, place)?.id ?? null;

const pill = tool('pill', { showAt: 'allTime' });
const popup = tool('popup', { showAt: 'time', value: 8 });
const chat = tool('chat', { showAt: 'hide', channel: 'FB' });
const later = { seconds: 60 };

/** What a trigger waits for, just before it and when it is there, and where the tool is then. */
const TRIGGERS: [ShowAt, number | null, Partial<Visit>, Partial<Visit>, Place][] = [
  ['scroll', 40, { scrolled: 39 }, { scrolled: 40 }, 'above'],
  ['exit', null, { seconds: 600 }, { isLeaving: true }, 'above'],
  ['time', 8, { seconds: 7.9 }, { seconds: 8 }, 'above'],
  ['welcome', 2, { seconds: 1.9 }, { seconds: 2 }, 'above'],
];
const AT_ONCE: [ShowAt, number | null, Place][] = [
  ['allTime', null, 'edge'],
  ['show', null, 'corner'],
  ['hide', null, 'corner'],
  ['fade', 5, 'corner'],
];
const PAGES: [string, Behaviour['pages'], boolean][] = [
  ['every page', { include: [], exclude: [] }, true],
  ['pages with its word', { include: [{ kind: 'contains', text: 'moss' }], exclude: [] }, true],
  ['pages below an address', { include: [{ kind: 'startsWith', text: '/products' }], exclude: [] }, true],
  ['this very address', { include: [{ kind: 'is', text: newcomer.page }], exclude: [] }, true],
  [
    'this address without its query',
    { include: [{ kind: 'is', text: '/products/moss-mug' }], exclude: [] },
    false,
  ],
  ['other pages', { include: [{ kind: 'startsWith', text: '/collections' }], exclude: [] }, false],
  [
    'one of two',
    {
      include: [
        { kind: 'is', text: '/' },
        { kind: 'contains', text: 'mug' },
      ],
      exclude: [],
    },
    true,
  ],
  ['all but this', { include: [], exclude: [{ kind: 'contains', text: 'mug' }] }, false],
  [
    'these, but this not',
    { include: [{ kind: 'startsWith', text: '/products' }], exclude: [{ kind: 'contains', text: 'moss' }] },
    false,
  ],
];

describe.each(['WA', 'FB'] as const)('on %s', (channel) => {
  describe.each(['desktop', 'phone'] as const)('on a %s', (device) => {
    const isHere = (where: Partial<Behaviour>, made: Made, visit: Partial<Visit>, place: Place) =>
      chosen([tool('it', { ...made, channel, behaviour: where })], { ...visit, device }, place) === 'it';
    const only = (enabled: boolean): Partial<Behaviour> => {
      const position = null;
      const other = { enabled: !enabled, position };
      const one = { enabled, position };
      return {
        where: device === 'desktop' ? { desktop: one, phone: other } : { desktop: other, phone: one },
      };
    };

    describe.each(TRIGGERS)('%s at %s', (showAt, value, before, then, place) => {
      const made = { showAt, value };
      const comes = showAt !== 'exit' || device === 'desktop';

      it.each(PAGES)('meant for %s', (_pages, pages, isMeant) => {
        expect(isHere({ pages }, made, before, place)).toBe(false);
        expect(isHere({ pages }, made, then, place)).toBe(comes && isMeant);
      });

      it('on the devices it is for', () => {
        expect(isHere(only(true), made, then, place)).toBe(comes);
        expect(isHere(only(false), made, then, place)).toBe(false);
      });
    });

    describe.each(AT_ONCE)('%s at %s', (showAt, value, place) => {
      const made = { showAt, value };
      it.each(PAGES)('meant for %s', (_pages, pages, isMeant) => {
        expect(isHere({ pages }, made, {}, place)).toBe(isMeant);
      });

      it('is nowhere but at its place', () => {
        const others = (['above', 'edge', 'corner', 'order'] as const).filter((one) => one !== place);
        expect(others.map((other) => isHere({}, made, later, other))).toEqual([false, false, false]);
      });
    });
  });
});

it.each<[string, PublicTool[], Partial<Visit>, Place, string | null]>([
  ['a shop without active tools', [], {}, 'edge', null],
  ['who opted in through it', [pill], { optedIn: ['pill'] }, 'edge', null],
  ['who opted in through another of its channel', [pill, popup], { optedIn: ['popup'] }, 'edge', null],
  ['who opted in on the other channel', [pill, chat], { optedIn: ['chat'] }, 'edge', 'pill'],
  ['who hid it in this session', [pill], { hidden: ['pill'] }, 'edge', null],
  ['who hid the first of two', [pill, { ...pill, id: 'next' }], { hidden: ['pill'] }, 'edge', 'next'],
  [
    'who had another tool, which is not there any more',
    [pill],
    { optedIn: ['a'], hidden: ['b'] },
    'edge',
    'pill',
  ],
  ['a newcomer, with a popup and a pill', [pill, popup], later, 'above', 'popup'],
  ['the same, at the edge', [pill, popup], later, 'edge', 'pill'],
  ['who saw one open in this session', [popup], { ...later, hasOpened: true }, 'above', null],
  ['who comes by our message', [popup], { ...later, isFromUs: true }, 'above', null],
  ['who comes by our message, at the edge', [pill], { isFromUs: true }, 'edge', 'pill'],
  ['who closed one six days ago', [popup], { ...later, closes: [NOW - 6.9 * DAY] }, 'above', null],
  ['who closed one a week ago', [popup], { ...later, closes: [NOW - 7 * DAY] }, 'above', 'popup'],
  [
    'who closed one by a clock of the future',
    [popup],
    { ...later, closes: [NOW + 8 * DAY] },
    'above',
    'popup',
  ],
  ['who closed two, the last 29 days ago', [popup], { ...later, closes: [1, NOW - 29 * DAY] }, 'above', null],
  ['who closed two, a month ago', [popup], { ...later, closes: [1, NOW - 30 * DAY] }, 'above', 'popup'],
  [
    'Messenger without a page',
    [tool('fb', { showAt: 'allTime', channel: 'FB', chatUrl: null })],
    {},
    'edge',
    null,
  ],
  ['a chat without a number', [tool('wa', { showAt: 'hide', chatUrl: null })], {}, 'corner', null],
  ['a pill of a shop without a number', [tool('wa', { showAt: 'allTime', chatUrl: null })], {}, 'edge', 'wa'],
])('%s', (_who, tools, visit, place, shown) => {
  expect(chosen(tools, visit, place)).toBe(shown);
});

it('shows everyone a tool for everyone, but opens nothing by itself for who opted in', () => {
  const forAll = { who: { showAt: 'everyone' } } as const;
  const edge = tool('edge', { showAt: 'allTime', behaviour: forAll });
  const opening = tool('opening', { showAt: 'time', value: 0, behaviour: forAll });
  const visit = { optedIn: ['edge'] };
  expect(chosen([edge, opening], visit, 'edge')).toBe('edge');
  expect(chosen([edge, opening], visit, 'above')).toBeNull();
});

it('has a wheel from a pill wait for its trigger, and stand at the edge then', () => {
  const wheel = tool('wheel', { showAt: 'scroll', value: 50, layout: 'modalImageAtPillClick' });
  expect(chosen([wheel], { scrolled: 10 }, 'edge')).toBeNull();
  expect(chosen([wheel], { scrolled: 50, hasOpened: true }, 'edge')).toBe('wheel');
  expect(chosen([wheel], { scrolled: 50 }, 'above')).toBeNull();
});

it('shows what is for orders on pages about one alone', () => {
  const updates = tool('updates', { showAt: 'allTime', behaviour: { ...newBehaviour('allTime') } });
  expect(chosen([updates], { isOrderPage: false }, 'order')).toBeNull();
  expect(chosen([updates], { isOrderPage: true }, 'order')).toBe('updates');
});

it.each([
  ['the second, where the page has its place alone', ['second'], true, 'second'],
  ['the first of both that it has a place for', ['first', 'second'], true, 'first'],
  ['the first, where it has none', [], true, 'first'],
  ['on no page about an order, the one that has a place', ['second'], false, 'second'],
  ['on no page about an order, none without a place', ['other'], false, null],
])('shows of two tools for pages about an order %s', (_what, places, isOrderPage, shown) => {
  const two = ['first', 'second'].map((type) => {
    const one = tool(type, { showAt: 'allTime' });
    const { behaviour } = one.settings;
    if (behaviour) behaviour.where.desktop.position = null;
    return { ...one, type };
  });
  const hasPlace = (type: string) => places.includes(type);
  expect(chosen(two, { isOrderPage, hasPlace }, 'order')).toBe(shown);
});
