import { describe, expect, test } from 'vitest';
import { PAGES, type PagePath } from '../page-list.ts';
import { decidePage, type Arrival, type ArrivingMerchant, type PageDecision } from './decide-page.ts';

const shop: ArrivingMerchant = {
  fbStatus: 'connected',
  charge: 'active',
  isOldStore: false,
  canSetUp: true,
  isDevelopment: false,
};
const merchant: Arrival = {
  path: '/dashboard',
  search: '',
  merchant: shop,
  narrow: false,
  savedTarget: null,
};
const visitor: Arrival = { ...merchant, merchant: null };
const newShop: Arrival = { ...merchant, merchant: { ...shop, fbStatus: 'onboard' } };
const oldStore: Arrival = { ...merchant, merchant: { ...shop, isOldStore: true } };
const unpaid: Arrival = { ...merchant, merchant: { ...shop, charge: 'pending' } };
const disconnected: Arrival = { ...merchant, merchant: { ...shop, fbStatus: 'disconnected' } };

const show = (page: PagePath): PageDecision => ({ kind: 'show', page, isCovered: false });
const cover = (page: PagePath): PageDecision => ({ kind: 'show', page, isCovered: true });
const to = (path: string): PageDecision => ({ kind: 'redirect', to: path, target: 'keep' });
const reach = (path: string): PageDecision => ({ kind: 'redirect', to: path, target: 'forget' });
const logInFor = (path: string): PageDecision => ({ kind: 'redirect', to: '/', target: { save: path } });
const notFound: PageDecision = { kind: 'notFound' };

type Case = [story: string, arrival: Arrival, decision: PageDecision];

const landing: Case[] = [
  ['a visitor sees the landing page', { ...visitor, path: '/' }, show('/')],
  ['a visitor sees the landing page at /landing too', { ...visitor, path: '/landing' }, show('/landing')],
  ['a merchant goes to the dashboard instead', { ...merchant, path: '/' }, reach('/dashboard')],
  ['an old store goes to its own dashboard instead', { ...oldStore, path: '/' }, reach('/channel-dashboard')],
  ['a new shop goes to the onboarding', { ...newShop, path: '/' }, to('/onboarding')],
  [
    'a store in the URL starts its login',
    { ...visitor, path: '/', search: '?shopUrl=https://wren.myshopify.com/admin' },
    { kind: 'logIn', shopUrl: 'wren.myshopify.com', target: 'keep' },
  ],
  [
    'an invalid store in the URL starts no login',
    { ...visitor, path: '/', search: '?shopUrl=a.b.myshopify.com' },
    show('/'),
  ],
  ['an empty store in the URL starts no login', { ...visitor, path: '/', search: '?shopUrl=' }, show('/')],
  [
    'a merchant stays logged in, whatever store is in the URL',
    { ...merchant, path: '/', search: '?shopUrl=other.myshopify.com' },
    reach('/dashboard'),
  ],
];

const logins: Case[] = [
  [
    'a visitor logs in first, and the page is saved',
    { ...visitor, path: '/settings', search: '?a=b' },
    logInFor('/settings?a=b'),
  ],
  [
    'a visitor logs in before the onboarding too',
    { ...visitor, path: '/onboarding' },
    logInFor('/onboarding'),
  ],
  [
    'a store in the URL starts its login, and the page is saved',
    { ...visitor, path: '/settings', search: '?shopUrl=wren&a=b' },
    { kind: 'logIn', shopUrl: 'wren.myshopify.com', target: { save: '/settings?a=b' } },
  ],
  ['the error page needs no login', { ...visitor, path: '/error' }, show('/error')],
  [
    'the Facebook refresh page needs no login',
    { ...visitor, path: '/refreshFacebook' },
    show('/refreshFacebook'),
  ],
  ['an invitation needs no login', { ...visitor, path: '/join' }, show('/join')],
  ['the login by e-mail needs no login', { ...visitor, path: '/log-in' }, show('/log-in')],
];

const targets: Case[] = [
  [
    'the saved page opens from the landing page',
    { ...merchant, path: '/', savedTarget: '/settings?x=1' },
    reach('/settings?x=1'),
  ],
  [
    'the saved page opens from the dashboard, where a login ends',
    { ...merchant, savedTarget: '/settings' },
    reach('/settings'),
  ],
  ['the saved page opens for old stores', { ...oldStore, savedTarget: '/settings' }, reach('/settings')],
  [
    'a saved Facebook refresh page opens too',
    { ...merchant, savedTarget: '/refreshFacebook?pageId=1' },
    reach('/refreshFacebook?pageId=1'),
  ],
  ['an invitation opens for somebody who is logged in', { ...merchant, path: '/join' }, show('/join')],
  ['an invitation is never a saved page', { ...merchant, savedTarget: '/join' }, show('/dashboard')],
  ['the error page is never a saved page', { ...merchant, savedTarget: '/error' }, show('/dashboard')],
  [
    'the saved page waits until the onboarding is done',
    { ...newShop, savedTarget: '/settings' },
    to('/onboarding'),
  ],
  [
    'a saved URL of another host is not followed',
    { ...merchant, path: '/', savedTarget: '//evil.example' },
    reach('/dashboard'),
  ],
  [
    'a saved absolute URL is not followed',
    { ...merchant, path: '/', savedTarget: 'https://evil.example' },
    reach('/dashboard'),
  ],
  [
    'a saved landing page causes no loop',
    { ...merchant, path: '/', savedTarget: '/?error=INTERNAL' },
    reach('/dashboard'),
  ],
  [
    'the saved query of the dashboard is kept',
    { ...merchant, savedTarget: '/dashboard?plans=open' },
    reach('/dashboard?plans=open'),
  ],
  [
    'an old store gets that query on its own dashboard',
    { ...oldStore, search: '?plans=open', savedTarget: '/dashboard?plans=open' },
    to('/channel-dashboard?plans=open'),
  ],
  [
    'a saved dashboard with its query causes no loop',
    { ...merchant, search: '?plans=open', savedTarget: '/dashboard?plans=open' },
    show('/dashboard'),
  ],
  ['a saved plain dashboard causes no loop', { ...merchant, savedTarget: '/dashboard' }, show('/dashboard')],
  ['a saved onboarding causes no loop', { ...merchant, savedTarget: '/onboarding' }, show('/dashboard')],
  [
    'other pages ignore the saved page',
    { ...merchant, path: '/help', savedTarget: '/settings' },
    show('/help'),
  ],
];

const unknown: Case[] = [
  ['a merchant sees “page not found”', { ...merchant, path: '/nowhere' }, notFound],
  ['a visitor sees “page not found”', { ...visitor, path: '/nowhere' }, notFound],
  ['a trailing slash is removed', { ...merchant, path: '/dashboard/', search: '?a=b' }, to('/dashboard?a=b')],
  ['a trailing slash is removed on unknown paths', { ...merchant, path: '/nowhere/' }, to('/nowhere')],
  ['many slashes lead to no other site', { ...merchant, path: '//evil.example///' }, to('/evil.example')],
  ['a path of only slashes leads home', { ...merchant, path: '//' }, to('/')],
  [
    'a campaign path without a name leads to the list of campaigns',
    { ...merchant, path: '/automation-wa/' },
    to('/automation-wa'),
  ],
  ['a visitor cannot open the gallery', { ...visitor, path: '/gallery' }, notFound],
  ['a merchant cannot open the gallery', { ...merchant, path: '/gallery' }, notFound],
  [
    'a merchant of a development installation opens the gallery',
    { ...merchant, merchant: { ...shop, isDevelopment: true }, path: '/gallery' },
    show('/gallery'),
  ],
  ['the menu’s groups are not pages', { ...merchant, path: '/sidebar-facebook' }, notFound],
];

const onboarding: Case[] = [
  ['a new shop sees the onboarding', { ...newShop, path: '/onboarding' }, show('/onboarding')],
  ['a new shop cannot open the dashboard yet', newShop, to('/onboarding')],
  ['a new shop cannot open campaigns yet', { ...newShop, path: '/automation-wa' }, to('/onboarding')],
  [
    'a role that cannot set up a new shop sees its dashboard',
    { ...newShop, merchant: { ...shop, fbStatus: 'onboard', canSetUp: false } },
    show('/dashboard'),
  ],
  [
    'a role that cannot set up a new shop does not see the onboarding',
    { ...newShop, path: '/onboarding', merchant: { ...shop, fbStatus: 'onboard', canSetUp: false } },
    to('/dashboard'),
  ],
  ['other shops cannot open the onboarding', { ...merchant, path: '/onboarding' }, to('/dashboard')],
  ['old stores cannot open the onboarding', { ...oldStore, path: '/onboarding' }, to('/channel-dashboard')],
  [
    'a lost Facebook page does not lead to the onboarding',
    { ...disconnected, path: '/onboarding' },
    to('/dashboard'),
  ],
  [
    'a shop that just picked a Facebook page has finished the onboarding',
    { ...merchant, merchant: { ...shop, fbStatus: 'loggedIn' } },
    show('/dashboard'),
  ],
  ['a new shop still sees the error page', { ...newShop, path: '/error' }, show('/error')],
];

const gates: Case[] = [
  ['the general dashboard leads an old store to its only dashboard', oldStore, to('/channel-dashboard')],
  [
    'old stores see the channel dashboard',
    { ...oldStore, path: '/channel-dashboard' },
    show('/channel-dashboard'),
  ],
  [
    'current stores see the channel dashboard too',
    { ...merchant, path: '/channel-dashboard' },
    show('/channel-dashboard'),
  ],
  ...(['/automation', '/automation-wa', '/automation-wa/abandonedCart'] as const).flatMap((path): Case[] => [
    [`${path} needs a charge`, { ...unpaid, path }, to('/dashboard')],
    [`${path} needs Facebook`, { ...disconnected, path }, to('/fbPageNotConnected')],
  ]),
  [
    'an existing charge is enough for campaigns',
    { ...merchant, merchant: { ...shop, charge: 'existing' }, path: '/automation' },
    show('/automation'),
  ],
  [
    'an old store without a charge goes to its dashboard',
    { ...oldStore, merchant: { ...shop, isOldStore: true, charge: 'declined' }, path: '/automation' },
    to('/channel-dashboard'),
  ],
  ['settings need no charge', { ...unpaid, path: '/settings' }, show('/settings')],
  ['old stores see the settings', { ...oldStore, path: '/settings' }, show('/settings')],
  ['opt-in tools need no charge', { ...unpaid, path: '/opt-in-tools-wa' }, show('/opt-in-tools-wa')],
  ['opt-in tools need no Facebook', { ...disconnected, path: '/opt-in-tools' }, show('/opt-in-tools')],
  [
    'the dashboard needs neither Facebook nor a charge',
    { ...disconnected, merchant: { ...shop, fbStatus: 'disconnected', charge: 'declined' } },
    show('/dashboard'),
  ],
];

const phone = (arrival: Arrival): Arrival => ({ ...arrival, narrow: true });
const narrow: Case[] = [
  ['the dashboard opens', phone(merchant), show('/dashboard')],
  ['the landing page opens', phone({ ...visitor, path: '/landing' }), show('/landing')],
  ['the onboarding opens', phone({ ...newShop, path: '/onboarding' }), show('/onboarding')],
  ['an invitation opens', phone({ ...visitor, path: '/join' }), show('/join')],
  ['the login by e-mail opens', phone({ ...visitor, path: '/log-in' }), show('/log-in')],
  ['the error page opens', phone({ ...merchant, path: '/error' }), show('/error')],
  ['other pages are covered by a note', phone({ ...merchant, path: '/settings' }), cover('/settings')],
  ['unknown paths are still not found', phone({ ...merchant, path: '/nowhere' }), notFound],
  [
    'the Facebook refresh page opens',
    phone({ ...merchant, path: '/refreshFacebook' }),
    show('/refreshFacebook'),
  ],
  [
    'the channel dashboard opens for an old store',
    phone({ ...oldStore, path: '/channel-dashboard' }),
    show('/channel-dashboard'),
  ],
  ['the general dashboard leads an old store to its own', phone(oldStore), to('/channel-dashboard')],
  ['a visitor logs in first', phone({ ...visitor, path: '/settings' }), logInFor('/settings')],
  ['a page still needs its charge', phone({ ...unpaid, path: '/automation-wa' }), to('/dashboard')],
  [
    'the Facebook refresh page sends a visitor to the landing page',
    phone({ ...visitor, path: '/refreshFacebook' }),
    to('/'),
  ],
];

describe.each([
  ['the landing page', landing],
  ['the login', logins],
  ['the saved target', targets],
  ['an unknown path', unknown],
  ['the onboarding', onboarding],
  ['the gates', gates],
  ['on a phone', narrow],
])('%s', (_part, cases) => {
  test.each(cases)('%s', (_story, arrival, decision) => {
    expect(decidePage(arrival)).toEqual(decision);
  });
});

const paths = PAGES.map(({ path }): [PagePath, string] => [path, path.replace(/:\w+/, 'one')]);

test.each(paths.filter(([page]) => page !== '/gallery'))(
  '%s leads everyone to a page without a redirect loop',
  (_page, path) => {
    const everyone = [merchant, visitor, newShop, oldStore, unpaid, disconnected].flatMap((one) => [
      one,
      phone(one),
    ]);
    for (const arrival of everyone) {
      let at: Arrival = { ...arrival, path };
      let decision = decidePage(at);
      for (let step = 0; step < 4 && decision.kind === 'redirect'; step += 1) {
        at = { ...at, path: decision.to };
        decision = decidePage(at);
      }
      expect(decision.kind).toBe('show');
    }
  },
);
