import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  openServer,
  optIn,
  postMetaWebhook,
  refusal,
  whatsAppBody,
  writeMessage,
  type OpenServer,
} from '#tools/test-environment/open-server.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';

const ANNA = '+4915215550111';
const SENT_AT = new Date('2026-11-10T12:00:00Z');

let server: OpenServer;
let people = 0;
beforeAll(async () => {
  server = await openServer();
  await optIn(server, { phone: ANNA, ip: '198.51.100.11' });
});
afterAll(() => server.close());

describe('a malformed receipt', () => {
  it.each([
    ['its error’s code written as text', 'failed', { errors: [{ code: '131026', title: 'Undeliverable' }] }],
    ['an error without details', 'failed', { errors: [{ code: 131_026, error_data: null }] }],
    ['an error without a code', 'failed', { errors: [{ title: 'Something else' }] }],
    ['a code out of range', 'failed', { errors: [{ code: 3_000_000_000, title: 'Odd' }] }],
    ['no time', 'delivered', { timestamp: undefined }],
    ['a conversation without an id', 'delivered', { conversation: { origin: null } }],
    ['a missing price', 'delivered', { pricing: { billable: null, category: null } }],
    ['everything else left empty', 'delivered', { errors: null, recipient_id: null, conversation: null }],
  ])('counts with %s, and so does the receipt beside it', async (_how, state, odd) => {
    const [odds, good] = [await aMessage(), await aMessage()];
    const statuses = [{ ...statusOf(odds, state), ...odd }, statusOf(good, 'delivered')];
    expect(await postMetaWebhook(server.appUrl, 'whatsapp', whatsAppBody({ statuses }))).toMatchObject({
      status: 200,
    });
    expect([await stateOf(odds), await stateOf(good)]).toEqual([state, 'delivered']);
  });

  it('counts if its change names no number; a message beside it is stored as failed', async () => {
    const messageId = await aMessage();
    const value = { statuses: [statusOf(messageId, 'delivered')], messages: [textOf(ANNA, 'STOP')] };
    await server.environment.control('/whatsapp/raw-change', { value });
    expect(await keptAsFailed('metadata.phone_number_id')).toMatchObject({ topic: 'whatsapp/unreadable' });
    await waitFor('the receipt', async () => (await stateOf(messageId)) === 'delivered');
  });

  it.each([
    ['names no message', { status: 'sent', timestamp: '1795000000' }, 'statuses.id'],
    ['has no status', { id: 'wamid.mute', timestamp: '1795000000' }, 'statuses.status'],
    ['is null', null, 'statuses'],
  ])('that %s is stored as failed, and the receipt beside it counts', async (_how, status, field) => {
    const good = await aMessage();
    const body = whatsAppBody({ statuses: [status, statusOf(good, 'delivered')] });
    expect(await postMetaWebhook(server.appUrl, 'whatsapp', body)).toMatchObject({ status: 200 });
    expect(await stateOf(good)).toBe('delivered');
    expect(await keptAsFailed(field)).toMatchObject({ topic: 'whatsapp/unreadable', attempts: 1 });
  });
});

describe('a message from a person', () => {
  it.each([
    ['whose profile is empty', { contacts: [{ profile: null }] }, {}],
    ['whose name is empty', { contacts: [{ profile: { name: null }, wa_id: null }] }, {}],
    ['without a type', {}, { type: null }],
    ['with an empty context', {}, { context: null, errors: null }],
    ['beside malformed contacts', { contacts: [null, 'Anna'] }, {}],
    ['beside a message without an id', { messages: [{ type: 'text', text: { body: 'Hello' } }] }, {}],
  ])('is processed if it comes %s', async (_how, beside, odd) => {
    const bert = await somebody();
    const { messages = [], ...rest } = beside as { messages?: object[] };
    const stop = { ...textOf(bert, 'STOP'), ...odd };
    const value = { ...rest, messages: [...messages, stop] };
    expect(await postMetaWebhook(server.appUrl, 'whatsapp', whatsAppBody(value))).toMatchObject({
      status: 200,
    });
    await waitFor('the stop', async () => !(await hasConsent(bert)));
  });

  it.each([
    [
      'a message without an id',
      { messages: [{ type: 'text', timestamp: '1', from: '49152' }] },
      'messages.id',
    ],
    ['a malformed contact', { contacts: ['Bert'] }, 'contacts'],
    ['messages that are not a list', { messages: 'STOP' }, 'messages'],
    [
      'a text that is not a string',
      { messages: [{ id: 'wamid.odd-words', timestamp: '1', type: 'text', from: '49152', text: 'STOP' }] },
      'messages.text',
    ],
    [
      'a message without a sender',
      { messages: [{ id: 'wamid.nobody', timestamp: '1', type: 'text', text: { body: 'STOP' } }] },
      'messages.from',
    ],
  ])('reports a failure: %s is stored as failed', async (_what, value, field) => {
    const before = (await failedFor(field)).length;
    await postMetaWebhook(server.appUrl, 'whatsapp', whatsAppBody(value));
    expect(await keptAsFailed(field, before)).toMatchObject({ topic: 'whatsapp/unreadable' });
  });
});

describe('a malformed envelope', () => {
  const change = (value: object) => whatsAppBody(value).entry[0]?.changes[0];

  it.each([
    ['whose time is a string', (good: object) => [{ id: '1', time: '1795000000', changes: [good] }], null],
    ['without changes', (good: object) => [{ id: '1' }, { id: '1', changes: [good] }], 'entry.changes'],
    ['that is null', (good: object) => [null, { id: '1', changes: [good] }], 'entry'],
    ['without an account', (good: object) => [{ changes: [null, good] }], 'change'],
  ])('is read as far as possible: an entry %s', async (_how, entries, field) => {
    const bert = await somebody();
    const entry = entries(change({ messages: [textOf(bert, 'STOP')] }) ?? {});
    const body = { object: 'whatsapp_business_account', entry };
    expect(await postMetaWebhook(server.appUrl, 'whatsapp', body)).toMatchObject({ status: 200 });
    await waitFor('the stop', async () => !(await hasConsent(bert)));
    if (field !== null) expect(await keptAsFailed(field)).toMatchObject({ topic: 'whatsapp/unreadable' });
  });

  it('is refused if the body is no webhook at all', async () => {
    for (const body of [null, [], { entry: [] }, { object: 'whatsapp_business_account', entry: 'none' }])
      expect(refusal(await postMetaWebhook(server.appUrl, 'whatsapp', body))).toMatchObject({ status: 422 });
  });
});

describe('a change', () => {
  it('of a known field that cannot be read is stored as failed', async () => {
    const broken = { field: 'account_update', value: { event: null } };
    await server.environment.control('/whatsapp/raw-change', broken);
    expect(await keptAsFailed('account_update.event')).toMatchObject({ topic: 'whatsapp/unreadable' });
  });

  it('of an unknown field is stored as failed, unless the field is known to be irrelevant', async () => {
    await server.environment.control('/whatsapp/raw-change', {
      field: 'weather',
      value: { outlook: 'rain' },
    });
    await server.environment.control('/whatsapp/raw-change', { field: 'flows', value: { event: 'x' } });
    expect(await handled('whatsapp/weather')).toEqual({ state: 'failed', attempts: 1 });
    expect(await handled('whatsapp/flows')).toEqual({ state: 'done', attempts: 0 });
  });

  it('that is reported to another app which answers for us is processed too', async () => {
    const bert = await somebody();
    const value = whatsAppBody({ messages: [textOf(bert, 'STOP')] }).entry[0]?.changes[0]?.value;
    await server.environment.control('/whatsapp/raw-change', { field: 'standby', value });
    await waitFor('the stop', async () => !(await hasConsent(bert)));
  });
});

async function handled(topic: string) {
  return waitFor(`${topic} to be closed`, async () => {
    const [row] = await server.rows<{ state: string; attempts: number }>(
      'select state, attempts from webhook_inbox where topic = $1',
      [topic],
    );
    return row !== undefined && row.state !== 'new' && row;
  });
}

/** Waits for a new failed webhook with this field, beyond the number before. */
function keptAsFailed(field: string, before = 0) {
  return waitFor(`${field} among what failed`, async () => {
    const rows = await failedFor(field);
    return rows.length > before && rows.at(-1);
  });
}

function failedFor(field: string) {
  return server.rows<{ topic: string; attempts: number }>(
    "select topic, attempts from webhook_inbox where state = 'failed' and error like $1 order by event_id",
    [`%: ${field}`],
  );
}

/** A new person who agreed to offers. */
async function somebody(): Promise<string> {
  people += 1;
  const phone = `+49152155504${String(10 + people)}`;
  await optIn(server, { phone, ip: `10.1.${people}.1` });
  expect(await hasConsent(phone)).toBe(true);
  return phone;
}

async function hasConsent(phone: string): Promise<boolean | undefined> {
  const [row] = await server.rows<{ has_marketing_consent: boolean }>(
    'select has_marketing_consent from subscribers where phone_e164 = $1',
    [phone],
  );
  return row?.has_marketing_consent;
}

function textOf(phone: string, body: string) {
  return {
    id: `wamid.${crypto.randomUUID()}`,
    from: phone.slice(1),
    timestamp: '1795000000',
    type: 'text',
    text: { body },
  };
}

async function aMessage(): Promise<string> {
  return (await writeMessage(server, { phone: ANNA, at: SENT_AT })).messageId;
}

function statusOf(messageId: string, status: string) {
  return {
    id: `wamid.${messageId}`,
    status,
    timestamp: String(SENT_AT.getTime() / 1000 + 60),
    recipient_id: ANNA.slice(1),
    biz_opaque_callback_data: `b1:${server.shopId}:${messageId}`,
  };
}

async function stateOf(messageId: string): Promise<string | undefined> {
  const [row] = await server.rows<{ state: string }>('select state from messages where message_id = $1', [
    messageId,
  ]);
  return row?.state;
}
