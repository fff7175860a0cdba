import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  allHandled,
  announceBody,
  ask,
  openDoors,
  optIn,
  postJson,
  postMetaWebhook,
  refusal,
  writeMessage,
  type Doors,
} from './open-doors.ts';

const LENA = '+4915215550101';
const PHONE_NUMBER_ID = '106540352242922';

let doors: Doors;
beforeAll(async () => {
  doors = await openDoors();
  await optIn(doors, { phone: LENA, ip: '198.51.100.1' });
});
afterAll(() => doors.close());

describe.each(['whatsapp', 'messenger'] as const)("the door for %s's webhooks", (channel) => {
  const door = () => `${doors.appUrl}/webhooks/${channel}`;
  const stored = () =>
    doors.rows(
      "select topic from webhook_inbox where source = $1 and topic in ('whatsapp/message', 'messenger/event')",
      [channel],
    );

  it('proves to Meta that it is ours, to nobody else', async () => {
    const verify = (token: string, mode = 'subscribe') =>
      ask(`${door()}?hub.mode=${mode}&hub.verify_token=${token}&hub.challenge=1158201444`);
    expect(await verify('bellbird-sandbox-verify')).toMatchObject({ status: 200, body: '1158201444' });
    expect(refusal(await verify('guessed'))).toEqual({ status: 401, code: 'BAD_SIGNATURE' });
    expect(refusal(await verify(''))).toEqual({ status: 401, code: 'BAD_SIGNATURE' });
    expect(refusal(await verify('bellbird-sandbox-verify', 'unsubscribe'))).toEqual({
      status: 401,
      code: 'BAD_SIGNATURE',
    });
  });

  it.each([
    ['without a signature', {}],
    ['with another signature', { 'x-hub-signature-256': `sha256=${'0'.repeat(64)}` }],
    ['with an empty signature', { 'x-hub-signature-256': 'sha256=' }],
  ])('refuses a webhook %s and stores nothing', async (_which, headers: Record<string, string>) => {
    const body = channel === 'whatsapp' ? inbound('wamid.forged', 'Hello') : messenger('mid.forged');
    expect(refusal(await postJson(door(), body, headers))).toEqual({ status: 401, code: 'BAD_SIGNATURE' });
    expect(await stored()).toEqual([]);
  });

  it('refuses signed bodies that are no JSON or not of this channel, and those over the limit', async () => {
    expect(refusal(await postMetaWebhook(doors.appUrl, channel, 'not JSON'))).toMatchObject({
      status: 422,
      field: 'body',
    });
    const wrong = refusal(await postMetaWebhook(doors.appUrl, channel, { object: 'instagram', entry: [] }));
    expect(wrong).toEqual({ status: 422, code: 'MALFORMED_REQUEST', field: 'object' });
    expect(await announceBody(door(), 4 * 1024 * 1024 + 1)).toEqual({ status: 413, code: 'BODY_TOO_LARGE' });
    expect(await stored()).toEqual([]);
  });
});

describe('Lena writes on WhatsApp', () => {
  it('is heard once, although Meta tells it twice', async () => {
    const body = inbound('wamid.hello', 'Is the moss mug dishwasher safe?');
    for (let time = 0; time < 3; time += 1) {
      expect(await postMetaWebhook(doors.appUrl, 'whatsapp', body)).toMatchObject({
        status: 200,
        body: { received: true },
      });
    }
    await allHandled(doors.rows);
    expect(await doors.rows("select 1 from webhook_inbox where topic = 'whatsapp/message'")).toHaveLength(1);
    expect(await doors.rows('select channel, kind, text from inbound_messages')).toEqual([
      { channel: 'WA', kind: 'text', text: 'Is the moss mug dishwasher safe?' },
    ]);
  });

  it('is heard with signs that the database refuses', async () => {
    await postMetaWebhook(doors.appUrl, 'whatsapp', inbound('wamid.signs', 'ok\0 \ud83d'));
    await allHandled(doors.rows);
    expect(
      await doors.rows("select text from inbound_messages where provider_message_id = 'wamid.signs'"),
    ).toEqual([{ text: 'ok \ufffd' }]);
  });

  it('is unsubscribed once by STOP told twice, and answered once', async () => {
    for (let time = 0; time < 2; time += 1) {
      await postMetaWebhook(doors.appUrl, 'whatsapp', inbound('wamid.stop', 'Stop!'));
    }
    await allHandled(doors.rows);
    expect(await doors.rows("select origin from consent_ledger where kind = 'revoked'")).toEqual([
      { origin: 'keyword' },
    ]);
    expect(
      await doors.rows('select has_marketing_consent from subscribers where phone_e164 = $1', [LENA]),
    ).toEqual([{ has_marketing_consent: false }]);
    expect(await doors.rows("select 1 from messages where source_type = 'stopConfirmation'")).toHaveLength(1);
  });

  it('is nobody to us on a number that is not ours', async () => {
    const before = await doors.rows('select count(*) from subscribers');
    await postMetaWebhook(doors.appUrl, 'whatsapp', inbound('wamid.elsewhere', 'Hello', '999'));
    await allHandled(doors.rows);
    expect(
      await doors.rows("select 1 from inbound_messages where provider_message_id = 'wamid.elsewhere'"),
    ).toEqual([]);
    expect(await doors.rows('select count(*) from subscribers')).toEqual(before);
  });
});

describe('receipts', () => {
  const STEPS = ['sent', 'delivered', 'read'] as const;
  const SENT_AT = new Date('2026-11-10T12:00:00Z');

  it.each([
    ['in order', ['sent', 'delivered', 'read']],
    ['in reverse', ['read', 'delivered', 'sent']],
    ['shuffled', ['delivered', 'read', 'sent']],
    [
      'each three times',
      ['sent', 'sent', 'read', 'delivered', 'sent', 'delivered', 'read', 'read', 'delivered'],
    ],
    ['without delivered', ['sent', 'read']],
    ['with a failure that comes late', ['sent', 'delivered', 'failed', 'read', 'failed']],
  ] as const)('that come %s end at read, each step counted once', async (_how, statuses) => {
    const before = await counted();
    const { messageId } = await writeMessage(doors, { phone: LENA, at: SENT_AT });
    for (const status of statuses) await receipt(messageId, status);
    const [message] = await doors.rows('select state, failed_at from messages where message_id = $1', [
      messageId,
    ]);
    expect(message).toEqual({ state: 'read', failed_at: null });
    const after = await counted();
    for (const step of STEPS) expect(after[step] - before[step]).toBe(1);
    expect(after.failed).toBe(before.failed);
    expect(await rollups()).toEqual(await recount());
  });

  it('of a failure are counted once and keep the reason', async () => {
    const before = await counted();
    const { messageId } = await writeMessage(doors, { phone: LENA, at: SENT_AT });
    for (const status of ['failed', 'sent', 'failed'] as const) await receipt(messageId, status);
    expect(
      await doors.rows('select state, provider_code from messages where message_id = $1', [messageId]),
    ).toEqual([{ state: 'failed', provider_code: 131026 }]);
    expect((await counted()).failed - before.failed).toBe(1);
    expect(await rollups()).toEqual(await recount());
  });

  it('told in one body, in reverse and twice, end in the same state', async () => {
    const { messageId } = await writeMessage(doors, { phone: LENA, at: SENT_AT });
    const before = await counted();
    const reversed = STEPS.toReversed().map((status) => statusOf(messageId, status));
    await postMetaWebhook(doors.appUrl, 'whatsapp', change({ statuses: [...reversed, ...reversed] }));
    expect(await doors.rows('select state from messages where message_id = $1', [messageId])).toEqual([
      { state: 'read' },
    ]);
    const after = await counted();
    for (const step of STEPS) expect(after[step] - before[step]).toBe(1);
    expect(await rollups()).toEqual(await recount());
  });

  it('that name no message of ours are kept aside', async () => {
    const nameless = {
      ...statusOf('', 'delivered'),
      id: 'wamid.nameless',
      biz_opaque_callback_data: 'someone-elses-note',
    };
    const { biz_opaque_callback_data: _, ...bare } = nameless;
    const answer = await postMetaWebhook(
      doors.appUrl,
      'whatsapp',
      change({ statuses: [nameless, { ...bare, id: 'wamid.bare' }] }),
    );
    expect(answer).toMatchObject({ status: 200 });
    expect(await doors.rows('select provider_message_id, status from unmatched_receipts order by 1')).toEqual(
      [
        { provider_message_id: 'wamid.bare', status: 'delivered' },
        { provider_message_id: 'wamid.nameless', status: 'delivered' },
      ],
    );
  });

  const receipt = (messageId: string, status: string) =>
    postMetaWebhook(doors.appUrl, 'whatsapp', change({ statuses: [statusOf(messageId, status)] })).then(
      (answer) => expect(answer).toMatchObject({ status: 200 }),
    );

  function statusOf(messageId: string, status: string) {
    const minutes = ['sent', 'delivered', 'read', 'failed'].indexOf(status);
    return {
      id: `wamid.${messageId}`,
      status,
      timestamp: String(SENT_AT.getTime() / 1000 + minutes * 60),
      recipient_id: LENA.slice(1),
      biz_opaque_callback_data: `b1:${doors.shopId}:${messageId}`,
      ...(status === 'failed' && { errors: [{ code: 131026, title: 'Message undeliverable' }] }),
    };
  }

  const COUNTS = ['sent', 'delivered', 'read', 'failed'] as const;
  const asNumbers = (row: Record<string, unknown>) =>
    Object.fromEntries(COUNTS.map((name) => [name, Number(row[name])])) as Record<
      (typeof COUNTS)[number],
      number
    >;

  async function counted() {
    const rows = await doors.rows(
      'select sum(sent) sent, sum(delivered) delivered, sum(read) read, sum(failed) failed from daily_rollups',
    );
    return asNumbers(rows[0] ?? {});
  }

  /** What the rollups say of each day on which something was sent. */
  const rollups = () =>
    doors.rows(
      `select day::text, source_type, sent::int, delivered::int, read::int, failed::int from daily_rollups
       where sent + delivered + read + failed > 0 order by day, source_type`,
    );

  /** The same, counted from the messages themselves; a failure counts on the day it is told. */
  const recount = () =>
    doors.rows(
      `select day::text, source_type, sum(sent)::int sent, sum(delivered)::int delivered, sum(read)::int read, sum(failed)::int failed
       from (
         select (sent_at at time zone time_zone)::date as day, source_type, 1 as sent, (delivered_at is not null)::int as delivered,
           (read_at is not null)::int as read, 0 as failed
         from messages join shops using (shop_id) where sent_at is not null
         union all
         select (failed_at at time zone time_zone)::date, source_type, 0, 0, 0, 1
         from messages join shops using (shop_id) where failed_at is not null
       ) steps group by day, source_type order by day, source_type`,
    );
});

describe('a Messenger event', () => {
  it('is stored once, although Meta tells it twice, also beside another', async () => {
    const [one, other] = [messenger('mid.one'), messenger('mid.other')];
    const both = { object: 'page', entry: [...one.entry, ...other.entry] };
    for (const body of [one, one, both, both]) {
      expect(await postMetaWebhook(doors.appUrl, 'messenger', body)).toMatchObject({ status: 200 });
    }
    await allHandled(doors.rows);
    const stored = await doors.rows<{ mid: string }>(
      "select body -> 'event' -> 'message' ->> 'mid' as mid from webhook_inbox where source = 'messenger' order by 1",
    );
    expect(stored).toEqual([{ mid: 'mid.one' }, { mid: 'mid.other' }]);
  });
});

function change(value: object, phoneNumberId = PHONE_NUMBER_ID) {
  const metadata = { display_phone_number: '15550783881', phone_number_id: phoneNumberId };
  const changes = [{ field: 'messages', value: { messaging_product: 'whatsapp', metadata, ...value } }];
  return { object: 'whatsapp_business_account', entry: [{ id: '102290129340398', changes }] };
}

function inbound(id: string, text: string, phoneNumberId?: string) {
  const message = { id, from: LENA.slice(1), timestamp: '1795000000', type: 'text', text: { body: text } };
  return change(
    { contacts: [{ profile: { name: 'Lena' }, wa_id: LENA.slice(1) }], messages: [message] },
    phoneNumberId,
  );
}

function messenger(mid: string) {
  const event = {
    sender: { id: '24' },
    recipient: { id: '42' },
    timestamp: 1795000000000,
    message: { mid, text: 'Hello' },
  };
  return { object: 'page', entry: [{ id: '42', messaging: [event] }] };
}
