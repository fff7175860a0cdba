import { afterAll, beforeAll, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { recountShop } from '#features/analytics/server/index.ts';
import type { getDrips } from '#features/automations/contract/automation-calls.ts';
import type { ListedTemplate } from '#features/templates/contract/template-calls.ts';
import { findMerchantTemplate, listMerchantTemplates } from '#features/templates/server/index.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { get, openShop, post, type Shop } from '#tools/world/channels-merchant.ts';
import { ask, openServer, optIn, refusal, type OpenServer } from '#tools/world/open-server.ts';
import { waitFor } from '#tools/world/wait-for.ts';

let server: OpenServer;
let shop: Shop;

beforeAll(async () => {
  server = await openServer({ withWelcomes: true });
  shop = await openShop(server.appUrl, DEMO_SHOP);
});
afterAll(() => server.close());

const HELLO = {
  templateName: 'Hello_there',
  template: 'Hi {{firstNameWA}}, thank you for joining us. Call us at {{broadcastWASupport}} any time.',
  type: 'Text',
  header: 'Good to see you',
  footer: 'Wren & Willow',
  call_to_action_buttons: 'See%20the%20shop,https%3A%2F%2Fshop.example%2Fnew%3Fa%3D1%2C2',
};

it('is made, submitted and approved, and is listed by the names of the wire', async () => {
  expect(await make(HELLO)).toEqual({ id: expect.any(String) as string, resultFailure: [] });
  expect(await listed('hello_there')).toMatchObject({
    template_name: 'hello_there',
    template: HELLO.template,
    type: 'text',
    language: 'en',
    category: 'MARKETING',
    header: HELLO.header,
    footer: HELLO.footer,
    samples: { firstNameWA: 'Lena' },
    callToActionButtons: HELLO.call_to_action_buttons,
    quickReplyButtons: '',
    usedBy: [],
  });
  await inStatus('hello_there', 'ENABLED');
  const [[made], found] = await server.db.transaction().execute(async (tx) => {
    const templates = await listMerchantTemplates(tx, server.shopId);
    const id = templates[0]?.templateId ?? '';
    return [templates, await findMerchantTemplate(tx, server.shopId, id)] as const;
  });
  expect(made).toMatchObject({
    name: 'hello_there',
    standings: [{ status: 'ENABLED', category: 'MARKETING' }],
  });
  expect(found).toEqual(made);
  const names = (await all()).map(({ template_name: name }) => name);
  expect(names).toEqual(['hello_there']);
});

it('is refused in sentences, and nothing of it is kept', async () => {
  const failures = async (change: object) =>
    (await make({ ...HELLO, templateName: 'another', ...change })).resultFailure.map(({ error }) => error);
  expect(await failures({ templateName: 'HELLO_THERE' })).toEqual([
    'A template already exists with name hello_there',
  ]);
  expect(await failures({ templateName: 'cart_reminder_1_offer' })).toEqual([
    'A template already exists with name cart_reminder_1_offer',
  ]);
  expect(await failures({ template: '' })).toContain('Template Body cannot be empty');
  expect(await failures({ template: 'Hello {{firstNameWA}}' })).toContain(
    'The text may not begin or end with a variable.',
  );
  expect(await failures({ language: 'de', call_to_action_buttons: '' })).toEqual([]);
  expect(await failures({ templateName: 'hello_there', language: 'de', template: 'Guten Tag' })).toEqual([
    'In every language a template has the same category, header, variables and buttons: compare it with the one in en.',
  ]);
});

it('is chosen for a campaign that has its values, and is what a shopper gets', async () => {
  const drip = await dripOf('persistentPill');
  const flowId = await flowOf('persistentPill', 'hello_there');
  expect(await flowOf('persistentPill', 'hello_there')).toBe(flowId);
  const chosen = await post(shop, '/database/api/dripChangeTemplate', {
    pageId: DEMO_SHOP,
    dripId: drip.dripId,
    flowId,
  });
  expect(chosen).toMatchObject({ status: 200, body: { flowId } });
  expect(await dripOf('persistentPill')).toMatchObject({
    templateName: 'hello_there',
    templateStatus: 'ENABLED',
    preview: [{ heading: HELLO.header, footer: HELLO.footer, buttons: [{ title: 'See the shop' }] }],
  });
  await server.rows(
    `update whatsapp_attributes set attributes = attributes || '{"globalSupport": "49-1521550100"}'`,
  );
  const phone = '+4915112345901';
  await optIn(server, { phone, ip: '203.0.113.21' });
  const said = await messageTo(phone, (one) => ['delivered', 'read', 'sent'].includes(one.state));
  expect(said.content).toMatchObject({ kind: 'template', templateName: 'hello_there', language: 'en' });
  const [link] = await server.rows('select target_url from short_links where message_id = $1', [
    said.message_id,
  ]);
  expect(link?.['target_url']).toContain('https://shop.example/new?a=1%2C2');

  const figures = `/database/api/dripCampaign/flowFigures?pageId=${DEMO_SHOP}&flowId=${flowId}`;
  expect((await get(shop, figures)).body).toMatchObject({ parts: [{ flowId, sent: 1 }] });
  const recounted = await server.db
    .transaction()
    .execute((tx) => recountShop(tx, { shopId: server.shopId, messagesFrom: '2020-01-01' }));
  expect(recounted.parts).toEqual([]);
});

it('is not chosen for a campaign that has no value for it, nor for one that waits for answers', async () => {
  await make({ ...HELLO, templateName: 'free_words', template: 'Here is {{offer_text}} for you today.' });
  await inStatus('free_words', 'ENABLED');
  expect(await beginWith('abandonedCart', 'free_words')).toEqual({
    status: 409,
    code: 'TEMPLATE_VALUE_UNKNOWN',
    field: 'offer_text',
  });
  expect(await beginWith('CODConfirmation', 'hello_there')).toMatchObject({
    code: 'TEMPLATE_WITHOUT_ANSWERS',
  });
  expect(await beginWith('abandonedCart', 'nobodys')).toMatchObject({ status: 404 });
});

it('is not deleted while a campaign sends it, nor by another site', async () => {
  const { id, usedBy } = await listed('hello_there');
  expect(usedBy).toEqual([expect.stringContaining('campaign') as string]);
  const kept = await get(shop, `/templateService/templatedelete?id=${id}`);
  expect(kept.body).toEqual({
    deleted: false,
    resultFailure: [
      { error: `The ${usedBy[0]} sends this template. Choose another one there, then delete it.` },
    ],
  });
  const headers = { cookie: shop.cookie, 'sec-fetch-site': 'cross-site' };
  const asked = await ask(`${server.appUrl}/templateService/templatedelete?id=${id}`, { headers });
  expect(refusal(asked)).toMatchObject({ status: 403, code: 'OTHER_SITE' });
});

it('stops its campaign while it is paused, and says so', async () => {
  await decide('hello_there', { status: 'PAUSED', reason: 'FIRST_PAUSE' });
  const paused = await inStatus('hello_there', 'PAUSED');
  expect(paused.reason).toBe('Too many shoppers disliked it, so WhatsApp paused it for three hours.');
  expect(await dripOf('persistentPill')).toMatchObject({
    templateStatus: 'PAUSED',
    templateReason: paused.reason,
  });
  const phone = '+4915112345902';
  await optIn(server, { phone, ip: '203.0.113.22' });
  const dropped = await messageTo(phone, (one) => one.state === 'skipped');
  expect(JSON.stringify(dropped.verdict)).toContain('template');
});

it('is rejected, mended and submitted again under its name', async () => {
  await make({ ...HELLO, templateName: 'second_try' });
  const { id } = await inStatus('second_try', 'ENABLED');
  const again = {
    shopUrl: DEMO_SHOP,
    ...HELLO,
    id,
    template: 'A calmer text for {{firstNameWA}}, in our shop.',
  };
  expect((await post(shop, '/templateService/resubmit', again)).body).toMatchObject({ id: null });
  await decide('second_try', { status: 'REJECTED', reason: 'PROMOTIONAL' });
  expect((await inStatus('second_try', 'REJECTED')).reason).toContain('it is marketing');
  expect((await post(shop, '/templateService/resubmit', again)).body).toEqual({ id, resultFailure: [] });
  const mended = await inStatus('second_try', 'ENABLED');
  expect(mended).toMatchObject({ id, template: again.template, reason: null });
});

it('is deleted at its provider too, and its name stays with the messages that had it', async () => {
  const { id } = await listed('second_try');
  const deleted = await get(shop, `/templateService/templatedelete?id=${id}`);
  expect(deleted.body).toEqual({ deleted: true, resultFailure: [] });
  expect((await all()).map(({ template_name: name }) => name)).not.toContain('second_try');
  await waitFor('WhatsApp to have it no more', async () => {
    const gone = await decide('second_try', { status: 'PAUSED' }, { mayBeGone: true });
    return gone === 404;
  });
  expect((await make({ ...HELLO, templateName: 'second_try' })).resultFailure).toMatchObject([
    { error: expect.stringContaining('was deleted') as string },
  ]);
});

it('tells when WhatsApp counts it as something else', async () => {
  await make({ ...HELLO, templateName: 'about_an_order', category: 'UTILITY' });
  await inStatus('about_an_order', 'ENABLED');
  await server.world.control('/whatsapp/templates/about_an_order/category', { category: 'MARKETING' });
  const told = await waitFor('the new category', async () => {
    const one = await listed('about_an_order');
    return one.notices.length > 0 && one;
  });
  expect(told.notices[0]).toContain('WhatsApp counts this template as marketing now');
});

it('goes out in the language of its reader', async () => {
  const german = {
    ...HELLO,
    language: 'de',
    template:
      'Hallo {{firstNameWA}}, danke fürs Mitmachen. Sie erreichen uns unter {{broadcastWASupport}} immer.',
  };
  await make({ ...HELLO, templateName: 'two_tongues' });
  await make({ ...german, templateName: 'two_tongues' });
  await waitFor('both', async () => {
    const both = (await all()).filter((one) => one.template_name === 'two_tongues');
    return both.length === 2 && both.every(({ status }) => status === 'ENABLED');
  });
  const { dripId } = await dripOf('persistentPill');
  const flowId = await flowOf('persistentPill', 'two_tongues');
  await post(shop, '/database/api/dripChangeTemplate', { pageId: DEMO_SHOP, dripId, flowId });
  const phone = '+4915112345903';
  await optIn(server, { phone, ip: '203.0.113.23' });
  const { content } = await messageTo(phone, () => true);
  expect(content).toMatchObject({ templateName: 'two_tongues', language: 'de' });
});

it('needs the plan that has templates', async () => {
  const [before] = await server.rows<{ plan_name: string }>(
    'select plan_name from shops where shop_id = $1',
    [server.shopId],
  );
  await server.rows("update shops set plan_name = 'Starter' where shop_id = $1", [server.shopId]);
  const locked = await post(shop, '/templateService/gupshupapproval', { ...HELLO, shopUrl: DEMO_SHOP });
  expect(refusal(locked)).toEqual({ status: 402, code: 'FEATURE_LOCKED', field: 'templates' });
  await server.rows('update shops set plan_name = $2 where shop_id = $1', [server.shopId, before?.plan_name]);
});

interface Made {
  id: string | null;
  resultFailure: { error: string }[];
}

async function make(draft: object): Promise<Made> {
  const { status, body } = await post(shop, '/templateService/gupshupapproval', {
    shopUrl: DEMO_SHOP,
    ...draft,
  });
  expect(status).toBe(200);
  return body as Made;
}

async function all(): Promise<ListedTemplate[]> {
  const { body } = await get(shop, `/templateService/getAll?shopUrl=${DEMO_SHOP}`);
  return (body as { data: ListedTemplate[] }).data;
}

async function listed(name: string): Promise<ListedTemplate> {
  const found = (await all()).find((one) => one.template_name === name);
  if (!found) throw new Error(`${name} is not listed`);
  return found;
}

function inStatus(name: string, status: ListedTemplate['status']): Promise<ListedTemplate> {
  return waitFor(`${name} to be ${status}`, async () => {
    const one = await listed(name);
    return one.status === status && one;
  });
}

async function decide(name: string, verdict: object, { mayBeGone = false } = {}): Promise<number> {
  try {
    await server.world.control(`/whatsapp/templates/${name}/status`, verdict);
    return 200;
  } catch (error) {
    if (!mayBeGone) throw error;
    return 404;
  }
}

async function dripOf(type: string) {
  const { body } = await get(shop, `/database/api/dripCampaign/getDripsStatus?pageId=${DEMO_SHOP}`);
  const { drips } = body as z.infer<(typeof getDrips)['response']>;
  const found = drips.find((one) => one.type === type);
  if (!found) throw new Error(`${type} has no drips`);
  return found;
}

async function beginWith(campaign: string, templateName: string) {
  return refusal(await askFlow(campaign, templateName));
}

function askFlow(campaign: string, templateName: string) {
  const body = { shopUrl: DEMO_SHOP, campaign, template_name: templateName };
  return post(shop, '/templateService/initFlow', body);
}

async function flowOf(campaign: string, templateName: string): Promise<string> {
  const { status, body } = await askFlow(campaign, templateName);
  expect(status).toBe(200);
  return (body as { flowId: string }).flowId;
}

interface Said {
  message_id: string;
  state: string;
  verdict: unknown;
  content: { templateName: string; language: string };
}

function messageTo(phone: string, isIt: (said: Said) => boolean): Promise<Said> {
  return waitFor(`a message to ${phone}`, async () => {
    const said = await server.rows<Said>(
      `select m.message_id, m.state, m.verdict, m.content from messages m join subscribers s using (shop_id, subscriber_id)
       where s.phone_e164 = $1`,
      [phone],
    );
    return said.find(isIt);
  });
}
