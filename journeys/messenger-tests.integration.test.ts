import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeTestRef } from '#features/product/automations/rules/test-ref.ts';
import { DAY_MS } from '#platform/clock/durations.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import {
  get,
  logInWithFacebook,
  openShop,
  post,
  type Shop,
} from '#tools/test-environment/channels-client.ts';
import { ask, openServer, refusal, type OpenServer } from '#tools/test-environment/open-server.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';

const PAGE = '112233445566778';
const MIRA = { pageId: PAGE, from: '+4915215550131' };

let server: OpenServer;
let wren: Shop;
let dripIds: Map<string, string>;
beforeAll(async () => {
  server = await openServer();
  wren = await openShop(server.appUrl, DEMO_SHOP);
  const { body } = await post(wren, '/getPages', await logInWithFacebook(wren));
  const pages = body as { id: string; access_token: string }[];
  const pageAccessToken = pages.find(({ id }) => id === PAGE)?.access_token;
  await post(wren, '/database/api/user/master', { pageId: PAGE, shopUrl: DEMO_SHOP, pageAccessToken });
  await server.rows("update shops set country = 'GB' where shop_id = $1", [server.shopId]);
  const listed = await get(wren, `/database/api/dripCampaign/getDripsStatus?pageId=${PAGE}`);
  const { drips } = listed.body as { drips: { dripIndex: string; dripId: string }[] };
  dripIds = new Map(drips.map(({ dripIndex, dripId }) => [dripIndex, dripId]));
});
afterAll(() => server.close());

interface Tester {
  subscriberId: string;
  name: string | null;
}

async function listTesters(): Promise<Tester[]> {
  const { body } = await get(wren, `/database/api/chatbot/testers?pageId=${PAGE}`);
  return (body as { testers: Tester[] }).testers;
}

function sendTest(
  dripIndex: string,
  to: string,
  { pageId = PAGE, ...more }: { pageId?: string; flowId?: string; nodes?: object[] } = {},
) {
  const sourceId = dripIds.get(dripIndex) ?? '';
  const ref = writeTestRef({ shopUrl: DEMO_SHOP, shopName: 'Wren', sourceId, template: '' });
  const message = { recipient: { id: pageId }, timestamp: 0, sender: { id: to }, optin: { ref } };
  const entry = [{ id: pageId, time: 0, messaging: [message] }];
  return post(wren, '/fbWebhook', { object: 'page', channel: 'FB', entry, ...more });
}

/** Returns what the sandbox's phone shows of Mira's chat. */
async function chat(): Promise<string> {
  const url = `${server.environment.sandboxUrl}/phone/messenger/${PAGE}/${encodeURIComponent(MIRA.from)}`;
  return JSON.stringify((await ask(url)).body);
}

it('lists no tester until a person writes to the page, and then that person', async () => {
  expect(await listTesters()).toEqual([]);
  await server.environment.control('/messenger/open', { ...MIRA, ref: 'hello' });
  await server.environment.control('/messenger/get-started', MIRA);
  const named = await waitFor('her name', async () => {
    const [mira] = await listTesters();
    return mira?.name ? mira : null;
  });
  expect(named).toMatchObject({ name: expect.stringMatching(/\w/) as string });
});

it('sends them the saved message while its campaign is off, and counts it nowhere', async () => {
  const [mira] = await listTesters();
  const { status } = await sendTest('abandonedCart1', mira?.subscriberId ?? '');
  expect(status).toBe(200);
  await waitFor('the reminder on her phone', async () => /left .* in your cart/.test(await chat()));
  expect(
    await server.rows("select from daily_rollups where source_type = 'abandonedCart' and sent > 0"),
  ).toEqual([]);
});

it('sends unsaved text or another text of its campaign, and continues where an answer is tapped', async () => {
  const [mira] = await listTesters();
  const flows = await server.rows<{ flow_id: string; flow_key: string }>(
    "select flow_id, flow_key from flows where channel = 'FB' and campaign_type = 'abandonedCart'",
  );
  const flowIdOf = (key: string) => flows.find(({ flow_key: one }) => one === key)?.flow_id ?? '';
  const [plain, last] = [flowIdOf('cart_reminder_1'), flowIdOf('cart_reminder_2')];
  const received = async (text: string) =>
    waitFor(`'${text}' on her phone`, async () => (await chat()).includes(text));
  const text = { masterId: 'a', textOrButtonTemplate: { text: 'Written just now.' } };
  const reply = { quickRepliesId: 'r', title: 'More', payload: last };
  const nodes = [text, { masterId: 'q', quickReplies: [reply] }];
  const to = mira?.subscriberId ?? '';
  expect(await sendTest('abandonedCart1', to, { flowId: plain, nodes })).toMatchObject({ status: 200 });
  await received('Written just now.');
  expect(await server.rows("select from flows where nodes::text like '%Written just now%'")).toEqual([]);
  await server.environment.control('/messenger/inbound', { ...MIRA, text: 'More', quickReplyPayload: last });
  const answered = await waitFor('the answer', async () => {
    const [found] = await server.rows<{ source_kind: string; part: string | null }>(
      "select source_kind, flow_id as part from messages where source_type = 'abandonedCart' and purpose = 'service' and state in ('sent', 'delivered', 'read')",
    );
    return found ?? null;
  });
  expect(answered).toEqual({ source_kind: 'test', part: null });
  expect(await chat()).not.toContain('too late');
  const broken = { masterId: 'a', textOrButtonTemplate: { text: 'x'.repeat(2001) } };
  expect(refusal(await sendTest('abandonedCart1', to, { nodes: [broken] })).code).toBe('MALFORMED_REQUEST');
  expect(refusal(await sendTest('abandonedCart1', to, { flowId: crypto.randomUUID() })).code).toBe(
    'NOT_FOUND',
  );
});

it('is previewed as it is sent: with the shop’s own name, number, discount and a price in its currency', async () => {
  const drip = { dripId: dripIds.get('abandonedCart1'), pageId: PAGE };
  const attributes = { discount: { type: 'fixed', code: 'AUTUMN', percentage: '12.5' } };
  await post(wren, '/database/api/updateDripAttributes', { ...drip, attributes });
  await server.rows("update shops set currency = 'GBP', name = 'Mabel’s' where shop_id = $1", [
    server.shopId,
  ]);
  const [offer] = await server.rows<{ flow_id: string }>(
    "select flow_id from flows where channel = 'FB' and flow_key = 'cart_reminder_1_offer'",
  );
  const query = `pageId=${PAGE}&flowId=${offer?.flow_id}`;
  const { body } = await get(wren, `/redis/getFlowPreview?${query}`);
  const { flows, samples } = body as { flows: { preview: unknown }[]; samples: { values: object } };
  expect(JSON.stringify(flows[0]?.preview)).toMatch(/AUTUMN/);
  expect(JSON.stringify(flows[0]?.preview)).toMatch(/12\.5%/);
  expect(samples.values).toMatchObject({
    shopName: 'Mabel’s',
    cartTotal: expect.stringMatching(/^£/) as string,
    discountCode: 'AUTUMN',
  });
});

it('refuses every other recipient, with the reason', async () => {
  const [mira] = await listTesters();
  const to = mira?.subscriberId ?? '';
  expect(refusal(await sendTest('abandonedCart1', crypto.randomUUID())).code).toBe('CHAT_NOT_OPEN');
  expect(refusal(await sendTest('abandonedCart1', '+4915215550131')).code).toBe('CHAT_NOT_OPEN');
  expect(refusal(await sendTest('abandonedCart1', to, { pageId: DEMO_SHOP })).code).toBe('OTHER_SHOP');
  expect(refusal(await sendTest('nobody’s', to)).code).toBe('MALFORMED_REQUEST');
  await server.rows("update subscribers set stopped_all_at = now() where channel = 'FB'");
  expect(await listTesters()).toEqual([]);
  expect(refusal(await sendTest('abandonedCart1', to)).code).toBe('CHAT_NOT_OPEN');
  await server.rows("update subscribers set stopped_all_at = null where channel = 'FB'");
  await server.environment.forward(DAY_MS);
  await waitFor('the chat to close', async () => ((await listTesters()) as unknown[]).length === 0);
  expect(refusal(await sendTest('abandonedCart1', to)).code).toBe('CHAT_NOT_OPEN');
});
