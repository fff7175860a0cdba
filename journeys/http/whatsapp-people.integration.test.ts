import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  allHandled,
  openServer,
  optIn,
  postMetaWebhook,
  whatsAppBody,
  testNow,
  writeMessage,
  type OpenServer,
} from '#tools/test-environment/open-server.ts';
import { addSubscriber } from '#tools/test-environment/seeds/add-subscriber.ts';
import { newPerson, somebodyAt, type Person } from './whatsapp-person.ts';

let server: OpenServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const somebody = () => somebodyAt(server);

describe('two people in one change', () => {
  it.each([
    ['by number and account', (one: Person) => ({ from: one.waId, from_user_id: one.bsuid }), true],
    ['by number alone', (one: Person) => ({ from: one.waId }), false],
  ])(
    'stay two if they are identified %s: the STOP of one is not the other’s',
    async (_how, idsOf, hasAccounts) => {
      const [anna, bert] = [await somebody(), await somebody()];
      const contacts = [anna, bert].map((one, index) => ({
        profile: { name: ['Anna', 'Bert'][index] },
        wa_id: one.waId,
        ...(hasAccounts && { user_id: one.bsuid }),
      }));
      const messages = [
        { ...textOf('Hello'), ...idsOf(anna) },
        { ...textOf('STOP'), ...idsOf(bert) },
      ];
      await post({ contacts, messages });
      expect(await knownAs(anna)).toMatchObject({ first_name: 'Anna', has_marketing_consent: true });
      expect(await knownAs(bert)).toMatchObject({ first_name: 'Bert', has_marketing_consent: false });
    },
  );

  it('stay two if one of them hides the number', async () => {
    const alma = await somebody();
    const bert = newPerson();
    const contacts = [
      { profile: { name: 'Alma' }, wa_id: alma.waId, user_id: alma.bsuid },
      { profile: { name: 'Bert' }, user_id: bert.bsuid },
    ];
    const messages = [
      { ...textOf('Hello'), from: alma.waId, from_user_id: alma.bsuid },
      { ...textOf('Hello'), from_user_id: bert.bsuid },
    ];
    await post({ contacts, messages });
    expect(await knownAs(alma)).toMatchObject({ first_name: 'Alma', bsuid: alma.bsuid });
    expect(await rowsOf('bsuid', bert.bsuid)).toMatchObject([
      { first_name: 'Bert', phone_e164: null, wa_id: null },
    ]);
  });
});

describe('a person', () => {
  it('edits an earlier message to STOP, which counts', async () => {
    const lena = await somebody();
    const edit = {
      original_message_id: 'wamid.first-words',
      message: { type: 'text', text: { body: 'Stop' } },
    };
    await post({ messages: [{ ...textOf(''), from: lena.waId, type: 'edit', text: null, edit }] });
    expect(await knownAs(lena)).toMatchObject({ has_marketing_consent: false, last_inbound_at: null });
    expect(await saidBy(lena)).toEqual([
      { kind: 'edit', text: 'Stop', details: { edits: 'wamid.first-words' } },
    ]);
  });

  it('sends START and then STOP, and START arrives last: they stay unsubscribed', async () => {
    const lena = await somebody();
    const received = (body: string, secondsAgo: number) => ({
      ...textOf(body),
      from: lena.waId,
      timestamp: String(Math.floor(testNow().getTime() / 1000) - secondsAgo),
    });
    await post({ messages: [received('STOP', 60)] });
    await post({ messages: [received('START', 120)] });
    expect(await knownAs(lena)).toMatchObject({ has_marketing_consent: false });
    await post({ messages: [received('START', 30)] });
    expect(await knownAs(lena)).toMatchObject({ has_marketing_consent: true });
  });

  it.each([
    ['a Brazilian, reported by WhatsApp without the 9', '+5521987650123', '552187650123'],
    ['a Mexican, reported by WhatsApp with a 1', '+525512340123', '5215512340123'],
  ])('%s sends STOP, and is recognized as the person who signed up', async (_who, phone, waId) => {
    await optIn(server, { phone, ip: '10.2.99.1' });
    await post({ messages: [{ ...textOf('STOP'), from: waId }] });
    expect(await rowsOf('phone_e164', phone)).toMatchObject([{ has_marketing_consent: false, wa_id: waId }]);
  });

  it('sends STOP in a group, which is stored but does not count', async () => {
    const lena = await somebody();
    await post({ messages: [{ ...textOf('STOP'), from: lena.waId, group_id: 'our-mugs' }] });
    expect(await knownAs(lena)).toMatchObject({ has_marketing_consent: true, last_inbound_at: null });
    expect(await saidBy(lena)).toEqual([{ kind: 'text', text: 'STOP', details: { group: 'our-mugs' } }]);
  });

  it('whose account is in the field for numbers is recognized by the account', async () => {
    const lena = newPerson();
    await post({ messages: [{ ...textOf('Hello'), from: lena.bsuid }] });
    expect(await rowsOf('bsuid', lena.bsuid)).toMatchObject([{ wa_id: null, phone_e164: null }]);
  });

  it('taps a list row with the text of an opt-out keyword, and stays subscribed', async () => {
    const lena = await somebody();
    const interactive = { type: 'list_reply', list_reply: { id: 'size-stop', title: 'Stop' } };
    await post({
      messages: [{ ...textOf(''), from: lena.waId, type: 'interactive', text: null, interactive }],
    });
    expect(await knownAs(lena)).toMatchObject({ has_marketing_consent: true });
  });

  it('taps the second of two answers that opt out, and gets no more messages', async () => {
    const lena = await somebody();
    const interactive = { type: 'button_reply', button_reply: { id: 'STOP~2', title: 'No, never' } };
    await post({
      messages: [{ ...textOf(''), from: lena.waId, type: 'interactive', text: null, interactive }],
    });
    expect(await knownAs(lena)).toMatchObject({ has_marketing_consent: false });
  });
});

describe('a STOP in answer to a message that went to another number', () => {
  it.each([
    ['another number of the same person', '+5491123456780', '5491123456781', '+5491123456781'],
    [
      'another phone, such as one that it was forwarded to',
      '+4915206661237',
      '4915206661236',
      '+4915206661236',
    ],
  ])('stops both: %s', async (_what, addressee, waId, sender) => {
    for (const phone of [addressee, sender]) await addSubscriber(server.db, server.shopId, { phone });
    const { messageId } = await writeMessage(server, { phone: addressee, at: testNow() });
    const wamid = `wamid.to-${messageId}`;
    await server.rows("update messages set state = 'sent', provider_message_id = $2 where message_id = $1", [
      messageId,
      wamid,
    ]);
    const button = { payload: 'STOP', text: 'STOP' };
    await post({
      messages: [{ ...textOf(''), text: null, type: 'button', button, context: { id: wamid }, from: waId }],
    });
    for (const phone of [addressee, sender])
      expect(await rowsOf('phone_e164', phone)).toMatchObject([{ has_marketing_consent: false }]);
  });
});

describe('empty strings where WhatsApp has no value', () => {
  const stop = { ...textOf('STOP') };
  const tap = { type: 'button', text: null, button: { payload: 'STOP', text: 'Unsubscribe' } };

  it.each([
    ['a STOP without a number', stop, { from: '' }],
    ['a tap on Unsubscribe without a number', { ...stop, ...tap }, { from: '' }],
    ['a STOP with an empty context', stop, { context: { id: '', from: '' } }],
    ['a STOP with an empty group', stop, { group_id: '' }],
    ['a STOP without a time', stop, { timestamp: '' }],
    ['a STOP with empty parts', stop, { button: '', interactive: '', edit: '', system: '', referral: '' }],
    ['a STOP with empty ids in its parts', stop, { referral: { source_id: '' }, system: { wa_id: '' } }],
  ])('stop the person and do not affect other messages: %s', async (_what, message, empty) => {
    const [lena, anna, marie] = [await somebody(), await somebody(), newPerson()];
    await post({ messages: [{ ...textOf('Hello'), from: lena.waId, from_user_id: lena.bsuid }] });
    const { messageId } = await writeMessage(server, { phone: anna.phone, at: testNow() });
    const timestamp = String(Math.floor(testNow().getTime() / 1000));
    await post({
      contacts: [
        { wa_id: anna.waId, user_id: '', profile: { name: 'Anna' } },
        { wa_id: '', user_id: lena.bsuid, profile: { name: 'Lena' } },
      ],
      messages: [
        {
          ...message,
          id: textOf('').id,
          ...('from' in empty ? {} : { from: lena.waId }),
          from_user_id: lena.bsuid,
          ...empty,
        },
        { ...textOf('Hello'), from: anna.waId, from_user_id: '' },
      ],
      statuses: [
        {
          id: `wamid.${messageId}`,
          status: 'delivered',
          timestamp,
          recipient_id: anna.waId,
          recipient_user_id: '',
          biz_opaque_callback_data: `b1:${server.shopId}:${messageId}`,
        },
      ],
    });
    await optIn(server, { phone: marie.phone, ip: '10.2.98.1' });
    expect(await knownAs(lena)).toMatchObject({ first_name: 'Lena', has_marketing_consent: false });
    expect(await knownAs(anna)).toMatchObject({ first_name: 'Anna', has_marketing_consent: true });
    expect(await knownAs(marie)).toMatchObject({ has_marketing_consent: true });
    expect(await server.rows('select state from messages where message_id = $1', [messageId])).toEqual([
      { state: 'delivered' },
    ]);
    expect(await server.rows("select from webhook_inbox where state = 'failed'")).toEqual([]);
  });
});

async function post(value: object): Promise<void> {
  expect(await postMetaWebhook(server.appUrl, 'whatsapp', whatsAppBody(value))).toMatchObject({
    status: 200,
  });
  await allHandled(server.rows);
}

function textOf(body: string) {
  return { id: `wamid.${crypto.randomUUID()}`, timestamp: '1795000000', type: 'text', text: { body } };
}

interface Row {
  phone_e164: string | null;
  wa_id: string | null;
  bsuid: string | null;
  first_name: string | null;
  has_marketing_consent: boolean;
  last_inbound_at: Date | null;
}

function rowsOf(column: 'phone_e164' | 'bsuid', value: string): Promise<Row[]> {
  return server.rows<Row>(`select * from subscribers where ${column} = $1`, [value]);
}

async function knownAs({ phone }: Person): Promise<Row | undefined> {
  return (await rowsOf('phone_e164', phone))[0];
}

function saidBy({ phone }: Person) {
  return server.rows(
    `select kind, text, details from inbound_messages join subscribers using (shop_id, subscriber_id)
     where phone_e164 = $1`,
    [phone],
  );
}
