import { expect, test } from 'vitest';
import { decidePage, type Arrival, type PageDecision } from './decide-page.ts';

const merchant: Arrival = {
  path: '/dashboard',
  search: '',
  loggedIn: true,
  chargeActive: true,
  narrow: false,
  savedTarget: null,
};
const visitor = { ...merchant, loggedIn: false, chargeActive: false };
const to = (path: string, saveTarget: string | null = null): PageDecision => ({
  kind: 'redirect',
  to: path,
  saveTarget,
});
const notFound: PageDecision = { kind: 'notFound' };

const cases: [story: string, arrival: Arrival, decision: PageDecision][] = [
  ['a visitor sees the landing page', { ...visitor, path: '/' }, { kind: 'show', page: '/' }],
  ['a merchant skips the landing page', { ...merchant, path: '/' }, to('/dashboard')],
  [
    'a merchant goes on to the saved page',
    { ...merchant, path: '/', savedTarget: '/automation-wa?x=1' },
    to('/automation-wa?x=1'),
  ],
  [
    'a saved page elsewhere is not followed',
    { ...merchant, path: '/', savedTarget: '//evil.example' },
    to('/dashboard'),
  ],
  [
    'a saved landing page does not loop',
    { ...merchant, path: '/', savedTarget: '/?error=INTERNAL' },
    to('/dashboard'),
  ],
  ['the login ends on the saved page', { ...merchant, savedTarget: '/automation-wa' }, to('/automation-wa')],
  [
    'a saved dashboard does not loop',
    { ...merchant, savedTarget: '/dashboard?a=b' },
    { kind: 'show', page: '/dashboard' },
  ],
  [
    'a visitor logs in first',
    { ...visitor, path: '/opt-in-tools-wa', search: '?a=b' },
    to('/', '/opt-in-tools-wa?a=b'),
  ],
  [
    'a merchant sees the page',
    { ...merchant, path: '/opt-in-tools-wa' },
    { kind: 'show', page: '/opt-in-tools-wa' },
  ],
  [
    'a campaign has its page',
    { ...merchant, path: '/automation-wa/abandonedCart' },
    { kind: 'show', page: '/automation-wa/:type' },
  ],
  ['an unknown path is not found', { ...merchant, path: '/nowhere' }, notFound],
  ['an unknown path is not found by a visitor', { ...visitor, path: '/nowhere' }, notFound],
  ['a trailing slash is cut', { ...merchant, path: '/dashboard/', search: '?a=b' }, to('/dashboard?a=b')],
  ['a trailing slash is cut on unknown paths', { ...merchant, path: '/nowhere/' }, to('/nowhere')],
  ['slashes alone lead home', { ...merchant, path: '//' }, to('/')],
  ['a campaign without a name is its list', { ...merchant, path: '/automation-wa/' }, to('/automation-wa')],
  ['a phone shows the dashboard', { ...merchant, narrow: true }, { kind: 'show', page: '/dashboard' }],
  ['a phone shows nothing else', { ...merchant, narrow: true, path: '/opt-in-tools-wa' }, to('/dashboard')],
  ['campaigns need a charge', { ...merchant, chargeActive: false, path: '/automation-wa' }, to('/dashboard')],
  [
    'opt-in tools need none',
    { ...merchant, chargeActive: false, path: '/opt-in-tools-wa' },
    { kind: 'show', page: '/opt-in-tools-wa' },
  ],
];

test.each(cases)('%s', (_story, arrival, decision) => {
  expect(decidePage(arrival)).toEqual(decision);
});
