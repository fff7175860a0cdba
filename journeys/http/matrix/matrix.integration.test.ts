import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hasRight } from '#platform/rights/rights.ts';
import { sizeOf } from '#platform/testing/test-sizes.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import {
  allHandled,
  ask,
  FROM_OUR_PAGE,
  openServer,
  optIn,
  type OpenServer,
} from '#tools/test-environment/open-server.ts';
import { MATRIX } from './entries.ts';
import {
  goodFields,
  INTRUDER,
  intrusionsOf,
  type Cookies,
  type Intrusion,
  type Route,
} from './intrusions.ts';
import { limitsOfTexts, type OpenApi } from './open-texts.ts';
import { findCostly } from './processor-cost.ts';
import { askInEachRole, INVITED_ROLES, isOpenWithoutFactor } from './roles.ts';

const VICTIM_PHONE = '+4915215550199';
/** A few at the same time, because the test machine has two cores. */
const AT_ONCE = 8;

let opened: OpenServer;
let reader: pg.Client;
let digestsOfShop: string;
let cookies: Cookies;
/** The victim's rows as they were last read. The rows after one route are the expected rows before the next. */
let victims: Record<string, string>;
/** Whether each text field of a call that needs no session has a limit, by call and field. */
let openTexts: Record<string, boolean>;
let fieldsOf: Record<string, { query: string[]; body: string[] | null }>;
beforeAll(async () => {
  // Some endpoints exist only if their key is set.
  const key = 'k'.repeat(24);
  const settings = { BELLBIRD_OPERATOR_KEY: key, BELLBIRD_METRICS_KEY: key };
  opened = await openServer({ role: 'api', settings });
  await optIn(opened, { phone: VICTIM_PHONE, ip: '198.51.100.9' });
  const [intruder, ended, expired] = [await logIn(INTRUDER), await logIn(INTRUDER), await logIn(INTRUDER)];
  await allHandled(opened.rows);
  await ask(`${opened.appUrl}/auth/logout`, { headers: { ...FROM_OUR_PAGE, cookie: ended } });
  await opened.rows(
    `update merchant_sessions set expires_at = now() - interval '2 days'
    where shop_id <> $1 and session_hash = (select session_hash from merchant_sessions order by created_at desc limit 1)`,
    [opened.shopId],
  );
  cookies = { intruder, ended, expired };
  const openApi = (await ask(`${opened.appUrl}/openapi.json`)).body as OpenApi;
  fieldsOf = readFields(openApi);
  openTexts = limitsOfTexts(openApi);
  // From now on only the intruder changes anything.
  await opened.environment.programs.at(-1)?.stop();
  digestsOfShop = await writeDigests();
  reader = new pg.Client({ connectionString: opened.databaseUrl });
  await reader.connect();
  victims = await victimsRows();
});
afterAll(async () => {
  await reader.end();
  await opened.close();
});

/** Creates a shop's session through the store's own permission page. */
async function logIn(shop: string): Promise<string> {
  const started = await ask(`${opened.appUrl}/auth/shopify?shop=${shop}`);
  const login = started.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const { location } = await ask(started.location ?? '', { method: 'POST' });
  const { headers } = await ask(location ?? '', { headers: { cookie: login } });
  const session = headers.getSetCookie().find((line) => line.startsWith('bellbird_session'));
  return session?.split(';')[0] ?? '';
}

/** The fields of every call, as the OpenAPI page lists them. */
function readFields(openApi: OpenApi): typeof fieldsOf {
  const { paths } = openApi;
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => {
      const schema = requestBody && Object.values(requestBody.content)[0]?.schema;
      const body = schema ? Object.keys(schema.properties ?? {}) : null;
      return [
        `${method.toUpperCase()} ${path}`,
        { query: parameters.map(({ name }) => name), body },
      ] as const;
    }),
  );
  return Object.fromEntries(calls);
}

/** Returns a query with a digest of every table's rows of a shop. */
async function writeDigests(): Promise<string> {
  const tables = await opened.rows<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'shop_id'
     where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace
     order by 1`,
  );
  const digests = tables.map(
    ({ name }) =>
      `select '${name}' as name, md5(string_agg(t::text, ',' order by t::text)) as digest from "${name}" t where shop_id = $1`,
  );
  return digests.join(' union all ');
}

async function victimsRows(): Promise<Record<string, string>> {
  // A named statement is planned once. Planning takes longer than reading these few rows.
  const { rows } = await reader.query<{ name: string; digest: string }>({
    name: 'digests',
    text: digestsOfShop,
    values: [opened.shopId],
  });
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}

function apiProgram() {
  const program = opened.environment.programs.find(({ routes }) => routes.length > 0);
  if (!program) throw new Error('No program of this environment reports routes.');
  return program;
}

function servedRoutes() {
  return apiProgram().routes.filter(({ method }) => method !== 'HEAD');
}

it('has an entry for every route of the server, and for no other', () => {
  expect(
    servedRoutes()
      .map(({ method, path }) => `${method} ${path}`)
      .toSorted(),
  ).toEqual(Object.keys(MATRIX).toSorted());
});

it.each(Object.entries(MATRIX))('%s withstands intruders', async (name, entry) => {
  const [method = '', path = ''] = name.split(' ');
  const route: Route = {
    method,
    path,
    entry,
    query: [],
    body: method === 'POST' ? [] : null,
    ...fieldsOf[name],
  };
  // Logging out would end the session that the other tests use.
  const mine = path.startsWith('/auth/logout') ? { ...cookies, intruder: '' } : cookies;
  const intrusions = intrusionsOf(route, mine, sizeOf('evilValues'));
  const faults: string[] = [];
  const worker = async () => {
    for (let next = intrusions.shift(); next; next = intrusions.shift())
      faults.push(...(await judge(next, entry.who)));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const before = victims;
  victims = await victimsRows();
  expect(faults).toEqual([]);
  expect(victims).toEqual(before);
});

it.each(Object.entries(MATRIX).filter(([, { who }]) => who === 'merchant'))(
  '%s is open to the roles that have its right, and to no other',
  async (name, { right }) => {
    const statuses = await askInEachRole(opened, name);
    const expected = INVITED_ROLES.map((role) => [role, right !== undefined && hasRight(role, right)]);
    expect(Object.entries(statuses)).toEqual(expected);
  },
);

/** What a person needs to set up a second step, or to go on in another shop. */
const SET_UP = [
  'GET /auth/login/success',
  'GET /auth/security',
  'POST /auth/addPasskey',
  'POST /auth/confirmApp',
  'POST /auth/startApp',
  'POST /auth/startPasskey',
  'POST /auth/switchShop',
];

/** It reads no session unless this browser started the login at Facebook, which is closed to this person. */
const READS_NO_SESSION = 'GET /auth/facebook/callback';

it.each(
  Object.entries(MATRIX).filter(
    ([name, { who }]) => (who === 'merchant' || who === 'page') && name !== READS_NO_SESSION,
  ),
)('%s is closed to a person who has to set up a second step first, unless it is the set-up', async (name) => {
  expect(await isOpenWithoutFactor(opened, name)).toBe(SET_UP.includes(name));
});

/** Returns what is wrong with the answer to an intrusion. */
async function judge(intrusion: Intrusion, who: string): Promise<string[]> {
  const { name, url, isRefusal, ...init } = intrusion;
  const answer = await ask(`${opened.appUrl}${url}`, init);
  const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
  const headers = JSON.stringify([...answer.headers]);
  const kept = answer.headers.get('cache-control') ?? '';
  return [
    ...(isRefusal(answer.status) ? [] : [`${name}: answered ${answer.status}`]),
    ...(text.includes(VICTIM_PHONE) ? [`${name}: tells of the victim's shopper`] : []),
    ...(`${text}${headers}`.includes('evil.example') ? [`${name}: repeats a foreign address`] : []),
    ...(answer.headers.get('x-content-type-options') === 'nosniff' ? [] : [`${name}: may be guessed at`]),
    ...(who === 'merchant' && !/no-store|private/.test(kept) ? [`${name}: may be kept: ${kept}`] : []),
  ];
}

it('answers strangers at the same processor cost per character, however long and awkward a text is', async () => {
  const open = servedRoutes().flatMap(({ method, path, query }) => {
    const name = `${method} ${path}`;
    const entry = MATRIX[name];
    if (entry === undefined || entry.who === 'merchant') return [];
    return [
      { method, path, query, ...bodyOf({ method, path, entry, query: [], body: null, ...fieldsOf[name] }) },
    ];
  });
  const server = { appUrl: opened.appUrl, pid: Number(apiProgram().pid) };
  expect(await findCostly(server, open, sizeOf('oneProbeOf'))).toEqual([]);
});

function bodyOf(route: Route) {
  return { body: route.method === 'POST' ? (route.body ?? []) : [], good: goodFields(route, DEMO_SHOP) };
}

it('limits the length of every text that strangers can send', () => {
  const texts = Object.entries(openTexts);
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.filter(([, isLimited]) => !isLimited).map(([name]) => name)).toEqual([]);
});

it('still shows the intruder its own shop, and the victim its own', async () => {
  const own = await ask(`${opened.appUrl}/auth/login/success`, { headers: { cookie: cookies.intruder } });
  expect(own).toMatchObject({ status: 200, body: { user: { shopUrl: INTRUDER } } });
  const victim = await ask(`${opened.appUrl}/auth/login/success`, {
    headers: { cookie: await logIn(DEMO_SHOP) },
  });
  expect(victim).toMatchObject({ status: 200, body: { user: { shopUrl: DEMO_SHOP } } });
});
