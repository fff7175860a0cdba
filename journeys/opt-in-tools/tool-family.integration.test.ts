import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { consentOrigin } from '#features/foundations/consent/contract/consent-origins.ts';
import { optInWay } from '#features/foundations/subscribers/contract/opt-in-words.ts';
import { ensureTools } from '#features/product/opt-in-tools/server/wiring.ts';
import { persistentPill } from '#features/product/opt-in-tools/tools/persistent-pill/definition.ts';
import type { ToolWidget } from '#features/product/opt-in-tools/widget-kit/storefront-api.ts';
import { words } from '#features/product/opt-in-tools/widget-kit/words/en.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import type { Page } from '../../apps/storefront/page.ts';
import { start } from '../../apps/storefront/start.ts';
import { widgetEntries } from '../../tools/build/storefront-entries.ts';
import { backInStock } from './back-in-stock/definition.ts';
import { addShop, openToolServer, WREN, type ToolServer } from './open-tool-server.ts';

/** Two tools. The product has only the first. */
const ONE_MORE = [persistentPill, backInStock] as const;
const WREN_ON_WHATSAPP = { shopName: 'Wren & Willow', channel: 'WA', language: 'en' } as const;
/** The widgets as the bundler finds them. */
const WIDGETS = widgetEntries(ONE_MORE, import.meta.dirname);
const pillSettings = persistentPill.defaultSettings(WREN_ON_WHATSAPP);

let server: ToolServer;
beforeAll(async () => void (server = await openToolServer(ONE_MORE)));
afterAll(() => server.close());

/** Each test starts with the shop as the release before the new tool left it. */
beforeEach(async () => {
  const { ctx, shopId } = server;
  await sql`delete from consent_ledger`.execute(ctx.db);
  await sql`delete from tool_wordings`.execute(ctx.db);
  await sql`delete from tool_days`.execute(ctx.db);
  await sql`delete from opt_in_tools`.execute(ctx.db);
  await inShop(ctx.db, shopId, (tx) => ensureTools(ctx, tx, shopId));
});

interface Popup {
  id: string;
  type: string;
  name: string;
  active: boolean;
  isSetAside: boolean;
  analytics: { impressions: number; conversionNumber: number; conversion: number };
}

async function listed(): Promise<Popup[]> {
  const answer = await fetch(`${server.appUrl}/database/api/optinTools/getPopups?pageId=${WREN}`);
  return ((await answer.json()) as { popups: Popup[] }).popups;
}

async function postTool(call: string, body: object): Promise<{ id: string }> {
  const answer = await fetch(`${server.appUrl}/database/api/optinTools/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as { id: string };
}

async function setActive(id: string, active = true): Promise<void> {
  expect(await postTool('changeActive', { id, active })).toEqual({ id, active });
}

/** Returns the tools document that the storefront gets. */
async function given(): Promise<{ id: string; type: string; settings: object }[]> {
  const answer = await fetch(`${server.appUrl}/storefront/tools?pageId=${WREN}`);
  return ((await answer.json()) as { tools: { id: string; type: string; settings: object }[] }).tools;
}

function postOptIn(toolId: string, phone = '+4915215550102'): Promise<Response> {
  const message = {
    pageId: WREN,
    toolId,
    phone,
    pageAddress: '',
    locale: 'de',
    visitorId: 'visitor-12345678',
  };
  return fetch(`${server.appUrl}/storefront/opt-ins`, { method: 'POST', body: JSON.stringify(message) });
}

async function optInsByTool(): Promise<Record<string, number>> {
  const { rows } = await sql<{ tool_id: string; opt_ins: number }>`
    select tool_id, opt_ins::int from tool_days where opt_ins > 0`.execute(server.ctx.db);
  return Object.fromEntries(rows.map(({ tool_id: id, opt_ins: optIns }) => [id, optIns]));
}

/** Adds a second pill, as a merchant does. */
async function addPill(): Promise<string> {
  const { id } = await postTool('create', { pageId: WREN, channel: 'WA', type: 'persistentPill' });
  await setActive(id);
  return id;
}

async function setSettings(id: string, settings: object): Promise<void> {
  await sql`update opt_in_tools set settings = ${JSON.stringify(settings)} where tool_id = ${id}`.execute(
    server.ctx.db,
  );
}

/** A page view in a browser with this storage. Resolves once every request has been answered. */
function pageView(kept: Record<string, string>) {
  const loaded: string[] = [];
  const open: Promise<unknown>[] = [];
  const leaving: (() => void)[] = [];
  const ask = (to: string, init?: RequestInit) => {
    const answering = fetch(`${server.appUrl}/storefront/${to}`, init);
    open.push(answering);
    return answering;
  };
  const store = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
  };
  const page: Page = {
    pageId: WREN,
    device: () => 'desktop',
    whenLeft: (work) => void leaving.push(work),
    begin: () => Promise.resolve(),
    location: {
      href: `https://${WREN}/products/moss-mug`,
      pathname: '/products/moss-mug',
      search: '',
    },
    hasPlace: () => false,
    consent: async () => ({ mayKnow: true, mayCount: true }),
    listen: () => undefined,
    after: (seconds, work) => void (seconds < 1 && work()),
    now: () => Date.now(),
    ask,
    send: (to, body) => void ask(to, { method: 'POST', body }),
    load: async (type) => {
      loaded.push(type);
      return { ...((await import(WIDGETS[type] ?? '')) as ToolWidget), words };
    },
    local: () => store,
    session: () => ({ getItem: () => null, setItem: () => undefined }),
  };
  const leave = async () => {
    for (const work of leaving) work();
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    return Promise.all(open);
  };
  return { loaded, begin: () => start(page), leave };
}

it('appears by its name wherever the source of an opt-in is shown', () => {
  expect(optInWay(backInStock.type)).toBe(backInStock.name);
  expect(consentOrigin({ kind: 'granted', origin: backInStock.type })).toBe('through “Back in stock”');
});

it('requires only its folder and a line in the list, from the merchant’s page to the proof of consent', async () => {
  const [pill, more] = await listed();
  expect([pill?.type, more?.type]).toEqual(['persistentPill', 'backInStock']);
  expect(more).toMatchObject({ name: 'Back in stock', active: false, isSetAside: false });
  const id = more?.id ?? '';
  await setActive(id);
  expect(await given()).toMatchObject([
    { id, type: 'backInStock', settings: backInStock.defaultSettings(WREN_ON_WHATSAPP) },
  ]);

  const kept: Record<string, string> = {};
  const first = pageView(kept);
  await first.begin();
  expect(first.loaded).toEqual(['backInStock']);
  await waitFor('an opt-in that is remembered', async () => kept['bellbird']?.includes(id) ?? false);
  await first.leave();
  expect((await listed())[1]?.analytics).toMatchObject({
    impressions: 1,
    conversionNumber: 1,
    conversion: 100,
  });
  const { rows } = await sql`select tool_id, origin, wording, page_address from consent_ledger`.execute(
    server.ctx.db,
  );
  expect(rows).toEqual([
    {
      tool_id: id,
      origin: 'backInStock',
      wording: 'I agree that Wren & Willow tells me on WhatsApp when this is back.',
      page_address: `https://${WREN}/products/moss-mug`,
    },
  ]);

  const second = pageView(kept);
  await second.begin();
  expect(second.loaded).toEqual([]);
});

it('distinguishes several tools of one type by their ids, each with its own counts', async () => {
  const first = (await listed())[0]?.id ?? '';
  const second = await addPill();
  await setActive(first);
  const idsOf = (tools: { id: string; type: string }[]) =>
    tools.filter(({ type }) => type === 'persistentPill').map(({ id }) => id);
  expect(idsOf(await listed()).toSorted()).toEqual([first, second].toSorted());
  expect(idsOf(await given()).toSorted()).toEqual([first, second].toSorted());
  await postOptIn(second);
  expect(await optInsByTool()).toEqual({ [second]: 1 });
});

it('creates a shop’s first tools once, even with concurrent requests and releases', async () => {
  const { ctx } = server;
  const shopId = await addShop(ctx, `${crypto.randomUUID()}.myshopify.com`);
  const ensure = (meanwhile?: () => Promise<void>) =>
    inShop(ctx.db, shopId, async (tx) => {
      await ensureTools(ctx, tx, shopId, ONE_MORE);
      await meanwhile?.();
    });
  let other = Promise.resolve();
  await ensure(async () => {
    other = ensure();
    await waitFor('another that makes the same', async () => {
      const { rows } = await sql`
        select from pg_locks join pg_stat_activity using (pid)
        where not granted and datname = current_database()`.execute(ctx.db);
      return rows.length > 0;
    });
  });
  await other;
  await ensure();
  // Written as by a release without this column.
  await sql`
    insert into opt_in_tools (shop_id, tool_id, channel, type, name, description, is_active, settings)
    values (${shopId}, gen_random_uuid(), 'WA', 'persistentPill', '', '', false, '{}') on conflict do nothing`.execute(
    ctx.db,
  );
  const { rows } = await sql`select type, is_active from opt_in_tools where shop_id = ${shopId}`.execute(
    ctx.db,
  );
  // The pill has one on each channel.
  expect(rows).toHaveLength(3);
  expect(rows).toEqual(
    expect.arrayContaining(ONE_MORE.map(({ type }) => ({ type, is_active: false }))) as unknown,
  );
});

it('reads a tool of another release: removed settings are ignored, and new ones have their defaults', async () => {
  const { layout: _layout, ...older } = pillSettings;
  const id = await addPill();
  await setSettings(id, { ...older, isDoubleOptIn: true, sparkles: true });
  const { discount: _discount, flowId: _flow, ...shown } = pillSettings;
  expect(await given()).toMatchObject([{ id, settings: { ...shown, isDoubleOptIn: true } }]);
  expect((await given())[0]?.settings).not.toHaveProperty('sparkles');
});

it('holds a tool with broken settings, reports it to the merchant and to us, and serves the others', async () => {
  const broken = await addPill();
  await setSettings(broken, { ...pillSettings, layout: 5 });
  const sound = await addPill();
  expect((await given()).map(({ id }) => id)).toEqual([sound]);
  const states = (await listed()).map(({ id, active, isSetAside }) => ({ id, active, isSetAside }));
  expect(states).toContainEqual({ id: broken, active: true, isSetAside: true });
  expect(states).toContainEqual({ id: sound, active: true, isSetAside: false });
  const refused = await postOptIn(broken);
  expect([refused.status, await refused.json()]).toMatchObject([409, { error: { code: 'TOOL_NOT_ACTIVE' } }]);
  expect((await postOptIn(sound)).status).toBe(200);
  expect(server.reported()).toContainEqual(
    expect.objectContaining({ shopId: server.shopId, toolId: broken, wrong: ['layout'] }),
  );
  const before = server.reported().length;
  await given();
  await listed();
  expect(server.reported()).toHaveLength(before);
  await setSettings(broken, pillSettings);
  expect((await given()).map(({ id }) => id)).toContain(broken);
});

it.each([
  ['a type', 'spinTheWheel', 'WA'],
  ['a channel', 'backInStock', 'FB'],
])('ignores a tool of %s that this release does not have', async (_what, type, channel) => {
  const [before, foreign] = [await listed(), await addPill()];
  await sql`update opt_in_tools set type = ${type}, channel = ${channel} where tool_id = ${foreign}`.execute(
    server.ctx.db,
  );
  expect(await listed()).toEqual(before);
  expect(await given()).toEqual([]);
  expect((await postOptIn(foreign)).status).toBe(404);
});
