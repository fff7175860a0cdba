import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  allHandled,
  openServer,
  optIn,
  postJson,
  refusal,
  type OpenServer,
} from '#tools/test-environment/open-server.ts';
import { queueMessages } from '#tools/test-environment/seeds/queue-messages.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import { testLostVerdicts, defineTemplateTests } from './gupshup/template-stories.ts';

const APP = '9d3b9a5e-4f2b-4c7e-8a53-6f0c2a1d7e10';
const SECRET = 'a-secret-for-an-address';
const LENA = '+4915215550171';
const TOO_MUCH = '+4915215551049';

let server: OpenServer;
beforeAll(async () => {
  // The environment counts as open only when every template was submitted through Gupshup and approved.
  server = await openServer({
    // The owner of the number is read when the shop is installed.
    isNew: true,
    settings: {
      BELLBIRD_GUPSHUP_APP_ID: APP,
      BELLBIRD_GUPSHUP_APP_TOKEN: 'app-token',
      BELLBIRD_GUPSHUP_WEBHOOK_SECRET: SECRET,
    },
  });
  server.plantsAgainst.add('consentEqualsLedger');
  await server.rows("update campaigns set is_on = true where type = 'abandonedCart' and channel = 'WA'");
  await optIn(server, { phone: LENA, ip: '198.51.100.71' });
});
afterAll(() => server.close());

it('reaches the number through Gupshup', async () => {
  expect(await server.rows('select provider, external_id, business_account_id from senders')).toEqual([
    { provider: 'gupshup', external_id: APP, business_account_id: APP },
  ]);
});

defineTemplateTests(() => server, APP);

it('sends through Gupshup, and gets the message’s state from it', async () => {
  await queue('bench');
  await waitFor('the delivery', async () => (await stateOf('bench')) === 'delivered');
  await server.environment.control('/whatsapp/read', { to: LENA });
  await waitFor('the reading', async () => (await stateOf('bench')) === 'read');
  const { exchanges } = await server.environment.control<{ exchanges: { summary: string }[] }>(
    '/exchanges?brief=true',
  );
  expect(exchanges.some(({ summary }) => summary.endsWith('(Gupshup)'))).toBe(true);
});

it('counts receipts from Gupshup without our note, and does not take missing receipts as proof', async () => {
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
  const flow = await waitFor('the note that receipts come in', async () => {
    const rows = await server.rows(
      'select last_receipt_at, last_webhook_at is not null as has_webhook from receipt_flow',
    );
    return rows.length > 0 && rows;
  });
  expect(flow).toEqual([{ last_receipt_at: null, has_webhook: true }]);
});

it('acts on a reported failure without our note', async () => {
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

it('processes a STOP from Lena, and answers once', async () => {
  await server.environment.control('/whatsapp/inbound', { from: LENA, text: 'Stop' });
  await allHandled(server.rows);
  await waitFor('the confirmation', async () => {
    const rows = await server.rows<{ state: string }>(
      "select state from messages where source_type = 'stopConfirmation'",
    );
    return rows.length === 1 && rows[0]?.state === 'delivered';
  });
});

it('processes readable messages beside unreadable ones', async () => {
  const hello = { id: 'wamid.by-gupshup', from: LENA.slice(1), timestamp: 1_795_000_000, type: 'text' };
  const value = {
    contacts: [{ profile: null }],
    messages: [
      { type: 'text' },
      { ...hello, text: { body: 'Still there?' } },
      // WhatsApp reports no number for a person with a username.
      { ...hello, id: 'wamid.by-gupshup-2', from: '', from_user_id: 'DE.88', text: { body: 'Still there?' } },
    ],
  };
  const entry = [{ id: 'account' }, { id: 'account', time: 'noon', changes: [{ field: 'messages', value }] }];
  const body = { gs_app_id: APP, object: 'whatsapp_business_account', entry };
  expect(await postJson(`${server.appUrl}/webhooks/gupshup/${SECRET}`, body)).toMatchObject({ status: 200 });
  await waitFor('the words', async () => {
    const received = await server.rows(
      "select from inbound_messages where provider_message_id like 'wamid.by-gupshup%' and text = 'Still there?'",
    );
    return received.length === 2;
  });
  const odd = await waitFor('the rest', async () => {
    const rows = await server.rows("select error from webhook_inbox where state = 'failed' order by error");
    return rows.length === 2 && rows;
  });
  expect(odd).toEqual(
    ['entry.changes', 'messages.id'].map((field) => ({
      error: `UnprocessableWebhook: cannot be read: ${field}`,
    })),
  );
});

testLostVerdicts(() => server);

it('refuses a webhook without the secret address, or from another app', async () => {
  const body = { gs_app_id: APP, object: 'whatsapp_business_account', entry: [] };
  const endpoint = (secret: string) => `${server.appUrl}/webhooks/gupshup/${secret}`;
  expect(refusal(await postJson(endpoint('guessed-guessed-guessed'), body))).toEqual({
    status: 401,
    code: 'BAD_SIGNATURE',
  });
  expect(refusal(await postJson(endpoint(SECRET), { ...body, gs_app_id: 'another' }))).toMatchObject({
    status: 401,
  });
  expect(
    refusal(await postJson(endpoint(SECRET), { gs_app_id: APP, object: 'page', entry: [] })),
  ).toMatchObject({
    status: 422,
  });
  expect(await postJson(endpoint(SECRET), body)).toMatchObject({ status: 200 });
});

it('answers unread events with 200, so that Gupshup considers the address alive', async () => {
  const endpoint = `${server.appUrl}/webhooks/gupshup/${SECRET}`;
  const stored = () => server.rows('select from webhook_inbox');
  const before = (await stored()).length;
  const change = { field: 'platform-event', value: { type: 'connectivity-check', initiator: 'gupshup' } };
  const entry = [{ id: '109876543210987', time: 1_760_440_000_000, changes: [change] }];
  const check = { gs_app_id: APP, object: 'whatsapp_business_account', entry };
  const older = { app: 'Wren', appId: APP, timestamp: 1_760_440_000_000, version: 2 };
  for (const body of [
    check,
    { ...older, type: 'platform-event', payload: { type: 'connectivity-check' } },
    { ...older, type: 'message-event', payload: { id: 'x', type: 'sent' } },
  ])
    expect(await postJson(endpoint, body)).toMatchObject({ status: 200 });
  expect(await stored()).toHaveLength(before);
});

it('counts a status by either of the two ids that Gupshup reports', async () => {
  await server.rows('update subscribers set has_marketing_consent = true, stopped_all_at = null');
  await queue('two-ids', 'utility');
  await waitFor('the delivery', async () => (await stateOf('two-ids')) === 'delivered');
  const [message] = await server.rows<{ id: string }>(
    "select provider_message_id as id from messages where source_event = 'two-ids'",
  );
  const status = {
    id: 'wamid.of-whatsapp',
    gs_id: message?.id,
    status: 'read',
    timestamp: String(Math.floor(Date.now() / 1000)),
    recipient_id: LENA.slice(1),
  };
  const changes = [{ field: 'messages', value: { statuses: [status] } }];
  const body = { gs_app_id: APP, object: 'whatsapp_business_account', entry: [{ id: 'account', changes }] };
  expect(await postJson(`${server.appUrl}/webhooks/gupshup/${SECRET}`, body)).toMatchObject({ status: 200 });
  await waitFor('the reading', async () => (await stateOf('two-ids')) === 'read');
});

it.each([
  ['is not registered', 133_010],
  ['was deleted', 33],
])('stops when the number %s (%i), and loses nothing', async (why, code) => {
  await server.environment.control('/misbehaviour', { partner: 'whatsapp', kind: 'errorCode', code });
  await queue(why, 'utility');
  await waitFor('the stop', async () => {
    const [row] = await server.rows<{ reason: string | null }>(
      'select stopped_reason as reason from senders',
    );
    return row?.reason;
  });
  expect(await stateOf(why)).toBe('queued');
  await server.rows('update senders set stopped_at = null, stopped_reason = null');
  await waitFor('it to go', async () => (await stateOf(why)) === 'delivered');
});

it('stops the number when the wallet is empty, and loses nothing', async () => {
  await server.rows(
    'update subscribers set has_marketing_consent = true, stopped_all_at = null where phone_e164 = $1',
    [LENA],
  );
  await server.environment.control('/misbehaviour', { partner: 'whatsapp', kind: 'errorCode', code: 1003 });
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
