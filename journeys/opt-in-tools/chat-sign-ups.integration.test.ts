import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { revokeConsent } from '#features/foundations/consent/server/index.ts';
import { lockSubscriber } from '#features/foundations/subscribers/server/index.ts';
import { ensureTools, signUpByReferral, signUpByText } from '#features/product/opt-in-tools/server/wiring.ts';
import { TOOLS } from '#features/product/opt-in-tools/tool-list.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { addSubscriber } from '#tools/test-environment/seeds/add-subscriber.ts';
import { addShop, openToolServer, WREN, type ToolServer } from './open-tool-server.ts';

let server: ToolServer;
beforeAll(async () => {
  server = await openToolServer(TOOLS);
  await inShop(server.ctx.db, server.shopId, (tx) => ensureTools(server.ctx, tx, server.shopId));
});
afterAll(() => server.close());

const at = new Date('2026-11-20T12:00:00Z');

async function switchTool(channel: 'WA' | 'FB', isActive = true, shopId = server.shopId): Promise<string> {
  const { rows } = await sql<{ tool_id: string }>`
    update opt_in_tools set is_active = ${isActive}
    where shop_id = ${shopId} and type = 'persistentPill' and channel = ${channel} returning tool_id`.execute(
    server.ctx.db,
  );
  return rows[0]?.tool_id ?? '';
}

let people = 0;
function addPerson(channel: 'WA' | 'FB'): Promise<string> {
  people += 1;
  const named = channel === 'WA' ? { phone: `+49152155506${10 + people}` } : { psid: `psid-${people}` };
  return addSubscriber(server.ctx.db, server.shopId, { ...named, agrees: false, at });
}

async function proofsOf(subscriberId: string) {
  const { rows } = await sql`
    select origin, tool_id, wording from consent_ledger where subscriber_id = ${subscriberId}`.execute(
    server.ctx.db,
  );
  return rows;
}

const openChat = (subscriberId: string, ref: string) =>
  inShop(server.ctx.db, server.shopId, (tx) =>
    signUpByReferral(tx, { shopId: server.shopId, subscriberId, ref, at }, server.ctx),
  );
const write = (subscriberId: string, text: string, isBeforeStop = false) =>
  inShop(server.ctx.db, server.shopId, (tx) =>
    signUpByText(
      tx,
      { shopId: server.shopId, subscriberId, channel: 'WA', inboundId: 'wamid.1', text, isBeforeStop, at },
      server.ctx,
    ),
  );

it('signs up a person who opens the page’s chat with a tool’s button', async () => {
  const [toolId, mira] = [await switchTool('FB'), await addPerson('FB')];
  await openChat(mira, `tool-${toolId}`);
  expect(await proofsOf(mira)).toEqual([
    {
      origin: 'persistentPill',
      tool_id: toolId,
      wording: expect.stringContaining('from Wren & Willow on Messenger') as string,
    },
  ]);
});

it('notes that a tool’s bare link shows no consent text, and records the shop’s first Messenger subscriber', async () => {
  const [toolId, mira] = [await switchTool('FB'), await addPerson('FB')];
  await sql`update shops set has_facebook_subscriber = false`.execute(server.ctx.db);
  await openChat(mira, `link-${toolId}`);
  expect(await proofsOf(mira)).toEqual([
    {
      origin: 'persistentPill',
      tool_id: toolId,
      wording: 'Opened the chat by the link or the QR code of this tool, which shows no words of its own.',
    },
  ]);
  const { rows } =
    await sql`select has_facebook_subscriber as has from shops where shop_id = ${server.shopId}`.execute(
      server.ctx.db,
    );
  expect(rows).toEqual([{ has: true }]);
});

it('signs up a person who sends the text of a tool’s link, with that text as proof', async () => {
  const [toolId, lena] = [await switchTool('WA'), await addPerson('WA')];
  const answer = await fetch(`${server.appUrl}/storefront/tools?pageId=${WREN}`);
  const shown = (await answer.json()) as { tools: { id: string; chatUrl: string | null }[] };
  // The test shop has no number to write to.
  expect(shown.tools.find(({ id }) => id === toolId)?.chatUrl).toBeNull();
  const text = `Hi! Yes, send me offers on WhatsApp. (${toolId})`;
  await write(lena, text);
  expect(await proofsOf(lena)).toEqual([{ origin: 'persistentPill', tool_id: toolId, wording: text }]);
});

it('lifts an opt-out when the person sends the sign-up text, but not when they come from a page', async () => {
  const { ctx, shopId } = server;
  const [pill, lena] = [await switchTool('WA'), await addPerson('WA')];
  const [button, mira] = [await switchTool('FB'), await addPerson('FB')];
  for (const subscriberId of [lena, mira])
    await inShop(ctx.db, shopId, async (tx) => {
      const subscriber = await lockSubscriber(tx, shopId, subscriberId);
      if (subscriber) await revokeConsent(ctx, tx, subscriber, 'keyword');
    });
  const text = `Yes, send me offers on WhatsApp. (${pill})`;
  await write(lena, text);
  await openChat(mira, `tool-${button}`);
  const { rows } = await sql`
    select s.subscriber_id, s.has_marketing_consent, s.stopped_all_at,
      (select l.own_message_id from consent_ledger l where l.subscriber_id = s.subscriber_id and kind = 'granted')
    from subscribers s where subscriber_id in (${lena}, ${mira}) order by channel desc`.execute(ctx.db);
  expect(rows).toEqual([
    { subscriber_id: lena, has_marketing_consent: true, stopped_all_at: null, own_message_id: 'wamid.1' },
    {
      subscriber_id: mira,
      has_marketing_consent: false,
      stopped_all_at: expect.any(Date) as Date,
      own_message_id: null,
    },
  ]);
});

it.each([
  ['a test of a tool', async () => `test-${await switchTool('FB')}`],
  ['another app’s ref', async () => 'wren.pill.7'],
  ['an unknown tool', async () => 'tool-01a1f8b4-7965-7f06-8434-417d01bc2f37'],
  ['a tool of the other channel', async () => `tool-${await switchTool('WA')}`],
  ['a tool that is off', async () => `tool-${await switchTool('FB', false)}`],
  [
    'another shop’s tool',
    async () => {
      const { ctx } = server;
      const shopId = await addShop(ctx, `${crypto.randomUUID()}.myshopify.com`);
      await inShop(ctx.db, shopId, (tx) => ensureTools(ctx, tx, shopId));
      return `tool-${await switchTool('FB', true, shopId)}`;
    },
  ],
])('signs nobody up by %s', async (_what, refOf) => {
  const [ref, mira] = [await refOf(), await addPerson('FB')];
  await openChat(mira, ref);
  expect(await proofsOf(mira)).toEqual([]);
});
