import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  allHandled,
  openServer,
  optIn,
  PHONE_NUMBER_ID,
  postMetaWebhook,
  whatsAppBody,
  worldNow,
  type OpenServer,
} from '#tools/world/open-server.ts';
import { waitFor } from '#tools/world/wait-for.ts';

const HELLO = '2026-11-10T09:00:00Z';

let server: OpenServer;
let people = 0;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

interface Person {
  phone: string;
  waId: string;
  bsuid: string;
}

describe('two people in one change', () => {
  it.each([
    ['by number and account', (one: Person) => ({ from: one.waId, from_user_id: one.bsuid }), true],
    ['by number alone', (one: Person) => ({ from: one.waId }), false],
  ])('stay two, told %s: the STOP of one is not the other’s', async (_how, idsOf, hasAccounts) => {
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
  });

  it('stay two when one of them hides the number', async () => {
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

describe('somebody', () => {
  it('changes an earlier word to STOP, and is heard', async () => {
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

  it('says START and then STOP, and the first comes after the second: they are left alone', async () => {
    const lena = await somebody();
    const said = (body: string, secondsAgo: number) => ({
      ...textOf(body),
      from: lena.waId,
      timestamp: String(Math.floor(worldNow().getTime() / 1000) - secondsAgo),
    });
    await post({ messages: [said('STOP', 60)] });
    await post({ messages: [said('START', 120)] });
    expect(await knownAs(lena)).toMatchObject({ has_marketing_consent: false });
    await post({ messages: [said('START', 30)] });
    expect(await knownAs(lena)).toMatchObject({ has_marketing_consent: true });
  });

  it.each([
    ['a Brazilian, whom WhatsApp names without the 9', '+5521987650123', '552187650123'],
    ['a Mexican, whom WhatsApp names with a 1', '+525512340123', '5215512340123'],
  ])('%s says STOP, and is who signed up', async (_who, phone, waId) => {
    await optIn(server, { phone, ip: '10.2.99.1' });
    await post({ messages: [{ ...textOf('STOP'), from: waId }] });
    expect(await rowsOf('phone_e164', phone)).toMatchObject([{ has_marketing_consent: false, wa_id: waId }]);
  });

  it('says STOP in a group, which is noted and means something else', async () => {
    const lena = await somebody();
    await post({ messages: [{ ...textOf('STOP'), from: lena.waId, group_id: 'our-mugs' }] });
    expect(await knownAs(lena)).toMatchObject({ has_marketing_consent: true, last_inbound_at: null });
    expect(await saidBy(lena)).toEqual([{ kind: 'text', text: 'STOP', details: { group: 'our-mugs' } }]);
  });

  it('whose account is written where numbers stand is known by the account', async () => {
    const lena = newPerson();
    await post({ messages: [{ ...textOf('Hello'), from: lena.bsuid }] });
    expect(await rowsOf('bsuid', lena.bsuid)).toMatchObject([{ wa_id: null, phone_e164: null }]);
  });

  it('taps a row that reads like a word of refusal, and stays subscribed', async () => {
    const lena = await somebody();
    const interactive = { type: 'list_reply', list_reply: { id: 'size-stop', title: 'Stop' } };
    await post({
      messages: [{ ...textOf(''), from: lena.waId, type: 'interactive', text: null, interactive }],
    });
    expect(await knownAs(lena)).toMatchObject({ has_marketing_consent: true });
  });

  it('taps the second of two answers that end everything, and is written to no more', async () => {
    const lena = await somebody();
    const interactive = { type: 'button_reply', button_reply: { id: 'STOP~2', title: 'No, never' } };
    await post({
      messages: [{ ...textOf(''), from: lena.waId, type: 'interactive', text: null, interactive }],
    });
    expect(await knownAs(lena)).toMatchObject({ has_marketing_consent: false });
  });
});

describe('a stop in WhatsApp’s own settings', () => {
  it('counts at the shop that has the number now, and tells the shop that gave it away nothing', async () => {
    const number = '106540352249991';
    const other = await openShopWith(number, 'account-of-its-own');
    await giveNumber(server.shopId, number, 'account-of-its-own', HELLO);
    const lena = await somebody(other);
    await prefer(lena, { metadata: { phone_number_id: number } }, 'account-of-its-own');
    expect(await consentsOf(lena)).toEqual([{ shop_id: other, has_marketing_consent: false }]);
  });

  it('that names no number counts at every shop of the account, and at none that left it', async () => {
    const account = 'account-of-three';
    const [first, second] = [
      await openShopWith('1065403522491', account),
      await openShopWith('1065403522492', account),
    ];
    await giveNumber(server.shopId, '1065403522493', account, HELLO);
    const lena = newPerson();
    for (const shop of [first, second]) await agree(lena, shop);
    await prefer(lena, {}, account);
    expect(await consentsOf(lena)).toEqual(
      [first, second].map((shop) => ({ shop_id: shop, has_marketing_consent: false })),
    );
  });

  it('outlasts one of before to take it up again, which comes late, and is undone by one of after', async () => {
    const lena = await somebody();
    const number = { metadata: { phone_number_id: PHONE_NUMBER_ID } };
    const now = Math.floor(worldNow().getTime() / 1000);
    await prefer(lena, number, 'account', { timestamp: now });
    await prefer(lena, number, 'account', { value: 'resume', timestamp: now - 60 });
    expect(await knownAs(lena)).toMatchObject({ has_marketing_consent: false });
    await prefer(lena, number, 'account', { value: 'resume', timestamp: now + 60 });
    expect(await knownAs(lena)).toMatchObject({ has_marketing_consent: true });
  });

  it('is undone there, and not what the merchant had ended before', async () => {
    const lena = await somebody();
    await endedByMerchant(lena);
    const number = { metadata: { phone_number_id: PHONE_NUMBER_ID } };
    const now = Math.floor(worldNow().getTime() / 1000);
    await prefer(lena, number, 'account', { timestamp: now });
    await prefer(lena, number, 'account', { value: 'resume', timestamp: now + 60 });
    expect(await knownAs(lena)).toMatchObject({ has_marketing_consent: false });
  });

  it('counts beside one that cannot be read', async () => {
    const lena = await somebody();
    const good = preferenceOf(lena);
    await server.world.control('/whatsapp/raw-change', {
      field: 'user_preferences',
      value: {
        metadata: { phone_number_id: PHONE_NUMBER_ID },
        user_preferences: [{ ...good, value: null }, good],
      },
    });
    await waitFor('the stop', async () => (await knownAs(lena))?.has_marketing_consent === false);
    const failed = await waitFor('the other', async () => {
      const rows = await server.rows("select error from webhook_inbox where state = 'failed'");
      return rows.length > 0 && rows;
    });
    expect(failed).toEqual([{ error: 'HopelessWebhook: cannot be read: user_preferences.value' }]);
  });
});

async function post(value: object): Promise<void> {
  expect(await postMetaWebhook(server.appUrl, 'whatsapp', whatsAppBody(value))).toMatchObject({
    status: 200,
  });
  await allHandled(server.rows);
}

async function prefer(
  person: Person,
  named: object,
  accountId: string,
  how: { value?: string; timestamp?: number } = {},
): Promise<void> {
  const { timestamp = 1_795_000_000 } = how;
  const value = { ...named, user_preferences: [{ ...preferenceOf(person), ...how }] };
  const entry = [{ id: accountId, time: timestamp, changes: [{ field: 'user_preferences', value }] }];
  await postMetaWebhook(server.appUrl, 'whatsapp', { object: 'whatsapp_business_account', entry });
  await allHandled(server.rows);
}

/** As a merchant ends it who was asked to by other ways. */
async function endedByMerchant({ phone }: Person): Promise<void> {
  await server.rows(
    `with ended as (
      update subscribers set has_marketing_consent = false, opted_out_at = now() where phone_e164 = $1
      returning shop_id, subscriber_id
    )
    insert into consent_ledger (shop_id, subscriber_id, entry_id, kind, purpose, origin, recorded_at)
    select shop_id, subscriber_id, gen_random_uuid(), 'revoked', 'marketing', 'merchant', $2 from ended`,
    [phone, worldNow()],
  );
}

function preferenceOf({ waId }: Person) {
  return { wa_id: waId, category: 'marketing_messages', value: 'stop', timestamp: 1_795_000_000 };
}

function newPerson(): Person {
  people += 1;
  const waId = `4915215561${String(100 + people)}`;
  return { phone: `+${waId}`, waId, bsuid: `DE.77${people}` };
}

/** Somebody new who agreed to the offers of the demo shop, or of another. */
async function somebody(shopId?: number): Promise<Person> {
  const person = newPerson();
  if (shopId === undefined) await optIn(server, { phone: person.phone, ip: `10.2.${people}.1` });
  else await agree(person, shopId);
  return person;
}

async function agree({ phone, waId }: Person, shopId: number): Promise<void> {
  await server.rows(
    `insert into subscribers (shop_id, subscriber_id, channel, phone_e164, wa_id, has_marketing_consent, created_at)
     values ($1, gen_random_uuid(), 'WA', $2, $3, true, now())`,
    [shopId, phone, waId],
  );
}

/** Another shop, with a number of that account. */
async function openShopWith(number: string, account: string): Promise<number> {
  const [shop] = await server.rows<{ shop_id: string }>(
    `insert into shops (shop_url, domain, name, currency, country, time_zone, charge_status, plan_name, facebook_page_id, installed_at)
     select $2 || shop_url, domain, name, currency, country, time_zone, charge_status, plan_name, 'BSFB' || $2, installed_at
     from shops where shop_id = $1 returning shop_id`,
    [server.shopId, number],
  );
  await giveNumber(Number(shop?.shop_id), number, account, null);
  return Number(shop?.shop_id);
}

async function giveNumber(shopId: number, number: string, account: string, releasedAt: string | null) {
  await server.rows(
    `insert into senders (shop_id, sender_id, channel, external_id, business_account_id, access_token_sealed, token_died_at, budget_at, released_at)
     values ($1, gen_random_uuid(), 'WA', $2, $3, '', now(), now(), $4)`,
    [shopId, number, account, releasedAt],
  );
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

function consentsOf({ phone }: Person) {
  return server.rows(
    'select shop_id::int, has_marketing_consent from subscribers where phone_e164 = $1 order by shop_id',
    [phone],
  );
}
