import { describe, expect, test } from 'vitest';
import { PAGES, type PagePath } from '../page-list.ts';
import { decidePage, type Arrival, type ArrivingMerchant, type PageDecision } from './decide-page.ts';

const shop: ArrivingMerchant = {
  fbStatus: 'connected',
  charge: 'active',
  isOldStore: false,
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
  ['a visitor sees it', { ...visitor, path: '/' }, show('/')],
  ['a visitor sees it by its other name', { ...visitor, path: '/landing' }, show('/landing')],
  ['a merchant skips it', { ...merchant, path: '/' }, reach('/dashboard')],
  ['an old store skips it to its own dashboard', { ...oldStore, path: '/' }, reach('/channel-dashboard')],
  ['a new shop is onboarded', { ...newShop, path: '/' }, to('/onboarding')],
  [
    'a store in the address begins its login',
    { ...visitor, path: '/', search: '?shopUrl=https://wren.myshopify.com/admin' },
    { kind: 'logIn', shopUrl: 'wren.myshopify.com', target: 'keep' },
  ],
  [
    'what is no store begins nothing',
    { ...visitor, path: '/', search: '?shopUrl=a.b.myshopify.com' },
    show('/'),
  ],
  ['no store begins nothing', { ...visitor, path: '/', search: '?shopUrl=' }, show('/')],
  [
    'a merchant stays logged in, whatever store the address names',
    { ...merchant, path: '/', search: '?shopUrl=other.myshopify.com' },
    reach('/dashboard'),
  ],
];

const logins: Case[] = [
  ['a visitor logs in first', { ...visitor, path: '/settings', search: '?a=b' }, logInFor('/settings?a=b')],
  ['also for the onboarding', { ...visitor, path: '/onboarding' }, logInFor('/onboarding')],
  [
    'a store in the address begins its login, and the page is kept',
    { ...visitor, path: '/settings', search: '?shopUrl=wren&a=b' },
    { kind: 'logIn', shopUrl: 'wren.myshopify.com', target: { save: '/settings?a=b' } },
  ],
  ['the error page needs none', { ...visitor, path: '/error' }, show('/error')],
  ['the page refresh needs none', { ...visitor, path: '/refreshFacebook' }, show('/refreshFacebook')],
];

const targets: Case[] = [
  [
    'it is reached from the landing page',
    { ...merchant, path: '/', savedTarget: '/settings?x=1' },
    reach('/settings?x=1'),
  ],
  ['it is reached where the login ends', { ...merchant, savedTarget: '/settings' }, reach('/settings')],
  ['it is reached by old stores', { ...oldStore, savedTarget: '/settings' }, reach('/settings')],
  [
    'a link to refresh a page is reached too',
    { ...merchant, savedTarget: '/refreshFacebook?pageId=1' },
    reach('/refreshFacebook?pageId=1'),
  ],
  ['an error is none', { ...merchant, savedTarget: '/error' }, show('/dashboard')],
  ['it waits for the onboarding', { ...newShop, savedTarget: '/settings' }, to('/onboarding')],
  [
    'elsewhere is not followed',
    { ...merchant, path: '/', savedTarget: '//evil.example' },
    reach('/dashboard'),
  ],
  [
    'an address is not followed',
    { ...merchant, path: '/', savedTarget: 'https://evil.example' },
    reach('/dashboard'),
  ],
  [
    'the landing page does not loop',
    { ...merchant, path: '/', savedTarget: '/?error=INTERNAL' },
    reach('/dashboard'),
  ],
  [
    'what the dashboard was to open is kept',
    { ...merchant, savedTarget: '/dashboard?plans=open' },
    reach('/dashboard?plans=open'),
  ],
  [
    'an old store opens it on its own dashboard',
    { ...oldStore, search: '?plans=open', savedTarget: '/dashboard?plans=open' },
    to('/channel-dashboard?plans=open'),
  ],
  [
    'the dashboard does not loop',
    { ...merchant, search: '?plans=open', savedTarget: '/dashboard?plans=open' },
    show('/dashboard'),
  ],
  ['the plain dashboard does not loop', { ...merchant, savedTarget: '/dashboard' }, show('/dashboard')],
  ['the onboarding does not loop', { ...merchant, savedTarget: '/onboarding' }, show('/dashboard')],
  ['other pages do not look at it', { ...merchant, path: '/help', savedTarget: '/settings' }, show('/help')],
];

const unknown: Case[] = [
  ['a merchant is lost', { ...merchant, path: '/nowhere' }, notFound],
  ['a visitor is lost', { ...visitor, path: '/nowhere' }, notFound],
  ['a trailing slash is cut', { ...merchant, path: '/dashboard/', search: '?a=b' }, to('/dashboard?a=b')],
  ['a trailing slash is cut on unknown paths', { ...merchant, path: '/nowhere/' }, to('/nowhere')],
  ['many lead to no other site', { ...merchant, path: '//evil.example///' }, to('/evil.example')],
  ['slashes alone lead home', { ...merchant, path: '//' }, to('/')],
  ['a campaign without a name is its list', { ...merchant, path: '/automation-wa/' }, to('/automation-wa')],
  ['the gallery is no page for a visitor', { ...visitor, path: '/gallery' }, notFound],
  ['the gallery is no page for a merchant', { ...merchant, path: '/gallery' }, notFound],
  [
    'the gallery is one in development',
    { ...merchant, merchant: { ...shop, isDevelopment: true }, path: '/gallery' },
    show('/gallery'),
  ],
  ['the groups of the menu are no pages', { ...merchant, path: '/sidebar-facebook' }, notFound],
];

const onboarding: Case[] = [
  ['a new shop goes through it', { ...newShop, path: '/onboarding' }, show('/onboarding')],
  ['a new shop sees nothing before', newShop, to('/onboarding')],
  ['a new shop sees no campaigns before', { ...newShop, path: '/automation-wa' }, to('/onboarding')],
  ['others are kept off it', { ...merchant, path: '/onboarding' }, to('/dashboard')],
  ['old stores are kept off it', { ...oldStore, path: '/onboarding' }, to('/channel-dashboard')],
  ['a lost page is no reason for it', { ...disconnected, path: '/onboarding' }, to('/dashboard')],
  [
    'who just picked a page is through it',
    { ...merchant, merchant: { ...shop, fbStatus: 'loggedIn' } },
    show('/dashboard'),
  ],
  ['errors are still shown', { ...newShop, path: '/error' }, show('/error')],
];

const gates: Case[] = [
  ['old stores have one dashboard', oldStore, to('/channel-dashboard')],
  ['old stores see it', { ...oldStore, path: '/channel-dashboard' }, show('/channel-dashboard')],
  ['current stores see it too', { ...merchant, path: '/channel-dashboard' }, show('/channel-dashboard')],
  ...(['/automation', '/automation-wa', '/automation-wa/abandonedCart'] as const).flatMap((path): Case[] => [
    [`${path} needs a charge`, { ...unpaid, path }, to('/dashboard')],
    [`${path} needs Facebook`, { ...disconnected, path }, to('/fbPageNotConnected')],
  ]),
  [
    'an existing charge will do',
    { ...merchant, merchant: { ...shop, charge: 'existing' }, path: '/automation' },
    show('/automation'),
  ],
  [
    'an old store without a charge goes to its dashboard',
    { ...oldStore, merchant: { ...shop, isOldStore: true, charge: 'declined' }, path: '/automation' },
    to('/channel-dashboard'),
  ],
  ['the settings need no charge', { ...unpaid, path: '/settings' }, show('/settings')],
  ['old stores have settings', { ...oldStore, path: '/settings' }, show('/settings')],
  ['opt-in tools need no charge', { ...unpaid, path: '/opt-in-tools-wa' }, show('/opt-in-tools-wa')],
  ['opt-in tools need no Facebook', { ...disconnected, path: '/opt-in-tools' }, show('/opt-in-tools')],
  [
    'the dashboard needs neither',
    { ...disconnected, merchant: { ...shop, fbStatus: 'disconnected', charge: 'declined' } },
    show('/dashboard'),
  ],
];

const phone = (arrival: Arrival): Arrival => ({ ...arrival, narrow: true });
const narrow: Case[] = [
  ['the dashboard shows', phone(merchant), show('/dashboard')],
  ['the landing page shows', phone({ ...visitor, path: '/landing' }), show('/landing')],
  ['the onboarding shows', phone({ ...newShop, path: '/onboarding' }), show('/onboarding')],
  ['errors show', phone({ ...merchant, path: '/error' }), show('/error')],
  ['other pages wait under a note', phone({ ...merchant, path: '/settings' }), cover('/settings')],
  ['unknown paths stay lost', phone({ ...merchant, path: '/nowhere' }), notFound],
  ['a page refresh goes on', phone({ ...merchant, path: '/refreshFacebook' }), show('/refreshFacebook')],
  [
    'an old store ends on its own dashboard',
    phone({ ...oldStore, path: '/channel-dashboard' }),
    show('/channel-dashboard'),
  ],
  ['an old store goes on to it', phone(oldStore), to('/channel-dashboard')],
  ['a visitor logs in first', phone({ ...visitor, path: '/settings' }), logInFor('/settings')],
  ['a page still has its gates', phone({ ...unpaid, path: '/automation-wa' }), to('/dashboard')],
  ['the page refresh is for larger screens', phone({ ...visitor, path: '/refreshFacebook' }), to('/')],
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
  '%s is decided for everyone without a circle',
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
