import { afterAll, beforeAll, expect, it } from 'vitest';
import { findMerchantTemplate, listMerchantTemplates } from '#features/foundations/templates/server/index.ts';
import { recountShop } from '#features/product/analytics/server/wiring.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { get, post, type Shop } from '#tools/test-environment/channels-client.ts';
import { ask, optIn, refusal } from '#tools/test-environment/open-server.ts';
import { openTemplateClient, type TemplateClient } from '#tools/test-environment/template-client.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';

let client: TemplateClient;
let server: TemplateClient['server'];
let shop: Shop;

beforeAll(async () => {
  client = await openTemplateClient();
  ({ server, shop } = client);
});
afterAll(() => client.close());

const HELLO = {
  templateName: 'Hello_there',
  template: 'Hi {{firstNameWA}}, thank you for joining us. Call us at {{broadcastWASupport}} any time.',
  type: 'Text',
  header: 'Good to see you',
  footer: 'Wren & Willow',
  call_to_action_buttons: 'See%20the%20shop,https%3A%2F%2Fshop.example%2Fnew%3Fa%3D1%2C2',
};

it('is created, submitted and approved, and is listed with the API’s names', async () => {
  expect(await client.make(HELLO)).toEqual({ id: expect.any(String) as string, resultFailure: [] });
  expect(await client.listed('hello_there')).toMatchObject({
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
  await client.inStatus('hello_there', 'ENABLED');
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
  const names = (await client.all()).map(({ template_name: name }) => name);
  expect(names).toEqual(['hello_there']);
});

it('is refused with a clear message, and nothing of it is stored', async () => {
  const failures = async (change: object) =>
    (await client.make({ ...HELLO, templateName: 'another', ...change })).resultFailure.map(
      ({ error }) => error,
    );
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

it('can be chosen for a campaign that has its values, and is what a shopper gets', async () => {
  const drip = await client.dripOf('persistentPill');
  const flowId = await client.flowOf('persistentPill', 'hello_there');
  expect(await client.flowOf('persistentPill', 'hello_there')).toBe(flowId);
  const chosen = await post(shop, '/database/api/dripChangeTemplate', {
    pageId: DEMO_SHOP,
    dripId: drip.dripId,
    flowId,
  });
  expect(chosen).toMatchObject({ status: 200, body: { flowId } });
  expect(await client.dripOf('persistentPill')).toMatchObject({
    templateName: 'hello_there',
    templateStatus: 'ENABLED',
    preview: [{ heading: HELLO.header, footer: HELLO.footer, buttons: [{ title: 'See the shop' }] }],
  });
  await server.rows(
    `update whatsapp_attributes set attributes = attributes || '{"globalSupport": "49-1521550100"}'`,
  );
  const phone = '+4915112345901';
  await optIn(server, { phone, ip: '203.0.113.21' });
  const message = await client.messageTo(phone, (one) => ['delivered', 'read', 'sent'].includes(one.state));
  expect(message.content).toMatchObject({ kind: 'template', templateName: 'hello_there', language: 'en' });
  const [link] = await server.rows('select target_url from short_links where message_id = $1', [
    message.message_id,
  ]);
  expect(link?.['target_url']).toContain('https://shop.example/new?a=1%2C2');

  const figures = `/database/api/dripCampaign/flowFigures?pageId=${DEMO_SHOP}&flowId=${flowId}`;
  expect((await get(shop, figures)).body).toMatchObject({ parts: [{ flowId, sent: 1 }] });
  const recounted = await server.db
    .transaction()
    .execute((tx) => recountShop(tx, { shopId: server.shopId, messagesFrom: '2020-01-01' }));
  expect(recounted.parts).toEqual([]);
});

it('cannot be chosen for a campaign that lacks its values, or for one that waits for answers', async () => {
  await client.make({
    ...HELLO,
    templateName: 'free_words',
    template: 'Here is {{offer_text}} for you today.',
  });
  await client.inStatus('free_words', 'ENABLED');
  expect(refusal(await client.askFlow('abandonedCart', 'free_words'))).toEqual({
    status: 409,
    code: 'TEMPLATE_VALUE_UNKNOWN',
    field: 'offer_text',
  });
  expect(refusal(await client.askFlow('CODConfirmation', 'hello_there'))).toMatchObject({
    code: 'TEMPLATE_WITHOUT_ANSWERS',
  });
  expect(refusal(await client.askFlow('abandonedCart', 'nobodys'))).toMatchObject({ status: 404 });
});

it('cannot be deleted while a campaign sends it, or by another site', async () => {
  const { id, usedBy } = await client.listed('hello_there');
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

it('stops its campaign while it is paused, says so on the dashboard, and works again once it is resumed', async () => {
  await client.decide('hello_there', { status: 'PAUSED', reason: 'FIRST_PAUSE' });
  const paused = await client.inStatus('hello_there', 'PAUSED');
  expect(paused.reason).toBe('Too many shoppers disliked it, so WhatsApp paused it for three hours.');
  expect(await client.dripOf('persistentPill')).toMatchObject({
    templateStatus: 'PAUSED',
    templateReason: paused.reason,
  });
  const phone = '+4915112345902';
  await optIn(server, { phone, ip: '203.0.113.22' });
  const dropped = await client.messageTo(phone, (one) => one.state === 'skipped');
  expect(dropped.verdict).toMatchObject({ reason: 'templateStopped' });
  const need = /^WhatsApp paused the template hello_there/;
  expect(await client.alerts()).toContainEqual(expect.stringMatching(need));

  await client.decide('hello_there', { status: 'APPROVED' });
  await client.inStatus('hello_there', 'ENABLED');
  expect(await client.alerts()).not.toContainEqual(expect.stringMatching(need));
  const later = '+4915112345904';
  await optIn(server, { phone: later, ip: '203.0.113.24' });
  const message = await client.messageTo(later, (one) => ['delivered', 'read', 'sent'].includes(one.state));
  expect(message.content).toMatchObject({ templateName: 'hello_there' });
});

it('can be corrected after a rejection, and submitted again under its name', async () => {
  await client.make({ ...HELLO, templateName: 'second_try' });
  const { id } = await client.inStatus('second_try', 'ENABLED');
  const again = {
    shopUrl: DEMO_SHOP,
    ...HELLO,
    id,
    template: 'A calmer text for {{firstNameWA}}, in our shop.',
  };
  expect((await post(shop, '/templateService/resubmit', again)).body).toMatchObject({ id: null });
  await client.decide('second_try', { status: 'REJECTED', reason: 'PROMOTIONAL' });
  expect((await client.inStatus('second_try', 'REJECTED')).reason).toContain('it is marketing');
  expect((await post(shop, '/templateService/resubmit', again)).body).toEqual({ id, resultFailure: [] });
  const mended = await client.inStatus('second_try', 'ENABLED');
  expect(mended).toMatchObject({ id, template: again.template, reason: null });
});

it('is deleted at its provider too, and old messages keep its name', async () => {
  const { id } = await client.listed('second_try');
  const deleted = await get(shop, `/templateService/templatedelete?id=${id}`);
  expect(deleted.body).toEqual({ deleted: true, resultFailure: [] });
  expect((await client.all()).map(({ template_name: name }) => name)).not.toContain('second_try');
  await waitFor('WhatsApp to have it no more', () =>
    client.decide('second_try', { status: 'PAUSED' }).then(
      () => false,
      () => true,
    ),
  );
  expect((await client.make({ ...HELLO, templateName: 'second_try' })).resultFailure).toMatchObject([
    { error: expect.stringContaining('was deleted') as string },
  ]);
});

it('alerts the merchant when WhatsApp changes its category', async () => {
  await client.make({ ...HELLO, templateName: 'about_an_order', category: 'UTILITY' });
  await client.inStatus('about_an_order', 'ENABLED');
  await server.environment.control('/whatsapp/templates/about_an_order/category', { category: 'MARKETING' });
  const reported = await waitFor('the new category', async () => {
    const one = await client.listed('about_an_order');
    return one.notices.length > 0 && one;
  });
  expect(reported.notices[0]).toContain('WhatsApp counts this template as marketing now');
  expect(await client.alerts()).toContainEqual(
    'WhatsApp counts the template about_an_order as marketing now, so it goes only to people who agreed to offers.',
  );
  const made = await post(shop, '/database/api/broadcast/create', { pageId: DEMO_SHOP });
  const broadcastId = (made.body as { data: string }).data;
  const offered = await post(shop, '/database/api/broadcast/updateTemplate', {
    broadcastId,
    templates: [{ flowId: reported.id }],
  });
  expect(offered.body).toMatchObject({ templates: [{ notices: reported.notices }] });
});

it('is sent in the language of its reader', async () => {
  const german = {
    ...HELLO,
    language: 'de',
    template:
      'Hallo {{firstNameWA}}, danke fürs Mitmachen. Sie erreichen uns unter {{broadcastWASupport}} immer.',
  };
  await client.make({ ...HELLO, templateName: 'two_tongues' });
  await client.make({ ...german, templateName: 'two_tongues' });
  await waitFor('both', async () => {
    const both = (await client.all()).filter((one) => one.template_name === 'two_tongues');
    return both.length === 2 && both.every(({ status }) => status === 'ENABLED');
  });
  const { dripId } = await client.dripOf('persistentPill');
  const flowId = await client.flowOf('persistentPill', 'two_tongues');
  await post(shop, '/database/api/dripChangeTemplate', { pageId: DEMO_SHOP, dripId, flowId });
  const phone = '+4915112345903';
  await optIn(server, { phone, ip: '203.0.113.23' });
  const { content } = await client.messageTo(phone, () => true);
  expect(content).toMatchObject({ templateName: 'two_tongues', language: 'de' });
});

it('needs a plan with templates', async () => {
  const [before] = await server.rows<{ plan_name: string }>(
    'select plan_name from shops where shop_id = $1',
    [server.shopId],
  );
  await server.rows("update shops set plan_name = 'Starter' where shop_id = $1", [server.shopId]);
  const locked = await post(shop, '/templateService/gupshupapproval', { ...HELLO, shopUrl: DEMO_SHOP });
  expect(refusal(locked)).toEqual({ status: 402, code: 'FEATURE_LOCKED', field: 'templates' });
  await server.rows('update shops set plan_name = $2 where shop_id = $1', [server.shopId, before?.plan_name]);
});
