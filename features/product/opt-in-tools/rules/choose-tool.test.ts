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

/** For each trigger: its value, a visit just before it, a visit just after it, and the place of the tool. */
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
  [
    'pages whose address contains a word',
    { include: [{ kind: 'contains', text: 'moss' }], exclude: [] },
    true,
  ],
  ['pages below an address', { include: [{ kind: 'startsWith', text: '/products' }], exclude: [] }, true],
  ['this exact address', { include: [{ kind: 'is', text: newcomer.page }], exclude: [] }, true],
  [
    'this address without its query',
    { include: [{ kind: 'is', text: '/products/moss-mug' }], exclude: [] },
    false,
  ],
  ['other pages', { include: [{ kind: 'startsWith', text: '/collections' }], exclude: [] }, false],
  [
    'pages that match one of two rules',
    {
      include: [
        { kind: 'is', text: '/' },
        { kind: 'contains', text: 'mug' },
      ],
      exclude: [],
    },
    true,
  ],
  ['all pages except this one', { include: [], exclude: [{ kind: 'contains', text: 'mug' }] }, false],
  [
    'matching pages except this one',
    { include: [{ kind: 'startsWith', text: '/products' }], exclude: [{ kind: 'contains', text: 'moss' }] },
    false,
  ],
];

describe.each(['WA', 'FB'] as const)('on %s', (channel) => {
  describe.each(['desktop', 'phone'] as const)('on a %s', (device) => {
    const showsTool = (where: Partial<Behaviour>, made: Made, visit: Partial<Visit>, place: Place) =>
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
      const isShown = showAt !== 'exit' || device === 'desktop';

      it.each(PAGES)('meant for %s', (_pages, pages, isMeant) => {
        expect(showsTool({ pages }, made, before, place)).toBe(false);
        expect(showsTool({ pages }, made, then, place)).toBe(isShown && isMeant);
      });

      it('shows the tool only on its devices', () => {
        expect(showsTool(only(true), made, then, place)).toBe(isShown);
        expect(showsTool(only(false), made, then, place)).toBe(false);
      });
    });

    describe.each(AT_ONCE)('%s at %s', (showAt, value, place) => {
      const made = { showAt, value };
      it.each(PAGES)('meant for %s', (_pages, pages, isMeant) => {
        expect(showsTool({ pages }, made, {}, place)).toBe(isMeant);
      });

      it('shows the tool only at its place', () => {
        const others = (['above', 'edge', 'corner', 'order'] as const).filter((one) => one !== place);
        expect(others.map((other) => showsTool({}, made, later, other))).toEqual([false, false, false]);
      });
    });
  });
});

it.each<[string, PublicTool[], Partial<Visit>, Place, string | null]>([
  ['a shop without active tools', [], {}, 'edge', null],
  ['a visitor who opted in through the tool', [pill], { optedIn: ['pill'] }, 'edge', null],
  [
    'a visitor who opted in through another tool of the channel',
    [pill, popup],
    { optedIn: ['popup'] },
    'edge',
    null,
  ],
  ['a visitor who opted in on the other channel', [pill, chat], { optedIn: ['chat'] }, 'edge', 'pill'],
  ['a visitor who hid the tool in this session', [pill], { hidden: ['pill'] }, 'edge', null],
  [
    'a visitor who hid the first of two tools',
    [pill, { ...pill, id: 'next' }],
    { hidden: ['pill'] },
    'edge',
    'next',
  ],
  [
    'a visitor who used tools that no longer exist',
    [pill],
    { optedIn: ['a'], hidden: ['b'] },
    'edge',
    'pill',
  ],
  ['a new visitor of a shop with a pop-up and a pill, over the page', [pill, popup], later, 'above', 'popup'],
  ['a new visitor of a shop with a pop-up and a pill, at the edge', [pill, popup], later, 'edge', 'pill'],
  ['a visitor who saw a tool open in this session', [popup], { ...later, hasOpened: true }, 'above', null],
  ['a visitor from our message, over the page', [popup], { ...later, isFromUs: true }, 'above', null],
  ['a visitor from our message, at the edge', [pill], { isFromUs: true }, 'edge', 'pill'],
  [
    'a visitor who closed a tool 6.9 days ago',
    [popup],
    { ...later, closes: [NOW - 6.9 * DAY] },
    'above',
    null,
  ],
  [
    'a visitor who closed a tool a week ago',
    [popup],
    { ...later, closes: [NOW - 7 * DAY] },
    'above',
    'popup',
  ],
  [
    'a visitor whose last close is in the future',
    [popup],
    { ...later, closes: [NOW + 8 * DAY] },
    'above',
    'popup',
  ],
  [
    'a visitor who closed two tools, the last 29 days ago',
    [popup],
    { ...later, closes: [1, NOW - 29 * DAY] },
    'above',
    null,
  ],
  [
    'a visitor who closed two tools, the last a month ago',
    [popup],
    { ...later, closes: [1, NOW - 30 * DAY] },
    'above',
    'popup',
  ],
  [
    'a Messenger tool of a shop without a page',
    [tool('fb', { showAt: 'allTime', channel: 'FB', chatUrl: null })],
    {},
    'edge',
    null,
  ],
  ['a chat of a shop without a number', [tool('wa', { showAt: 'hide', chatUrl: null })], {}, 'corner', null],
  ['a pill of a shop without a number', [tool('wa', { showAt: 'allTime', chatUrl: null })], {}, 'edge', 'wa'],
])('%s', (_case, tools, visit, place, shown) => {
  expect(chosen(tools, visit, place)).toBe(shown);
});

it('shows a tool for everyone to people who opted in, but opens nothing automatically for them', () => {
  const forAll = { who: { showAt: 'everyone' } } as const;
  const edge = tool('edge', { showAt: 'allTime', behaviour: forAll });
  const opening = tool('opening', { showAt: 'time', value: 0, behaviour: forAll });
  const visit = { optedIn: ['edge'] };
  expect(chosen([edge, opening], visit, 'edge')).toBe('edge');
  expect(chosen([edge, opening], visit, 'above')).toBeNull();
});

it('shows the pill of a wheel at the edge after its trigger', () => {
  const wheel = tool('wheel', { showAt: 'scroll', value: 50, layout: 'modalImageAtPillClick' });
  expect(chosen([wheel], { scrolled: 10 }, 'edge')).toBeNull();
  expect(chosen([wheel], { scrolled: 50, hasOpened: true }, 'edge')).toBe('wheel');
  expect(chosen([wheel], { scrolled: 50 }, 'above')).toBeNull();
});

it('shows a tool for orders only on order pages', () => {
  const updates = tool('updates', { showAt: 'allTime', behaviour: { ...newBehaviour('allTime') } });
  expect(chosen([updates], { isOrderPage: false }, 'order')).toBeNull();
  expect(chosen([updates], { isOrderPage: true }, 'order')).toBe('updates');
});

it.each([
  ['the second one if the page has a place only for it', ['second'], true, 'second'],
  ['the first one if the page has a place for both', ['first', 'second'], true, 'first'],
  ['the first one if the page has no place', [], true, 'first'],
  ['the one with a place, on other pages', ['second'], false, 'second'],
  ['none without a place, on other pages', ['other'], false, null],
])('shows of two tools for order pages %s', (_case, places, isOrderPage, shown) => {
  const two = ['first', 'second'].map((type) => {
    const one = tool(type, { showAt: 'allTime' });
    const { behaviour } = one.settings;
    if (behaviour) behaviour.where.desktop.position = null;
    return { ...one, type };
  });
  const hasPlace = (type: string) => places.includes(type);
  expect(chosen(two, { isOrderPage, hasPlace }, 'order')).toBe(shown);
});
