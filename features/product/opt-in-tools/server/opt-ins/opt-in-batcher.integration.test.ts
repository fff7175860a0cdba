import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { findShopsByUrl, type Shop } from '#features/foundations/store-data/server/index.ts';
import type { Context } from '#platform/context.ts';
import { EventBus } from '#platform/events/domain-events.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import { TOOLS } from '../../tool-list.ts';
import { countOptIns } from '../count-opt-ins.ts';
import { ensureTools } from '../ensure-tools.ts';
import { toolFamily } from '../tool-family.ts';
import type { AskedOptIn } from './asked-opt-in.ts';
import { FlowWatch } from './measure-flow.ts';
import { OptInBatcher } from './opt-in-batcher.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const WREN = 'wren.myshopify.com';
const BLUEBELL = 'bluebell.myshopify.com';
/** A number that a database constraint refuses. */
const REFUSED = '+4915215550666';

const open = useTestDatabase({ connections: 6 });
let ctx: Context;
let shops: Map<string, Shop>;
let pills: Map<number, string>;
let batcher: OptInBatcher;
let batches = 0;

beforeAll(async () => {
  const log = { error: () => undefined, warn: () => undefined };
  const settings = {
    shopify: { url: 'https://{shop}' },
    meta: { whatsappLinkUrl: 'https://wa.example' },
    encryptionKey: Buffer.alloc(32, 1),
  };
  ctx = { ...open, log, settings, clock: { now: () => NOW }, events: new EventBus() } as unknown as Context;
  ctx.events.onTogether(['subscriberOptedIn'], async (tx, events) => {
    batches += 1;
    await countOptIns(tx, events);
  });
  for (const url of [WREN, BLUEBELL]) {
    const shopId = await insertShop(open.db, { shop_url: url, installed_at: NOW });
    await open.db.transaction().execute((tx) => ensureTools(ctx, tx, shopId));
  }
  shops = await findShopsByUrl(open.db, [WREN, BLUEBELL]);
  const { rows } = await sql<{ shop_id: number; tool_id: string }>`
    update opt_in_tools set is_active = true where type = 'persistentPill' and channel = 'WA'
    returning shop_id, tool_id`.execute(open.db);
  pills = new Map(rows.map((row) => [row.shop_id, row.tool_id]));
  await sql`alter table subscribers add constraint refused check (phone_e164 <> ${sql.lit(REFUSED)})`.execute(
    open.db,
  );
});
beforeEach(() => {
  batcher = new OptInBatcher(ctx, toolFamily(ctx.log, TOOLS));
  batches = 0;
});

function optInOf(url: string, phoneE164: string, toolId?: string): AskedOptIn {
  const shop = shops.get(url);
  if (!shop) throw new Error(`no shop ${url}`);
  const given = {
    pageId: url,
    toolId: toolId ?? pills.get(shop.shop_id) ?? '',
    phone: phoneE164,
    pageAddress: `https://${url}/`,
    locale: 'de',
    visitorId: `visitor${phoneE164.slice(1)}`,
  };
  return { shop, phoneE164, given, visit: { ip: '203.0.113.7', userAgent: 'a browser' } };
}

/** Adds these opt-ins at the same moment, and returns the outcome of each. */
async function addAll(asked: readonly AskedOptIn[]): Promise<string[]> {
  const results = await Promise.allSettled(asked.map((one) => batcher.add(one)));
  return results.map((one) => {
    if (one.status === 'fulfilled') return one.value.shopperToken === null ? 'to confirm' : 'stored';
    const { code } = one.reason as { code?: string };
    return code ?? 'failed';
  });
}

async function phonesOf(url: string): Promise<string[]> {
  const { rows } = await sql<{ phone: string }>`
    select phone_e164 as phone from subscribers join shops using (shop_id)
    where shop_url = ${url} and has_marketing_consent order by 1`.execute(open.db);
  return rows.map(({ phone }) => phone);
}

it('stores opt-ins that arrive together in one batch, and answers each on its own', async () => {
  const bluebellsPill = pills.get(shops.get(BLUEBELL)?.shop_id ?? 0);
  const answers = await addAll([
    optInOf(WREN, '+4915215550001'),
    optInOf(BLUEBELL, '+4915215550001'),
    optInOf(WREN, '+4915215550002', 'no tool'),
    // Another shop's tool is refused, even if the same batch has a valid opt-in through it.
    optInOf(WREN, '+4915215550003', bluebellsPill),
    optInOf(BLUEBELL, '+4915215550004'),
  ]);
  expect(answers).toEqual(['stored', 'stored', 'NOT_FOUND', 'NOT_FOUND', 'stored']);
  expect(batches).toBe(1);
  expect(await phonesOf(WREN)).toEqual(['+4915215550001']);
  expect(await phonesOf(BLUEBELL)).toEqual(['+4915215550001', '+4915215550004']);
});

it('stores one person if a number occurs twice in a batch, with a proof for each opt-in', async () => {
  const phone = '+4915215550011';
  expect(await addAll([optInOf(WREN, phone), optInOf(WREN, phone)])).toEqual(['stored', 'stored']);
  const { rows } = await sql`
    select (select count(*)::int from subscribers where phone_e164 = ${phone}) people,
      (select count(*)::int from consent_ledger join subscribers using (shop_id, subscriber_id)
       where phone_e164 = ${phone}) proofs`.execute(open.db);
  expect(rows).toEqual([{ people: 1, proofs: 2 }]);
});

it('stores the other opt-ins of a batch if the database refuses one', async () => {
  const answers = await addAll([
    optInOf(WREN, '+4915215550021'),
    optInOf(WREN, REFUSED),
    optInOf(WREN, '+4915215550022'),
    optInOf(BLUEBELL, '+4915215550023'),
  ]);
  expect(answers).toEqual(['stored', '23514', 'stored', 'stored']);
  expect(await phonesOf(WREN)).toEqual(expect.arrayContaining(['+4915215550021', '+4915215550022']));
  // After its next successful opt-in, the shop shares batches with other shops again.
  batches = 0;
  expect(await addAll([optInOf(WREN, '+4915215550024')])).toEqual(['stored']);
  expect(await addAll([optInOf(WREN, '+4915215550025'), optInOf(BLUEBELL, '+4915215550026')])).toEqual([
    'stored',
    'stored',
  ]);
  expect(batches).toBe(2);
});

it('answers other shops’ shoppers while one shop’s rows are locked', async () => {
  const held = '+4915215550031';
  await addAll([optInOf(WREN, held)]);
  let letGo = () => {};
  const isHeld = Promise.withResolvers<void>();
  const holding = open.db.transaction().execute(async (tx) => {
    await sql`select from subscribers where phone_e164 = ${held} for update`.execute(tx);
    isHeld.resolve();
    await new Promise<void>((resolve) => (letGo = resolve));
  });
  await isHeld.promise;
  const waiting = addAll([optInOf(WREN, held)]);
  expect(await addAll([optInOf(BLUEBELL, '+4915215550032')])).toEqual(['stored']);
  expect(await addAll([optInOf(BLUEBELL, '+4915215550033')])).toEqual(['stored']);
  letGo();
  await holding;
  expect(await waiting).toEqual(['stored']);
});

it('stores a flood in one batch up to the limit only', async () => {
  const today = sql`update tool_days set opt_ins = opt_ins + 450 where shop_id = ${shops.get(WREN)?.shop_id}`;
  await today.execute(open.db);
  await sql`delete from consent_ledger`.execute(open.db);
  const { rows } = await sql<{ had: number }>`
    select sum(opt_ins)::int as had from tool_days where shop_id = ${shops.get(WREN)?.shop_id}`.execute(
    open.db,
  );
  const room = 500 - (rows[0]?.had ?? 0);
  const fixture = Array.from({ length: room + 5 }, (_, nth) => optInOf(WREN, `+4915215551${100 + nth}`));
  const answers = await addAll(fixture);
  expect(answers.filter((answer) => answer === 'stored')).toHaveLength(room);
  // Nobody can confirm, because the shop has no number.
  expect(answers.filter((answer) => answer === 'TOO_MANY_REQUESTS')).toHaveLength(5);
});

it('keeps the remaining opt-ins of a busy shop while another shop of the batch is checked', async () => {
  const [wren, bluebell] = [WREN, BLUEBELL].map((url) => shops.get(url)?.shop_id ?? 0);
  const aBusyMonth = sql`
    insert into tool_days (shop_id, tool_id, day, opt_ins) values (${wren}, ${pills.get(wren ?? 0)}, '2026-11-10', 300000)`;
  await aBusyMonth.execute(open.db);
  const flow = new FlowWatch(ctx);
  const asking = (shopId = 0) => ({ shopId, today: '2026-11-20', count: 1 });
  await open.db.transaction().execute((tx) => flow.holdRoom(tx, [asking(wren)]));
  const rooms = await open.db.transaction().execute((tx) => {
    const held = flow.holdRoom(tx, [asking(wren), asking(bluebell)]);
    const later = performance.now() + 2000;
    vi.spyOn(performance, 'now').mockImplementation(() => later);
    return held;
  });
  vi.restoreAllMocks();
  expect(new Set(rooms.keys())).toEqual(new Set([wren, bluebell]));
});
