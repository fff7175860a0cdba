import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { EVIL_BODIES, EVIL_PARTS, EVIL_VALUES, FORM_TYPES, METHODS, ODD_HEADERS } from './evil.ts';
import type { MatrixEntry } from './matrix-entry.ts';

/** The intruding shop. Wren & Willow, the demo shop, is the victim. */
export const INTRUDER = 'bluebell-candles.myshopify.com';

export interface Cookies {
  intruder: string;
  ended: string;
  expired: string;
}

export interface Route {
  method: string;
  path: string;
  entry: MatrixEntry;
  /** The names of the route's fields in its contract. */
  query: string[];
  body: string[] | null;
}

export interface Intrusion {
  name: string;
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string;
  /** Returns whether a status is right. */
  isRefusal: (status: number) => boolean;
}

const isRefused = (status: number) => status >= 400 && status < 500;
/** The request is accepted or refused, but processed: never a server error. A failing partner is 502 or 503. */
const isUnderstood = (status: number) => status < 500 || [502, 503, 506].includes(status);

/** Returns the attacks on a route. Each field gets `valuesOfField` of the bad values. */
export function intrusionsOf(route: Route, cookies: Cookies, valuesOfField: number): Intrusion[] {
  return [
    ...withoutSession(route, cookies),
    ...(route.entry.who === 'merchant'
      ? [...forOtherShop(route, cookies), ...byOtherTypes(route, cookies)]
      : []),
    ...byOtherMethods(route, cookies),
    ...withEvilBodies(route, cookies),
    ...withEvilValues(route, cookies, valuesOfField),
    ...withOddHeaders(route, cookies),
    ...withEvilPaths(route),
  ];
}

/** Attacks without a session, which must be rejected before any other check. */
function withoutSession(route: Route, { ended, expired }: Cookies): Intrusion[] {
  const { who } = route.entry;
  if (who !== 'merchant' && who !== 'page' && who !== 'signed') return [];
  const sentAway: Record<typeof who, (status: number) => boolean> = {
    merchant: (status) => status === 401,
    page: (status) => status === 302 || status === 200,
    signed: (status) => status === 401 || status === 302,
  };
  const sessions = {
    'no session': '',
    'an empty session': 'bellbird_session=',
    'a guessed session': 'bellbird_session=guessed',
    'a session with a quote': "bellbird_session=' or true --",
    'two sessions, of which none is open': 'bellbird_session=one; bellbird_session=two',
    'a session that ended': ended,
    'a session that expired': expired,
  };
  return Object.entries(sessions).map(([name, cookie]) =>
    ask(route, name, cookie, goodFields(route, DEMO_SHOP), sentAway[who]),
  );
}

const SHOP_FIELDS = ['shopUrl', 'shopURL', 'pageId', 'pageIdFB'];

/** Attacks that are logged in to one shop and name another, in every way that a field can be sent. */
function forOtherShop(route: Route, { intruder }: Cookies): Intrusion[] {
  const good = goodFields(route, INTRUDER);
  const fields = [...route.query, ...(route.body ?? [])].filter((field) => SHOP_FIELDS.includes(field));
  // A call that connects a page names a page that does not belong to the shop yet.
  const named = fields.filter((field) => field !== 'pageId' || !BRINGS_PAGE.has(route.path));
  return [
    ...named.map((field) =>
      ask(route, `another ${field}`, intruder, { ...good, [field]: DEMO_SHOP }, isRefused),
    ),
    ...['?shopUrl=', '?shopURL=', '?pageIdFB='].map((field) => {
      const beside = ask(route, `another ${field} beside its own`, intruder, good, isRefused);
      return { ...beside, url: `${route.path}${field}${DEMO_SHOP}&${queryOf(route, good)}` };
    }),
    ...named.map((field) => {
      const twice = ask(route, `${field} twice`, intruder, good, isRefused);
      const url = `${route.path}?${field}=${INTRUDER}&${field}=${DEMO_SHOP}`;
      return route.body?.includes(field) ? { ...twice, body: twiceIn(good, field) } : { ...twice, url };
    }),
    ...named.map((field) => {
      const bracketed = { ...good, [`${field}[]`]: DEMO_SHOP, [`${field}[0]`]: DEMO_SHOP };
      return ask(route, `${field} in brackets`, intruder, bracketed, isUnderstood);
    }),
  ];
}

const BRINGS_PAGE = new Set(['/database/api/user/master', '/getPages/refreshPageAccessToken']);

function twiceIn(fields: object, field: string): string {
  return `${JSON.stringify(fields).slice(0, -1)},${JSON.stringify(field)}:${JSON.stringify(DEMO_SHOP)}}`;
}

function byOtherMethods(route: Route, { intruder }: Cookies): Intrusion[] {
  if (route.path.includes('*')) return [];
  const fields = goodFields(route, INTRUDER);
  return METHODS.filter((method) => method !== route.method && !answersToo(route.path, method)).map(
    (method) => {
      const asked = ask(route, `by ${method}`, intruder, fields, isRefused);
      const { body: _body, ...rest } = asked;
      return { ...rest, method };
    },
  );
}

/** Paths that have more than one method. */
function answersToo(path: string, method: string): boolean {
  return (path.startsWith('/storefront/') && method === 'OPTIONS') || /^\/webhooks\/(whats|mess)/.test(path);
}

function byOtherTypes(route: Route, { intruder }: Cookies): Intrusion[] {
  if (!route.body) return [];
  return FORM_TYPES.map((type) => {
    const asked = ask(route, `as ${type}`, intruder, goodFields(route, INTRUDER), isRefused);
    return { ...asked, headers: { ...asked.headers, 'content-type': type } };
  });
}

function withEvilBodies(route: Route, { intruder }: Cookies): Intrusion[] {
  if (!route.body) return [];
  return Object.entries(EVIL_BODIES).map(([name, body]) => ({
    ...ask(route, name, intruder, goodFields(route, INTRUDER), isRefused),
    body,
  }));
}

function withEvilValues(route: Route, { intruder }: Cookies, valuesOfField: number): Intrusion[] {
  const good = goodFields(route, INTRUDER);
  return [...route.query, ...(route.body ?? [])].flatMap((field) =>
    evilValuesOf(`${route.path} ${field}`, valuesOfField).map((value) => {
      const name = `${field}: ${JSON.stringify(value).slice(0, 40)}`;
      return ask(route, name, intruder, { ...good, [field]: value }, isUnderstood);
    }),
  );
}

/** Chooses different values for each field name, but the same in every run, so that each value is tried on some field. */
function evilValuesOf(name: string, count: number): unknown[] {
  const start = Array.from(name).reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return Array.from({ length: count }, (_, at) => EVIL_VALUES[(start + at * 3) % EVIL_VALUES.length]);
}

function withOddHeaders(route: Route, { intruder }: Cookies): Intrusion[] {
  return Object.entries(ODD_HEADERS).map(([name, headers]) => {
    const asked = ask(route, name, intruder, goodFields(route, INTRUDER), isUnderstood);
    return { ...asked, headers: { ...asked.headers, ...headers } };
  });
}

function withEvilPaths(route: Route): Intrusion[] {
  if (!/[:*]/.test(route.path)) return [];
  return EVIL_PARTS.map((part) => {
    const url = route.path.replaceAll(/:\w+|\*/g, part);
    const isRight = route.path === '/*' ? isUnderstood : isRefused;
    return { name: `at ${part.slice(0, 20)}`, method: route.method, url, headers: {}, isRefusal: isRight };
  }).map((intrusion) => (route.method === 'OPTIONS' ? { ...intrusion, isRefusal: isUnderstood } : intrusion));
}

/**
 * Returns field values with which a call of that shop would succeed. They are chosen by the fields' names, unless the route's
 * entry has its own.
 */
export function goodFields(route: Route, shop: string): Record<string, unknown> {
  const fields = [...route.query, ...(route.body ?? [])];
  const guessed = fields.map(
    (field) => [field, SHOP_FIELDS.includes(field) ? shop : GUESSES[field]] as const,
  );
  const known = Object.entries(route.entry.fields ?? {}).filter(([field]) => fields.includes(field));
  return Object.fromEntries([...guessed.filter(([, value]) => value !== undefined), ...known]);
}

const GUESSES: Readonly<Record<string, unknown>> = {
  channel: 'WA',
  type: 'abandonedCart',
  state: false,
  active: false,
  plan: 'Free',
  capMinor: 5000,
  id: '01a1f8b4-7965-7f06-8434-417d01bc2f37',
  toolId: '01a1f8b4-7965-7f06-8434-417d01bc2f37',
  messageId: '01a1f8b4-7965-7f06-8434-417d01bc2f37',
  shop: INTRUDER,
  locale: 'de-DE',
  events: [],
  attributes: {},
};

function ask(
  route: Route,
  name: string,
  cookie: string,
  fields: Record<string, unknown>,
  isRefusal: Intrusion['isRefusal'],
): Intrusion {
  // Sent as one of our own pages does. Otherwise the guard against other sites would answer instead of the later checks.
  const headers: Record<string, string> = { 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) };
  const query = queryOf(route, fields);
  const url = query === '' ? route.path : `${route.path}?${query}`;
  const asked = { name, method: route.method, url, headers, isRefusal };
  if (route.method === 'GET' || route.method === 'OPTIONS' || !route.body) return asked;
  const inBody = Object.fromEntries(Object.entries(fields).filter(([field]) => !route.query.includes(field)));
  return {
    ...asked,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(inBody),
  };
}

/** Returns the fields that belong in the URL: those of the query, and all fields of a call without a body. */
function queryOf(route: Route, fields: Record<string, unknown>): string {
  const own = Object.entries(fields).filter(
    ([field]) => route.query.includes(field.replace(/\[.*/, '')) || !route.body,
  );
  const texts = own.map(([field, value]) => [
    field,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return new URLSearchParams(texts as [string, string][]).toString();
}
