import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import type { getDrips } from '#features/product/automations/contract/automation-calls.ts';
import { writeTestRef } from '#features/product/automations/rules/test-ref.ts';
import { approvedTextsDue } from '#features/product/automations/server/wiring.ts';
import { BUSINESS_ACCOUNT } from '#platform/testing/cast.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { get, post, type Shop } from '#tools/test-environment/channels-client.ts';
import { holdWriter } from '#tools/test-environment/hold-writer.ts';
import { ask, optIn, refusal } from '#tools/test-environment/open-server.ts';
import { addSubscriber } from '#tools/test-environment/seeds/add-subscriber.ts';
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

const HELLO = { template: 'Hi {{firstNameWA}}, thank you for joining us.', type: 'Text' };

const awaitFor = async (type: string, templateId: string | null) => {
  const { dripId } = await client.dripOf(type);
  return post(shop, '/database/api/dripCampaign/awaitTemplate', { pageId: DEMO_SHOP, dripId, templateId });
};
/** Creates a template and makes the message of this type wait for its approval. */
const makeAwaited = async (type: string, templateName: string, draft: object = HELLO) => {
  const { id } = await client.make({ templateName, ...draft });
  expect(await awaitFor(type, id)).toMatchObject({ status: 200, body: { templateId: id } });
  return id;
};
const resubmit = async (id: string | null, template: string) => {
  const draft = { ...HELLO, templateName: 'stays', shopUrl: DEMO_SHOP, id, template };
  expect((await post(shop, '/templateService/resubmit', draft)).body).toEqual({ id, resultFailure: [] });
};
const startedWith = (type: string, name: string) =>
  waitFor(`${type} to begin with ${name}`, async () => {
    const drip = await client.dripOf(type);
    return drip.templateName === name && drip;
  });
const isDue = async () =>
  (await sql<{ due: boolean }>`select ${approvedTextsDue()} as due`.execute(server.db)).rows[0]?.due;
const welcomeOf = async (phone: string, ip: string) => {
  await optIn(server, { phone, ip });
  const { content } = await client.messageTo(phone, () => true);
  return content.templateName;
};

it('previews messages for a shopper of the country, or of another language', async () => {
  const textIn = async (query: string) => {
    const path = `/database/api/dripCampaign/getDripsStatus?pageId=${DEMO_SHOP}${query}`;
    const { drips } = (await get(shop, path)).body as z.infer<(typeof getDrips)['response']>;
    return drips.find(({ type }) => type === 'abandonedCart')?.preview[0]?.text;
  };
  expect(await textIn('')).toMatch(/^Hallo /);
  expect(await textIn('&language=en')).toMatch(/^Hi /);
  expect(await textIn('&language=pt-BR')).toMatch(/^Oi, /);
  // No message is in this language.
  expect(await textIn('&language=id')).toMatch(/^Hallo /);
});

it('starts a message with a new template once it is approved, and keeps the old one until then', async () => {
  const before = await client.dripOf('persistentPill');
  expect(before.awaited).toBeNull();
  // The sandbox's WhatsApp rejects templates with this name.
  const id = await makeAwaited('persistentPill', 'reject_at_first');
  await client.inStatus('reject_at_first', 'REJECTED');
  const rejected = await client.dripOf('persistentPill');
  expect(rejected).toMatchObject({
    flowId: before.flowId,
    awaited: { name: 'reject_at_first', status: 'REJECTED', unfit: null },
  });
  expect(rejected.awaited?.reason).not.toBeNull();
  expect(await welcomeOf('+4915112345921', '203.0.113.31')).toMatch(/^welcome_/);

  await resubmit(id, 'A calmer text for {{firstNameWA}}, in our shop.');
  await client.inStatus('reject_at_first', 'REJECTED');
  await client.decide('reject_at_first', { status: 'APPROVED' });
  const started = await startedWith('persistentPill', 'reject_at_first');
  expect(started).toMatchObject({ awaited: null, templateStatus: 'ENABLED' });
  expect(started.flowId).not.toBe(before.flowId);
  expect(await welcomeOf('+4915112345922', '203.0.113.32')).toBe('reject_at_first');
});

interface AtMeta {
  name: string;
  language: string;
  components: {
    type: string;
    example?: unknown;
    format?: string;
    text?: string;
    buttons?: { type: string; text: string }[];
  }[];
}
/** A template as WhatsApp stores it. */
const atMeta = (name: string) =>
  waitFor(`${name} at WhatsApp`, async () => {
    const path = `meta/v25.0/${BUSINESS_ACCOUNT}/message_templates?limit=100&name=${name}`;
    const headers = { authorization: 'Bearer bellbird-sandbox-whatsapp-token' };
    const { body } = await ask(`${server.environment.sandboxUrl}/${path}`, { headers });
    return (body as { data: AtMeta[] }).data.find((one) => one.name === name && one.language === 'de');
  });
/** Everything of a template except its name and its text. Each submission uploads the sample picture again. */
const shapeOf = ({ language, components }: AtMeta) => ({
  language,
  components: components.filter(({ type }) => type !== 'BODY').map(({ example: _example, ...part }) => part),
});

it('keeps the picture, the footer, the buttons and the opt-out in the merchant’s own text', async () => {
  const drip = await client.dripOf('abandonedCart');
  expect(drip.ownWords?.text).toContain('{{firstName}}');
  const before = 'cart_reminder_1_offer';
  const text = `Nur für dich, {{firstName}}: {{productTitle}} wartet, mit {{discountCode}} zu {{discountPercent}} Rabatt. Melde dich gern jederzeit.`;
  const path = '/database/api/dripCampaign/writeOwnWords';
  const wrong = await post(shop, path, {
    pageId: DEMO_SHOP,
    dripId: drip.dripId,
    text: 'Hallo {{firstName}}',
  });
  expect(wrong.body).toMatchObject({
    templateId: null,
    resultFailure: expect.arrayContaining([{ error: 'The text may not begin or end with a variable.' }]),
  });
  const inbox = await holdWriter(server, 'webhook_inbox');
  const written = await post(shop, path, { pageId: DEMO_SHOP, dripId: drip.dripId, text });
  expect(written).toMatchObject({ status: 200, body: { resultFailure: [] } });
  expect(await client.dripOf('abandonedCart')).toMatchObject({
    flowId: drip.flowId,
    awaited: { name: `${before}_own`, text, unfit: null },
  });
  await inbox.release();
  for (const plain of ['', '_plain']) {
    const copy = await atMeta(`${before}_own${plain}`);
    expect(shapeOf(copy)).toEqual(shapeOf(await atMeta(before + plain)));
    expect(copy.components.find(({ type }) => type === 'BODY')?.text).toContain(
      'Nur für dich, {{1}}: {{2}} wartet',
    );
  }
  const rows = await server.rows<{ name: string; definition: { header: unknown; buttons: unknown } }>(
    `select name, definition from templates where name like '${before}%' and language = 'de'`,
  );
  const partsOf = (name: string) => {
    const { header, buttons } = rows.find((one) => one.name === name)?.definition ?? {};
    return { header, buttons };
  };
  expect(partsOf(`${before}_own`)).toEqual(partsOf(before));
  expect(partsOf(`${before}_own`).buttons).toContainEqual({
    kind: 'reply',
    title: 'Abmelden',
    payload: 'STOP',
  });
  expect(partsOf(`${before}_own_plain`)).toEqual(partsOf(`${before}_plain`));
  const started = await startedWith('abandonedCart', `${before}_own`);
  expect(started).toMatchObject({ awaited: null, needsDiscount: true, ownWords: { text } });
  expect(started.preview[0]?.buttons.map(({ title }) => title)).toEqual(['Zum Warenkorb', 'Abmelden']);
  const deleted = await get(
    shop,
    `/templateService/templatedelete?id=${(await client.listed(`${before}_own_plain`)).id}`,
  );
  expect(deleted.body).toMatchObject({ deleted: false });
});

const testOf = (dripId: string, phone: string) => {
  const optin = {
    ref: writeTestRef({ shopUrl: DEMO_SHOP, shopName: 'Wren', sourceId: dripId, template: 'x' }),
  };
  const messaging = [
    { recipient: { id: DEMO_SHOP }, timestamp: 1_764_412_340_000, sender: { id: phone }, optin },
  ];
  return {
    object: 'page',
    channel: 'WA',
    entry: [{ id: DEMO_SHOP, time: 1_764_412_340_000, messaging }],
  };
};

it('unsubscribes whoever taps the opt-out button, whatever the merchant calls it', async () => {
  const { dripId, ownWords } = await client.dripOf('browserAbandonment');
  expect(ownWords?.buttons.map(({ kind, isStop }) => [kind, isStop])).toEqual([
    ['link', false],
    ['reply', true],
  ]);
  const path = '/database/api/dripCampaign/writeOwnWords';
  const text = 'Olá {{firstName}}, {{productTitle}} espera por você na nossa loja. Volte quando quiser.';
  const write = (titles: string[]) => post(shop, path, { pageId: DEMO_SHOP, dripId, text, titles });
  expect(refusal(await write(['Voltar']))).toMatchObject({ status: 409, code: 'SETTINGS_CHANGED' });
  const tooLong = await write(['Voltar para o produto agora', 'Sair']);
  expect(tooLong.body).toMatchObject({
    templateId: null,
    resultFailure: [{ error: 'You can only enter 20 characters in button text.' }],
  });
  const inbox = await holdWriter(server, 'webhook_inbox');
  expect((await write(['Ver o produto', 'Até logo'])).body).toMatchObject({ resultFailure: [] });
  const { awaited } = await client.dripOf('browserAbandonment');
  await inbox.release();
  expect(awaited?.buttons).toEqual([
    { kind: 'link', title: 'Ver o produto', isStop: false },
    { kind: 'reply', title: 'Até logo', isStop: true },
  ]);
  // Samples of the shop stand for the values.
  expect(awaited?.preview[0]?.text).toMatch(/^Olá \p{Lu}\p{L}+, [^{]+ espera/u);
  const { buttons } = (await atMeta(awaited?.name ?? '')).components.at(-1) ?? {};
  expect(buttons?.map((one) => one.text)).toEqual(['Ver o produto', 'Até logo']);
  await startedWith('browserAbandonment', awaited?.name ?? '');

  const phone = '+4915112345930';
  await addSubscriber(server.db, server.shopId, { phone });
  const sent = await post(shop, '/fbWebhook', testOf(dripId, phone));
  const { messageId } = sent.body as { messageId: string };
  const [message] = await server.rows<{ content: { buttons: { payload?: string }[] } }>(
    'select content from messages where message_id = $1',
    [messageId],
  );
  const tapped = { buttonPayload: message?.content.buttons[1]?.payload, buttonTitle: 'Até logo' };
  await server.environment.control('/whatsapp/inbound', { from: phone, ...tapped });
  await waitFor('the opt-out', async () => {
    const rows = await server.rows(
      `select from consent_ledger l join subscribers s using (shop_id, subscriber_id)
       where s.phone_e164 = $1 and l.kind = 'revoked' and l.origin = 'unsubscribeReply'`,
      [phone],
    );
    return rows.length === 1;
  });
});

it('offers for a broadcast the texts about everybody, not those about a cart or a product', async () => {
  const created = await post(shop, '/database/api/broadcast/create', { pageId: DEMO_SHOP });
  const { data: broadcastId } = created.body as { data: string };
  const address = `/database/api/broadcast/getBroadcast?broadcastId=${broadcastId}&pageId=${DEMO_SHOP}`;
  const { broadcast } = (await get(shop, address)).body as { broadcast: { templates: { name: string }[] } };
  expect(broadcast.templates.map(({ name }) => name)).toEqual(['reject_at_first']);
  const own = (await client.all()).filter(({ template_name: name }) => /_own/.test(name));
  expect(own.length).toBeGreaterThan(1);
  expect(own.every(({ isForCampaigns }) => isForCampaigns)).toBe(true);
});

it('refuses a template that the message could never use', async () => {
  const { id } = await client.make({
    ...HELLO,
    templateName: 'free_words',
    template: 'Here is {{offer_text}} now.',
  });
  expect(refusal(await awaitFor('visualPopup', id))).toEqual({
    status: 409,
    code: 'TEMPLATE_VALUE_UNKNOWN',
    field: 'offer_text',
  });
  expect(refusal(await awaitFor('reviewWA', id))).toMatchObject({ code: 'TEMPLATE_WITHOUT_ANSWERS' });
  expect(refusal(await awaitFor('visualPopup', crypto.randomUUID()))).toMatchObject({
    status: 404,
  });
});

it('keeps the old text if the approved one was resubmitted with a variable that nothing fills', async () => {
  const { flowId } = await client.dripOf('visualPopup');
  const id = await makeAwaited('visualPopup', 'reject_new_words');
  await client.inStatus('reject_new_words', 'REJECTED');
  await resubmit(id, 'Here is {{offer_text}} for you, in our shop.');
  await client.inStatus('reject_new_words', 'REJECTED');
  await client.decide('reject_new_words', { status: 'APPROVED' });
  await client.inStatus('reject_new_words', 'ENABLED');
  await waitFor('it to be judged', async () => !(await isDue()));
  expect(await client.dripOf('visualPopup')).toMatchObject({
    flowId,
    awaited: { status: 'ENABLED', unfit: { kind: 'value', variable: 'offer_text' } },
  });
});

it('waits until a discount is set if the new text shows one', async () => {
  const { flowId, dripId } = await client.dripOf('spinTheWheel');
  const draft = { ...HELLO, template: 'Take {{discountCode}} along, {{firstNameWA}}, before it is gone.' };
  await makeAwaited('spinTheWheel', 'with_a_code', draft);
  await client.inStatus('with_a_code', 'ENABLED');
  await waitFor('it to be judged', async () => !(await isDue()));
  expect(await client.dripOf('spinTheWheel')).toMatchObject({
    flowId,
    awaited: { unfit: { kind: 'discount' } },
  });
  const attributes = { discount: { type: 'unique', percentage: '10' } };
  await post(shop, '/database/api/updateDripAttributes', { pageId: DEMO_SHOP, dripId, attributes });
  await startedWith('spinTheWheel', 'with_a_code');
});

it('keeps the old text while the new one is paused, or after the merchant keeps, chooses or deletes a text', async () => {
  const { flowId, dripId } = await client.dripOf('visualPopup');
  const { id } = await client.make({ templateName: 'soon_paused', ...HELLO });
  await client.inStatus('soon_paused', 'ENABLED');
  await client.decide('soon_paused', { status: 'PAUSED', reason: 'FIRST_PAUSE' });
  await client.inStatus('soon_paused', 'PAUSED');
  expect((await awaitFor('visualPopup', id)).status).toBe(200);
  expect(await isDue()).toBe(false);
  expect(await client.dripOf('visualPopup')).toMatchObject({ flowId, awaited: { status: 'PAUSED' } });

  expect((await awaitFor('visualPopup', null)).status).toBe(200);
  expect((await client.dripOf('visualPopup')).awaited).toBeNull();
  await awaitFor('visualPopup', id);
  await post(shop, '/database/api/dripChangeTemplate', { pageId: DEMO_SHOP, dripId, flowId });
  expect((await client.dripOf('visualPopup')).awaited).toBeNull();

  const rejected = await makeAwaited('visualPopup', 'reject_for_good');
  await client.inStatus('reject_for_good', 'REJECTED');
  const deleted = await get(shop, `/templateService/templatedelete?id=${rejected}`);
  expect(deleted.body).toMatchObject({ deleted: true });
  expect(await client.dripOf('visualPopup')).toMatchObject({ flowId, awaited: null });
});
