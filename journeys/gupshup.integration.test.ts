import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ListedTemplate } from '#features/templates/contract/template-calls.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { get, openShop, post, type Shop } from '#tools/world/channels-merchant.ts';
import {
  allHandled,
  openServer,
  optIn,
  postJson,
  refusal,
  type OpenServer,
} from '#tools/world/open-server.ts';
import { queueMessages } from '#tools/world/queue-messages.ts';
import {
  everyDefinition,
  standing,
  submitTemplates,
  uploadSamples,
} from '#tools/world/template-definitions.ts';
import { waitFor } from '#tools/world/wait-for.ts';

const APP = '9d3b9a5e-4f2b-4c7e-8a53-6f0c2a1d7e10';
const SECRET = 'a-secret-for-an-address';
const LENA = '+4915215550171';
const DAY_MS = 86_400_000;
const TOO_MUCH = '+4915215551049';

let server: OpenServer;
beforeAll(async () => {
  // The world only counts as open when every template was submitted through Gupshup, and approved.
  server = await openServer({
    // Whose number it is is read when the shop is installed.
    isNew: true,
    settings: {
      BELLBIRD_GUPSHUP_APP_ID: APP,
      BELLBIRD_GUPSHUP_APP_TOKEN: 'app-token',
      BELLBIRD_GUPSHUP_WEBHOOK_SECRET: SECRET,
    },
  });
  await server.rows("update campaigns set is_on = true where type = 'abandonedCart' and channel = 'WA'");
  await optIn(server, { phone: LENA, ip: '198.51.100.71' });
});
afterAll(() => server.close());

it('reaches the number through Gupshup', async () => {
  expect(await server.rows('select provider, external_id, business_account_id from senders')).toEqual([
    { provider: 'gupshup', external_id: APP, business_account_id: APP },
  ]);
});

it('submits a template of every kind through Gupshup, and tells what cannot be one', async () => {
  const kinds = everyDefinition(await uploadSamples(server));
  const [plain] = kinds;
  if (!plain) throw new Error('there is no template');
  const gone = { kind: 'video' as const, sampleUrl: `${server.appUrl}/cdn/gone.mp4` };
  await submitTemplates(server, [...kinds, { ...plain, name: 'defined_gone', header: gone }]);
  await waitFor('the verdicts', async () => {
    const states = await standing(server);
    return !states.some(({ status }) => ['DRAFT', 'PENDING'].includes(status));
  });
  expect(await standing(server)).toEqual([
    { status: 'ENABLED', reason: null, count: kinds.length },
    {
      status: 'REJECTED',
      reason: 'The sample file of its header is gone. Choose another, and submit it again.',
      count: 1,
    },
  ]);
});

it('submits a rejected template again through Gupshup, under its name', async () => {
  const shop = await openShop(server.appUrl, DEMO_SHOP);
  const draft = {
    shopUrl: DEMO_SHOP,
    templateName: 'second_try',
    type: 'Text',
    template: 'Hi {{firstNameWA}}, come and see our shop.',
    footer: 'Wren & Willow',
  };
  const { body } = await post(shop, '/templateService/gupshupapproval', draft);
  const { id } = body as { id: string };
  const inStatus = (status: string) =>
    waitFor(`it to be ${status}`, async () => {
      const found = (await listTemplates(shop)).find((one) => one.id === id);
      return found?.status === status && found;
    });
  await inStatus('ENABLED');
  const [rejected] = await atMeta('second_try');
  const verdict = { status: 'REJECTED', reason: 'PROMOTIONAL' };
  await server.world.control('/whatsapp/templates/second_try/status', verdict);
  await inStatus('REJECTED');
  const template = 'A calmer text for {{firstNameWA}}, in our shop.';
  expect((await post(shop, '/templateService/resubmit', { ...draft, id, template })).body).toEqual({
    id,
    resultFailure: [],
  });
  expect(await inStatus('ENABLED')).toMatchObject({ template, reason: null });
  // The rejected one is gone at Meta, and another stands for it.
  const [made, ...others] = await atMeta('second_try');
  expect(others).toEqual([]);
  expect(made?.id).not.toBe(rejected?.id);
});

it('deletes a template at Gupshup, whatever webhooks called it', async () => {
  const shop = await openShop(server.appUrl, DEMO_SHOP);
  const listed = (await listTemplates(shop)).find((one) => one.template_name === 'second_try');
  const { body } = await get(shop, `/templateService/templatedelete?id=${listed?.id}`);
  expect(body).toEqual({ deleted: true, resultFailure: [] });
  await waitFor('it to be gone at Meta', async () => (await atMeta('second_try')).length === 0);
});

it('takes over a template that Gupshup has already', async () => {
  const shop = await openShop(server.appUrl, DEMO_SHOP);
  const elementName = 'there_before';
  const content = 'Come and see what is new in our shop.';
  await fetch(`${server.world.sandboxUrl}/gupshup/partner/app/${APP}/templates`, {
    method: 'POST',
    headers: { authorization: 'app-token' },
    body: new URLSearchParams({
      elementName,
      content,
      languageCode: 'en',
      category: 'MARKETING',
      templateType: 'TEXT',
      example: content,
    }),
  });
  await waitFor('its approval', async () =>
    (await atMeta(elementName)).some(({ status }) => status === 'APPROVED'),
  );
  const draft = { shopUrl: DEMO_SHOP, templateName: elementName, type: 'Text', template: content };
  await post(shop, '/templateService/gupshupapproval', draft);
  await waitFor('ours to be approved', async () =>
    (await listTemplates(shop)).some((one) => one.template_name === elementName && one.status === 'ENABLED'),
  );
});

it('sends through Gupshup, and hears back through it what became of it', async () => {
  await queue('bench');
  await waitFor('the delivery', async () => (await stateOf('bench')) === 'delivered');
  await server.world.control('/whatsapp/read', { to: LENA });
  await waitFor('the reading', async () => (await stateOf('bench')) === 'read');
  const { exchanges } = await server.world.control<{ exchanges: { summary: string }[] }>(
    '/exchanges?brief=true',
  );
  expect(exchanges.some(({ summary }) => summary.endsWith('(Gupshup)'))).toBe(true);
});

it('counts what Gupshup tells without our note, and takes its silence for no proof', async () => {
  await waitFor('every receipt at its message', async () => {
    const kept = await server.rows('select 1 from unmatched_receipts');
    return kept.length === 0;
  });
  expect(
    await server.rows(
      'select sent::int, delivered::int, read::int, failed::int from daily_rollups where source_type = $1',
      ['abandonedCart'],
    ),
  ).toEqual([{ sent: 1, delivered: 1, read: 1, failed: 0 }]);
  expect(
    await server.rows('select last_receipt_at, heard_at is not null as is_heard from receipt_flow'),
  ).toEqual([{ last_receipt_at: null, is_heard: true }]);
});

it('acts on a failure that is told without our note', async () => {
  await optIn(server, { phone: TOO_MUCH, ip: '198.51.100.72' });
  await queue('too-much', 'marketing', TOO_MUCH);
  await waitFor('a message for another day', async () => {
    const rows = await server.rows<{ state: string; retries: number }>(
      'select state, retries from messages where source_event = $1 order by retries',
      ['too-much'],
    );
    return rows.length === 2 && rows[0]?.state === 'failed' && rows[1]?.state === 'queued';
  });
});

it('hears Lena stop, and answers once', async () => {
  await server.world.control('/whatsapp/inbound', { from: LENA, text: 'Stop' });
  await allHandled(server.rows);
  await waitFor('the confirmation', async () => {
    const rows = await server.rows<{ state: string }>(
      "select state from messages where source_type = 'stopConfirmation'",
    );
    return rows.length === 1 && rows[0]?.state === 'delivered';
  });
});

it('hears what stands beside what it cannot read', async () => {
  const hello = { id: 'wamid.by-gupshup', from: LENA.slice(1), timestamp: 1_795_000_000, type: 'text' };
  const value = {
    contacts: [{ profile: null }],
    messages: [{ type: 'text' }, { ...hello, text: { body: 'Still there?' } }],
  };
  const entry = [{ id: 'account' }, { id: 'account', time: 'noon', changes: [{ field: 'messages', value }] }];
  const body = { gs_app_id: APP, object: 'whatsapp_business_account', entry };
  expect(await postJson(`${server.appUrl}/webhooks/gupshup/${SECRET}`, body)).toMatchObject({ status: 200 });
  await waitFor('the words', async () => {
    const said = await server.rows(
      "select from inbound_messages where provider_message_id = 'wamid.by-gupshup' and text = 'Still there?'",
    );
    return said.length === 1;
  });
  const odd = await waitFor('the rest', async () => {
    const rows = await server.rows("select error from webhook_inbox where state = 'failed' order by error");
    return rows.length === 2 && rows;
  });
  expect(odd).toEqual(
    ['entry.changes', 'messages.id'].map((field) => ({ error: `HopelessWebhook: cannot be read: ${field}` })),
  );
});

it('reads every day what Gupshup lists, so that a lost word is heard all the same', async () => {
  const shop = await openShop(server.appUrl, DEMO_SHOP);
  const play = (what: string, body: object) => server.world.control(`/whatsapp/templates/${what}`, body);
  await server.world.control('/misbehaviour', { partner: 'whatsapp', kind: 'webhooksLost', times: 1000 });
  await play('cart_reminder_1_offer/status', { status: 'REJECTED', reason: 'PROMOTIONAL' });
  await play('cart_reminder_2_offer/quality', { quality: 'RED' });
  await play('there_before/category', { category: 'UTILITY' });
  const draft = { shopUrl: DEMO_SHOP, templateName: 'unheard', type: 'Text', template: 'All is new here.' };
  await post(shop, '/templateService/gupshupapproval', draft);
  await waitFor('an approval that nobody hears', async () =>
    (await atMeta('unheard')).some(({ status }) => status === 'APPROVED'),
  );
  const told = () =>
    server.rows(
      `select name, status, reason, category, quality from template_submissions
       where language = 'en' and name in ('cart_reminder_1_offer', 'cart_reminder_2_offer', 'there_before', 'unheard')
       order by name`,
    );
  const marketing = { status: 'ENABLED', reason: null, category: 'MARKETING', quality: 'UNKNOWN' };
  expect(await told()).toEqual([
    { name: 'cart_reminder_1_offer', ...marketing },
    { name: 'cart_reminder_2_offer', ...marketing },
    { name: 'there_before', ...marketing },
    { name: 'unheard', ...marketing, status: 'PENDING' },
  ]);
  await fetch(`${server.world.sandboxUrl}/control/misbehaviour`, { method: 'DELETE' });
  await server.world.forward(DAY_MS);
  await waitFor('the reading', async () => (await told()).at(-1)?.['status'] === 'ENABLED');
  expect(await told()).toEqual([
    { name: 'cart_reminder_1_offer', ...marketing, status: 'REJECTED', reason: 'PROMOTIONAL' },
    { name: 'cart_reminder_2_offer', ...marketing, quality: 'RED' },
    { name: 'there_before', ...marketing, category: 'UTILITY' },
    { name: 'unheard', ...marketing },
  ]);
});

it('believes nobody who does not know the secret of its address, or another app', async () => {
  const body = { gs_app_id: APP, object: 'whatsapp_business_account', entry: [] };
  const door = (secret: string) => `${server.appUrl}/webhooks/gupshup/${secret}`;
  expect(refusal(await postJson(door('guessed-guessed-guessed'), body))).toEqual({
    status: 401,
    code: 'BAD_SIGNATURE',
  });
  expect(refusal(await postJson(door(SECRET), { ...body, gs_app_id: 'another' }))).toMatchObject({
    status: 401,
  });
  expect(refusal(await postJson(door(SECRET), { gs_app_id: APP, object: 'page', entry: [] }))).toMatchObject({
    status: 422,
  });
  expect(await postJson(door(SECRET), body)).toMatchObject({ status: 200 });
});

it('stops the number when the wallet is empty, and loses nothing', async () => {
  await server.rows(
    'update subscribers set has_marketing_consent = true, stopped_all_at = null where phone_e164 = $1',
    [LENA],
  );
  await server.world.control('/misbehaviour', { partner: 'whatsapp', kind: 'errorCode', code: 1003 });
  await queue('wallet', 'utility');
  const reason = await waitFor('the stop', async () => {
    const [row] = await server.rows<{ reason: string | null }>(
      'select stopped_reason as reason from senders',
    );
    return row?.reason;
  });
  expect(reason).toContain('wallet');
  expect(await stateOf('wallet')).toBe('queued');
});

async function listTemplates(shop: Shop): Promise<ListedTemplate[]> {
  const { body } = await get(shop, `/templateService/getAll?shopUrl=${DEMO_SHOP}`);
  return (body as { data: ListedTemplate[] }).data;
}

async function atMeta(name: string): Promise<{ id: string; name: string; status: string }[]> {
  const { templates } = await server.world.control<{
    templates: { id: string; name: string; status: string }[];
  }>('/whatsapp/templates');
  return templates.filter((one) => one.name === name);
}

async function queue(
  sourceEvent: string,
  purpose: 'marketing' | 'utility' = 'marketing',
  phone = LENA,
): Promise<void> {
  const [sender] = await server.rows<{ sender_id: string }>('select sender_id from senders');
  const ids = { shopId: server.shopId, senderId: sender?.sender_id ?? '' };
  await queueMessages(server.db, ids, { phone, sourceEvent, purpose });
}

async function stateOf(sourceEvent: string): Promise<string | undefined> {
  const [row] = await server.rows<{ state: string }>('select state from messages where source_event = $1', [
    sourceEvent,
  ]);
  return row?.state;
}
