import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LENA } from '#platform/testing/cast.ts';
import { announceBody } from '#tools/test-environment/announce-body.ts';
import {
  allHandled,
  ask,
  openServer,
  optIn,
  postJson,
  postMetaWebhook,
  refusal,
  whatsAppBody,
  type OpenServer,
} from '#tools/test-environment/open-server.ts';

let server: OpenServer;
beforeAll(async () => {
  server = await openServer();
  await optIn(server, { phone: LENA.phone, ip: '198.51.100.1' });
});
afterAll(() => server.close());

describe.each(['whatsapp', 'messenger'] as const)("the endpoint for %s's webhooks", (channel) => {
  const endpoint = () => `${server.appUrl}/webhooks/${channel}`;
  const stored = () =>
    server.rows(
      "select topic from webhook_inbox where source = $1 and topic in ('whatsapp/message', 'messenger/event')",
      [channel],
    );

  it('proves its identity to Meta, and to nobody else', async () => {
    const verify = (token: string, mode = 'subscribe') =>
      ask(`${endpoint()}?hub.mode=${mode}&hub.verify_token=${token}&hub.challenge=1158201444`);
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
    expect(refusal(await postJson(endpoint(), body, headers))).toEqual({
      status: 401,
      code: 'BAD_SIGNATURE',
    });
    expect(await stored()).toEqual([]);
  });

  it('refuses signed bodies that are malformed, of another channel, or over the limit', async () => {
    expect(refusal(await postMetaWebhook(server.appUrl, channel, 'not JSON'))).toMatchObject({
      status: 422,
      field: 'body',
    });
    const wrong = refusal(await postMetaWebhook(server.appUrl, channel, { object: 'instagram', entry: [] }));
    expect(wrong).toEqual({ status: 422, code: 'MALFORMED_REQUEST', field: 'object' });
    expect(await announceBody(endpoint(), 4 * 1024 * 1024 + 1)).toEqual({
      status: 413,
      code: 'BODY_TOO_LARGE',
    });
    expect(await stored()).toEqual([]);
  });
});

describe('a WhatsApp message from Lena', () => {
  it('is stored once, although Meta sends it repeatedly', async () => {
    const body = inbound('wamid.hello', 'Is the moss mug dishwasher safe?');
    for (let time = 0; time < 3; time += 1) {
      expect(await postMetaWebhook(server.appUrl, 'whatsapp', body)).toMatchObject({
        status: 200,
        body: { received: true },
      });
    }
    await allHandled(server.rows);
    expect(await server.rows("select 1 from webhook_inbox where topic = 'whatsapp/message'")).toHaveLength(1);
    expect(await server.rows('select channel, kind, text from inbound_messages')).toEqual([
      { channel: 'WA', kind: 'text', text: 'Is the moss mug dishwasher safe?' },
    ]);
  });

  it('is stored with replacements for characters that the database refuses', async () => {
    await postMetaWebhook(server.appUrl, 'whatsapp', inbound('wamid.signs', 'ok\0 \ud83d'));
    await allHandled(server.rows);
    expect(
      await server.rows("select text from inbound_messages where provider_message_id = 'wamid.signs'"),
    ).toEqual([{ text: 'ok \ufffd' }]);
  });

  it('unsubscribes her once and is answered once if Meta sends a STOP twice', async () => {
    for (let time = 0; time < 2; time += 1) {
      await postMetaWebhook(server.appUrl, 'whatsapp', inbound('wamid.stop', 'Stop!'));
    }
    await allHandled(server.rows);
    expect(await server.rows("select origin from consent_ledger where kind = 'revoked'")).toEqual([
      { origin: 'keyword' },
    ]);
    expect(
      await server.rows('select has_marketing_consent from subscribers where phone_e164 = $1', [LENA.phone]),
    ).toEqual([{ has_marketing_consent: false }]);
    expect(await server.rows("select 1 from messages where source_type = 'stopConfirmation'")).toHaveLength(
      1,
    );
  });

  it('is recognized by her user id alone, and can unsubscribe her', async () => {
    const marie = '+4915215550102';
    await optIn(server, { phone: marie, ip: '198.51.100.2' });
    const ids = { wa_id: marie.slice(1), user_id: 'DE.2041' };
    const hello = { id: 'wamid.marie-1', timestamp: '1795000000', type: 'text', text: { body: 'Hello' } };
    const stop = { ...hello, id: 'wamid.marie-2', from_user_id: ids.user_id, text: { body: 'STOP' } };
    const receivedText = [
      { contacts: [ids], messages: [{ ...hello, from: ids.wa_id, from_user_id: ids.user_id }] },
      { contacts: [{ user_id: ids.user_id }], messages: [stop] },
    ];
    for (const value of receivedText) {
      await postMetaWebhook(server.appUrl, 'whatsapp', whatsAppBody(value));
      await allHandled(server.rows);
    }
    const known = await server.rows(
      'select phone_e164, wa_id, has_marketing_consent from subscribers where bsuid = $1',
      [ids.user_id],
    );
    expect(known).toEqual([{ phone_e164: marie, wa_id: ids.wa_id, has_marketing_consent: false }]);
  });

  it('is ignored on a number that is not ours', async () => {
    const before = await server.rows('select count(*) from subscribers');
    await postMetaWebhook(server.appUrl, 'whatsapp', inbound('wamid.elsewhere', 'Hello', '999'));
    await allHandled(server.rows);
    expect(
      await server.rows("select 1 from inbound_messages where provider_message_id = 'wamid.elsewhere'"),
    ).toEqual([]);
    expect(await server.rows('select count(*) from subscribers')).toEqual(before);
  });
});

describe('a Messenger event', () => {
  it('is stored once, although Meta sends it twice, also beside another', async () => {
    const [one, other] = [messenger('mid.one'), messenger('mid.other')];
    const both = { object: 'page', entry: [...one.entry, ...other.entry] };
    for (const body of [one, one, both, both]) {
      expect(await postMetaWebhook(server.appUrl, 'messenger', body)).toMatchObject({ status: 200 });
    }
    await allHandled(server.rows);
    const stored = await server.rows<{ mid: string }>(
      "select body -> 'event' -> 'message' ->> 'mid' as mid from webhook_inbox where source = 'messenger' order by 1",
    );
    expect(stored).toEqual([{ mid: 'mid.one' }, { mid: 'mid.other' }]);
  });
});

function inbound(id: string, text: string, phoneNumberId?: string) {
  const message = {
    id,
    from: LENA.phone.slice(1),
    timestamp: '1795000000',
    type: 'text',
    text: { body: text },
  };
  return whatsAppBody(
    { contacts: [{ profile: { name: 'Lena' }, wa_id: LENA.phone.slice(1) }], messages: [message] },
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
