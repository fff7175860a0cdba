import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { CAMPAIGNS } from '#features/product/automations/campaign-list.ts';
import { writeTestRef } from '#features/product/automations/rules/test-ref.ts';
import { BLUEBELL } from '#platform/testing/cast.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { get, openShop, post, type Shop } from '#tools/test-environment/channels-client.ts';
import { ask, openServer, refusal, type OpenServer } from '#tools/test-environment/open-server.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import { defineSettingTests, type ReportedDrip } from './campaign-page/setting-stories.ts';

const ON_WHATSAPP = CAMPAIGNS.filter(({ channels }) => 'WA' in channels).map(({ type }) => type);

let server: OpenServer;
let wren: Shop;
let drips: ReportedDrip[];
let people = 100;
beforeAll(async () => {
  server = await openServer();
  wren = await openShop(server.appUrl, DEMO_SHOP);
  drips = await listDrips();
  await allApproved('cod_question_2');
  // The merchant of this shop writes in English.
  await server.rows('update campaigns set is_on = false');
  await server.rows("update shops set country = 'GB' where shop_id = $1", [server.shopId]);
});
afterAll(() => server.close());
// A day allows twenty test sends.
beforeEach(() => server.rows('delete from test_days'));

/** Waits until a template was submitted, and no template waits for its review. */
async function allApproved(name: string): Promise<void> {
  await waitFor('the approved templates', async () => {
    const states = await server.rows<{ name: string; status: string }>(
      'select name, status from template_submissions',
    );
    return states.some((one) => one.name === name) && states.every(({ status }) => status === 'ENABLED');
  });
}

async function listDrips(): Promise<ReportedDrip[]> {
  const { body } = await get(wren, `/database/api/dripCampaign/getDripsStatus?pageId=${DEMO_SHOP}`);
  return (body as { drips: ReportedDrip[] }).drips;
}

const dripOf = (type: string) => drips.find((drip) => drip.type === type);

function testOf(sourceId: string, phone: string, shopUrl = DEMO_SHOP) {
  const ref = writeTestRef({ shopUrl, shopName: 'Wren & Willow', sourceId, template: 'any' });
  const message = { recipient: { id: shopUrl }, timestamp: 0, sender: { id: phone }, optin: { ref } };
  return { object: 'page', channel: 'WA', entry: [{ id: shopUrl, time: 0, messaging: [message] }] };
}

const sendTest = (sourceId: string, phone: string) => post(wren, '/fbWebhook', testOf(sourceId, phone));

function nextPhone(): string {
  return `+4915215557${(people += 1)}`;
}

/** Returns the content of the only message on the sandbox's phone with this number. */
async function shownOn(phone: string): Promise<string> {
  let shown: unknown[] = [];
  await waitFor(`a message on the phone of ${phone}`, async () => {
    const thread = `${server.environment.sandboxUrl}/phone/threads/${encodeURIComponent(phone)}`;
    shown = ((await ask(thread)).body as { bubbles?: unknown[] }).bubbles ?? [];
    return shown.length > 0;
  });
  expect(shown).toHaveLength(1);
  return JSON.stringify(shown[0]);
}

async function setDrip(type: string, attributes: object) {
  const answer = await post(wren, '/database/api/updateDripAttributes', {
    pageId: DEMO_SHOP,
    dripId: dripOf(type)?.dripId,
    attributes,
  });
  expect(answer.status).toBe(200);
}

it.each(ON_WHATSAPP)(
  '%s sends a test to the merchant’s phone while the campaign is off, filled with samples',
  async (type) => {
    const phone = nextPhone();
    const answer = await sendTest(dripOf(type)?.dripId ?? '', phone);
    expect(answer).toMatchObject({ status: 200, body: { messageId: expect.any(String) as string } });
    const shown = await shownOn(phone);
    expect(shown).not.toMatch(/\{\{|undefined|null null/);
    expect(await server.rows('select from subscribers where phone_e164 = $1', [phone])).toEqual([]);
    const rows = await server.rows(
      'select source_kind, source_type, state from messages where message_id = $1',
      [(answer.body as { messageId: string }).messageId],
    );
    expect(rows).toMatchObject([{ source_kind: 'test', source_type: type }]);
  },
);

it('leads through a test’s answers, and counts nothing of it', async () => {
  const phone = nextPhone();
  const { body } = await sendTest(dripOf('reviewWA')?.dripId ?? '', phone);
  const { messageId } = body as { messageId: string };
  await shownOn(phone);
  const contextId = await waitFor('what WhatsApp calls it', async () => {
    const [sent] = await server.rows<{ id: string | null }>(
      'select provider_message_id as id from messages where message_id = $1',
      [messageId],
    );
    return sent?.id ?? null;
  });
  const [okay] = await server.rows<{ flow_id: string }>(
    "select flow_id from flows where channel = 'WA' and flow_key = 'review_okay'",
  );
  const tap = { from: phone, buttonPayload: okay?.flow_id ?? '', buttonTitle: 'Okay', contextId };
  await server.environment.control('/whatsapp/inbound', tap);
  const received = await waitFor('what follows', async () => {
    const rows = await server.rows<{ source_kind: string; source_type: string }>(
      `select source_kind, source_type from messages
       where source_event = (select source_event from messages where message_id = $1) and message_id <> $1
         and state in ('sent', 'delivered', 'read')`,
      [messageId],
    );
    return rows.length > 0 ? rows : null;
  });
  expect(received).toEqual([{ source_kind: 'test', source_type: 'reviewWA' }]);
  expect(await server.rows("select from messages where source_type = 'politeEnd'")).toEqual([]);
  expect(await server.rows('select from reviews')).toEqual([]);
});

it('shows the discount and the shop’s name as the merchant set them', async () => {
  await setDrip('abandonedCart', { discount: { type: 'fixed', code: 'WILLOW-15', percentage: '15' } });
  const phone = nextPhone();
  // Tests are sent by flow here, as the flow's editor does.
  expect(await sendTest(dripOf('abandonedCart')?.flowId ?? '', phone)).toMatchObject({ status: 200 });
  const shown = await shownOn(phone);
  expect(shown).toContain('WILLOW-15');
  expect(shown).toContain('15%');
});

it('creates no discount code in the store', async () => {
  await setDrip('abandonedCart', { discount: { type: 'unique', percentage: '10' } });
  const phone = nextPhone();
  await sendTest(dripOf('abandonedCart')?.dripId ?? '', phone);
  expect(await shownOn(phone)).toContain('BELL-7KQ2MX');
  expect(await server.rows('select from messages where discount_code is not null')).toEqual([]);
});

it.each([
  [true, true, ['Confirm', 'Pay online', 'Cancel']],
  [false, true, ['Confirm', 'Cancel']],
  [true, false, ['Confirm', 'Pay online']],
  [false, false, ['Confirm']],
])('asks about a cash order as its settings say: pay online %s, cancel %s', async (...given) => {
  const [enablePrepaid, enableCancel, answers] = given;
  const phoneNumber = nextPhone();
  const body = { phoneNumber, enablePrepaid, enableCancel, shopUrl: DEMO_SHOP };
  const send = () => post(wren, '/database/api/CODCampaign/testFlow', body);
  const first = await send();
  if (first.status !== 200) {
    // Nobody chose this question yet, so the first test submits it.
    expect(refusal(first)).toMatchObject({ code: 'TEMPLATE_NOT_APPROVED' });
    await allApproved('cod_question_2');
    expect(await send()).toMatchObject({ status: 200 });
  }
  const shown = await shownOn(phoneNumber);
  for (const title of ['Confirm', 'Pay online', 'Cancel'])
    expect([title, shown.includes(`"${title}`)]).toEqual([title, answers.includes(title)]);
});

it('refuses a test with the reason', async () => {
  const dripId = dripOf('abandonedCart')?.dripId ?? '';
  const phone = nextPhone();
  expect(refusal(await sendTest(dripId, '12'))).toMatchObject({
    code: 'PHONE_INVALID',
    field: 'phoneNumber',
  });
  expect(refusal(await sendTest(crypto.randomUUID(), phone))).toMatchObject({ code: 'NOT_FOUND' });
  expect(refusal(await sendTest("x' or true --", phone))).toMatchObject({ code: 'NOT_FOUND' });
  const others = testOf(dripId, phone, BLUEBELL);
  expect(refusal(await post(wren, '/fbWebhook', others))).toMatchObject({ code: 'OTHER_SHOP' });
  const noTest = { ...others, entry: [{ ...others.entry[0], messaging: [] }] };
  expect(refusal(await post(wren, '/fbWebhook', noTest))).toMatchObject({ code: 'MALFORMED_REQUEST' });
  await setDrip('abandonedCart', { discount: { type: 'unique', percentage: '' } });
  expect(refusal(await sendTest(dripId, phone))).toMatchObject({ code: 'DISCOUNT_MISSING' });
  await setDrip('abandonedCart', { discount: { type: 'unique', percentage: '10' } });
  await server.rows(
    "update whatsapp_attributes set attributes = attributes - 'globalSupport' - 'abandonedCartSupport'",
  );
  expect(refusal(await sendTest(dripId, phone))).toMatchObject({ code: 'SUPPORT_NUMBER_MISSING' });
});

it('reports a missing number to a shop without one, and finds no message of another shop', async () => {
  const bluebell = await openShop(server.appUrl, BLUEBELL);
  const send = (sourceId: string) => post(bluebell, '/fbWebhook', testOf(sourceId, nextPhone(), BLUEBELL));
  expect(refusal(await send(dripOf('abandonedCart')?.dripId ?? ''))).toMatchObject({ code: 'NOT_FOUND' });
  const cod = { phoneNumber: nextPhone(), enablePrepaid: true, enableCancel: true, shopUrl: BLUEBELL };
  const answer = await post(bluebell, '/database/api/CODCampaign/testFlow', cod);
  expect(['SENDER_NOT_CONNECTED', 'FEATURE_LOCKED']).toContain(refusal(answer).code);
});

defineSettingTests(() => ({ server, wren, drips, listDrips, allApproved, setDrip }));

it('lists the flows that follow sign-ups, by type of tool', async () => {
  const { body } = await get(wren, `/database/api/optinTools/getFlowIds?pageId=${DEMO_SHOP}`);
  const followUps = ['persistentPill', 'spinTheWheel', 'visualPopup'];
  expect(body).toEqual({
    flowIds: Object.fromEntries(followUps.map((type) => [type, dripOf(type)?.flowId])),
  });
});
