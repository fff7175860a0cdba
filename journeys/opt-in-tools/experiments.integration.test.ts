import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ensureTools, signUpByReferral, signUpByText } from '#features/product/opt-in-tools/server/wiring.ts';
import { TOOLS } from '#features/product/opt-in-tools/tool-list.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { addSubscriber } from '#tools/test-environment/seeds/add-subscriber.ts';
import { insertSender } from '#tools/test-environment/seeds/insert-sender.ts';
import { assignArm, visitorKey } from '../../features/product/opt-in-tools/rules/assign-arm.ts';
import { qrModules } from '../../features/product/opt-in-tools/server/qr-code.ts';
import { addShop, openToolServer, WREN, type ToolServer } from './open-tool-server.ts';

const BASE = '/database/api/optinTools';
const WORDS = 'Yes, send me offers on WhatsApp.';
const OTHER = { open: { type: 'modalImageAtRight', props: { title: { text: 'Another word' } } } };

let server: ToolServer;
let popup = '';
beforeAll(async () => void (server = await openToolServer(TOOLS)));
afterAll(() => server.close());
beforeEach(async () => {
  const { ctx, shopId } = server;
  for (const table of [
    'experiment_visitors',
    'tool_experiments',
    'tool_prizes',
    'tool_wordings',
    'tool_days',
  ])
    await sql`delete from ${sql.table(table)}`.execute(ctx.db);
  await sql`delete from consent_ledger`.execute(ctx.db);
  await sql`delete from opt_in_tools`.execute(ctx.db);
  await inShop(ctx.db, shopId, (tx) => ensureTools(ctx, tx, shopId));
  popup = await idOf('visualPopup');
});

interface Answer {
  status: number;
  body: Record<string, unknown> & { error?: { code: string } };
}

async function ask(path: string, body?: object): Promise<Answer> {
  const init = body && {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  const answer = await fetch(server.appUrl + path, init);
  return { status: answer.status, body: (await answer.json()) as Answer['body'] };
}

const codeOf = ({ body }: Answer) => body.error?.code ?? null;
const begin = (rest: object = {}, id = popup) =>
  ask(`${BASE}/startExperiment`, { id, states: OTHER, ...rest });
const endExperiment = (keep: string) => ask(`${BASE}/endExperiment`, { id: popup, keep });

interface Result {
  id: string;
  arms: { arm: string; visitors: number; optIns: number; share: number }[];
  winner: string | null;
  kept: string | null;
  inWords: string;
  states: { open: { props: { title: { text: string } } } };
}

async function result(): Promise<Result> {
  return (await ask(`${BASE}/getExperiment?id=${popup}`)).body['experiment'] as Result;
}

async function idOf(type: string, channel = 'WA'): Promise<string> {
  const { rows } = await sql<{ tool_id: string }>`
    select tool_id from opt_in_tools where shop_id = ${server.shopId} and type = ${type} and channel = ${channel}`.execute(
    server.ctx.db,
  );
  return rows[0]?.tool_id ?? '';
}

async function switchOn(toolId = popup): Promise<void> {
  await sql`update opt_in_tools set is_active = true where tool_id = ${toolId}`.execute(server.ctx.db);
}

/** Returns this many visitors of each arm. */
function visitorsOf(
  experiment: { id: string; holdOutPercent: number },
  arm: string,
  count: number,
): string[] {
  const found: string[] = [];
  for (let nth = 0; found.length < count; nth += 1)
    if (assignArm(experiment, `visitor-${nth}`) === arm) found.push(`visitor-${nth}`);
  return found;
}

const report = (visitorId: string, kind: string, toolId = popup) =>
  ask('/storefront/events', { pageId: WREN, visitorId, events: [{ toolId, kind }] });
const optIn = (visitorId: string, phone: string, toolId = popup) =>
  ask('/storefront/opt-ins', { pageId: WREN, toolId, phone, pageAddress: '', locale: 'en', visitorId });

it('serves both designs while they are compared, and no more secrets than for one design', async () => {
  await sql`update opt_in_tools set settings = jsonb_set(settings, '{discount,code}', '"SECRET15"') where tool_id = ${popup}`.execute(
    server.ctx.db,
  );
  await switchOn();
  const { body } = await begin({ holdOutPercent: 10 });
  const document = await ask(`/storefront/tools?pageId=${WREN}`);
  expect(document.body).toMatchObject({
    tools: [
      {
        id: popup,
        settings: { layout: 'modalImageAtTop' },
        experiment: {
          id: body['experimentId'],
          holdOutPercent: 10,
          settings: { layout: 'modalImageAtRight', views: { open: { title: { text: 'Another word' } } } },
        },
      },
    ],
  });
  expect(JSON.stringify(document.body)).not.toContain('SECRET15');
  expect(codeOf(await begin())).toBe('EXPERIMENT_RUNNING');
  expect(codeOf(await ask(`${BASE}/update`, { id: popup, states: { discountOption: 'No' } }))).toBe(
    'EXPERIMENT_RUNNING',
  );
});

it('counts each visitor once, in their own arm, and their sign-ups through any tool', async () => {
  const pill = await idOf('persistentPill');
  await switchOn();
  await switchOn(pill);
  const id = String((await begin({ holdOutPercent: 20 })).body['experimentId']);
  const experiment = { id, holdOutPercent: 20 };
  const [a = '', b = '', held = ''] = ['A', 'B', 'heldOut'].flatMap((arm) => visitorsOf(experiment, arm, 1));
  for (const visitor of [a, a, b]) await report(visitor, 'impression');
  await report(held, 'heldOut');
  // A visitor cannot choose an arm. A tool without an experiment counts no visitors.
  await report(visitorsOf(experiment, 'A', 2)[1] ?? '', 'heldOut');
  await report(visitorsOf(experiment, 'heldOut', 2)[1] ?? '', 'impression');
  await report(a, 'heldOut', pill);
  for (const tool of [popup, popup, pill]) await optIn(b, '+4915215550101', tool);
  await optIn(held, '+4915215550102', pill);
  await optIn('somebody-else', '+4915215550103', pill);
  expect((await result()).arms).toMatchObject([
    { arm: 'A', visitors: 1, optIns: 0, share: 0 },
    { arm: 'B', visitors: 1, optIns: 1, share: 100 },
    { arm: 'heldOut', visitors: 1, optIns: 1 },
  ]);
  const { rows } = await sql`select sum(impressions)::int as impressions from tool_days`.execute(
    server.ctx.db,
  );
  // A visitor who comes twice on one day counts once.
  expect(rows).toEqual([{ impressions: 3 }]);
});

it('names no winner while the difference may be chance, and names one beyond that', async () => {
  const id = String((await begin()).body['experimentId']);
  const fill = (arm: string, signedUp: number, from: number) =>
    sql`insert into experiment_visitors (shop_id, experiment_id, visitor, arm, seen_at, opted_in_at)
      select ${server.shopId}, ${id}, ${from}::int + n, ${arm}, now(), case when n <= ${signedUp}::int then now() end
      from generate_series(1, 1000) n`.execute(server.ctx.db);
  await fill('A', 100, 0);
  await fill('B', 115, 1000);
  expect(await result()).toMatchObject({
    winner: null,
    inWords:
      '10% signed up with design A, 11.5% with design B. That may still be chance, so there is no winner yet.',
  });
  await fill('B', 220, 2000);
  expect(await result()).toMatchObject({
    winner: 'B',
    inWords: expect.stringContaining('Design B is better, by') as string,
  });
});

it.each([
  ['A', 'modalImageAtTop'],
  ['B', 'modalImageAtRight'],
])('keeps design %s for everybody, once', async (keep, layout) => {
  await switchOn();
  await begin();
  expect(await endExperiment(keep)).toMatchObject({ status: 200, body: { id: popup, revision: 3 } });
  const document = await ask(`/storefront/tools?pageId=${WREN}`);
  const [tool] = document.body['tools'] as { settings: object; experiment?: object }[];
  expect(tool).toMatchObject({ settings: { layout } });
  expect(tool).not.toHaveProperty('experiment');
  expect(await result()).toMatchObject({ kept: keep });
  expect(codeOf(await endExperiment('B'))).toBe('EXPERIMENT_NOT_RUNNING');
});

it.each([
  ['the same design', { states: { open: { props: {} } } }, 'EXPERIMENT_SAME_DESIGN'],
  ['an empty title', { states: { open: { props: { title: { text: ' ' } } } } }, 'TITLE_EMPTY'],
  ['another type’s layout', { states: { open: { type: 'spinTheWheel', props: {} } } }, 'MALFORMED_REQUEST'],
  ['a malformed style', { states: { backgroundStyle: 'red; x' } }, 'MALFORMED_REQUEST'],
  ['more than half held out', { holdOutPercent: 51 }, 'MALFORMED_REQUEST'],
])('does not compare with %s', async (_what, rest, code) => {
  expect(codeOf(await begin(rest))).toBe(code);
  expect(await result()).toBeNull();
});

it('does not compare another shop’s tool', async () => {
  const { ctx } = server;
  const otherShop = await addShop(ctx, `${crypto.randomUUID()}.myshopify.com`);
  await inShop(ctx.db, otherShop, (tx) => ensureTools(ctx, tx, otherShop));
  const { rows } = await sql<{
    tool_id: string;
  }>`select tool_id from opt_in_tools where shop_id = ${otherShop} limit 1`.execute(ctx.db);
  const id = rows[0]?.tool_id ?? '';
  const tried = [
    await begin({}, id),
    await ask(`${BASE}/getExperiment?id=${id}`),
    await ask(`${BASE}/endExperiment`, { id, keep: 'B' }),
    await ask(`${BASE}/getLinks?id=${id}`),
  ];
  expect(tried.map(codeOf)).toEqual(Array(4).fill('NOT_FOUND'));
  await begin();
  // Another shop's experiment that is reported under this shop's name counts nowhere.
  await report('visitor-1', 'impression', id);
  expect((await result()).arms.map(({ visitors }) => visitors)).toEqual([0, 0, 0]);
});

it('ends with its tool', async () => {
  await begin();
  await ask(`${BASE}/delete`, { id: popup });
  const { rows } = await sql`select kept from tool_experiments`.execute(server.ctx.db);
  expect(rows).toEqual([{ kept: 'A' }]);
});

it.each(['FB', 'WA'] as const)(
  'credits a sign-up in the chat of %s to the design that led there',
  async (channel) => {
    const { ctx, shopId } = server;
    popup = await idOf('visualPopup', channel);
    await switchOn();
    const id = String((await begin()).body['experimentId']);
    const [visitor = ''] = visitorsOf({ id, holdOutPercent: 0 }, 'B', 1);
    await report(visitor, 'impression');
    const person = channel === 'FB' ? { psid: 'psid-of-lena' } : { phone: '+4915215550101' };
    const subscriberId = await addSubscriber(ctx.db, shopId, { ...person, agrees: false });
    const named = `${popup}.${visitorKey(id, visitor).toString(36)}`;
    const who = { shopId, subscriberId, at: ctx.clock.now() };
    await inShop(ctx.db, shopId, (tx) =>
      channel === 'FB'
        ? signUpByReferral(tx, { ...who, ref: `tool-${named}` }, ctx)
        : signUpByText(
            tx,
            { ...who, channel, inboundId: 'wamid.1', text: `${WORDS} (${named})`, isBeforeStop: false },
            ctx,
          ),
    );
    expect((await result()).arms[1]).toMatchObject({ arm: 'B', visitors: 1, optIns: 1 });
  },
);

it('credits a scanned code to the design that showed it, each person once', async () => {
  const { ctx, shopId } = server;
  await sql`update opt_in_tools set settings = settings || '{"offersChat": true}' where tool_id = ${popup}`.execute(
    ctx.db,
  );
  await insertSender(ctx.db, shopId, { external_id: '1', display_phone_number: '+49 30 1234567' });
  await switchOn();
  const id = String((await begin()).body['experimentId']);
  const qrOf = (arm: string) =>
    qrModules(`https://wa.example/49301234567?text=${encodeURIComponent(`${WORDS} (${popup}.${arm})`)}`);
  expect((await ask(`/storefront/tools?pageId=${WREN}`)).body).toMatchObject({
    tools: [{ chatCode: qrOf('A'), experiment: { chatCode: qrOf('B') } }],
  });
  const visitors = [
    ...visitorsOf({ id, holdOutPercent: 0 }, 'A', 3),
    ...visitorsOf({ id, holdOutPercent: 0 }, 'B', 2),
  ];
  for (const visitor of visitors) await report(visitor, 'impression');
  const scan = async (subscriberId: string, arm: string) =>
    inShop(ctx.db, shopId, (tx) =>
      signUpByText(
        tx,
        {
          shopId,
          subscriberId,
          channel: 'WA',
          inboundId: crypto.randomUUID(),
          text: `${WORDS} (${popup}.${arm})`,
          isBeforeStop: false,
          at: ctx.clock.now(),
        },
        ctx,
      ),
    );
  const people = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  for (const subscriberId of people)
    await sql`insert into subscribers (shop_id, subscriber_id, channel, has_marketing_consent, created_at)
      values (${shopId}, ${subscriberId}, 'WA', false, now())`.execute(ctx.db);
  const [lena = '', mira = '', jonas = ''] = people;
  for (const [who, arm] of [
    [lena, 'A'],
    [lena, 'A'],
    [mira, 'A'],
    [jonas, 'B'],
  ] as const)
    await scan(who, arm);
  expect((await result()).arms).toMatchObject([
    { arm: 'A', visitors: 3, optIns: 2 },
    { arm: 'B', visitors: 2, optIns: 1 },
    { arm: 'heldOut', visitors: 0, optIns: 0 },
  ]);
  await sql`delete from senders`.execute(ctx.db);
});
