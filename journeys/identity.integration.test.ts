import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import {
  allHandled,
  openServer,
  optIn,
  postMetaWebhook,
  postStoreWebhook,
  whatsAppBody,
  worldNow,
  writeMessage,
  type OpenServer,
} from '#tools/world/open-server.ts';
import { waitFor } from '#tools/world/wait-for.ts';

let server: OpenServer;
let people = 0;
/** Each story has a Lena of its own, with a number and an account. */
let lena: { phone: string; waId: string; bsuid: string };
let webhooks = 0;

beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

beforeEach(() => {
  lena = newPerson();
});

describe('one person in two rows', () => {
  it('is joined by a word that names both: history, consent and identifiers are one from then on', async () => {
    await agree(lena.phone);
    const { messageId } = await writeMessage(server, { phone: lena.phone, at: new Date() });
    await says({ bsuid: lena.bsuid }, 'Hello, it is me with a hidden number');
    const before = await rowsOf(lena);
    expect(before).toHaveLength(2);

    await says(lena, 'And now with my number');
    const [row, ...others] = await rowsOf(lena);
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      subscriber_id: before[0]?.subscriber_id,
      phone_e164: lena.phone,
      wa_id: lena.waId,
      bsuid: lena.bsuid,
      has_marketing_consent: true,
    });
    expect(await messageOf(messageId)).toMatchObject({ subscriber_id: row?.subscriber_id });
    const inbound = await server.rows('select from inbound_messages where subscriber_id = $1', [
      row?.subscriber_id,
    ]);
    expect(inbound).toHaveLength(2);
    const aliases = await server.rows('select subscriber_id from subscriber_aliases where merged_into = $1', [
      row?.subscriber_id,
    ]);
    expect(aliases).toEqual([{ subscriber_id: before[1]?.subscriber_id }]);
  });

  it('has no consent when either row stopped later', async () => {
    await agree(lena.phone);
    await says({ bsuid: lena.bsuid }, 'Hello');
    await giveLedger(lena.bsuid, [
      ['granted', '2026-01-01'],
      ['revoked', '2099-01-01'],
    ]);
    await says(lena, 'Hello again');
    expect(await rowsOf(lena)).toMatchObject([{ has_marketing_consent: false }]);
    const ledger = await ledgerOf(lena.phone);
    expect(ledger).toContain('revoked:merged');
  });

  it('has none that no entry of the ledger proves', async () => {
    await server.rows(
      `insert into subscribers (shop_id, subscriber_id, channel, phone_e164, has_marketing_consent, created_at)
       values ($1, gen_random_uuid(), 'WA', $2, true, now())`,
      [server.shopId, lena.phone],
    );
    await says({ bsuid: lena.bsuid }, 'Hello');
    await says(lena, 'Hello again');
    expect(await rowsOf(lena)).toMatchObject([{ has_marketing_consent: false }]);
  });

  it('gets once what waited for both rows', async () => {
    await agree(lena.phone);
    await says({ bsuid: lena.bsuid }, 'Hello');
    const [byPhone, byAccount] = await rowsOf(lena);
    const ids = [
      await queue(byPhone?.subscriber_id, 'launch'),
      await queue(byAccount?.subscriber_id, 'launch'),
    ];
    const other = await queue(byAccount?.subscriber_id, 'spring');

    await says(lena, 'Hello again');
    const states = await Promise.all(ids.map(async (id) => (await messageOf(id))?.state));
    expect(new Set(states)).toEqual(new Set(['queued', 'skipped']));
    expect(await messageOf(other)).toMatchObject({ state: 'queued', subscriber_id: byPhone?.subscriber_id });
    // What the account was told already is not told to the joined person again.
    const keys = await server.rows('select from message_keys where message_key = $1 and subscriber_id = $2', [
      'broadcast:spring',
      byPhone?.subscriber_id,
    ]);
    expect(keys).toHaveLength(1);
  });

  it('is joined once, however many words of it come at the same moment', async () => {
    const crowd = Array.from({ length: 12 }, () => newPerson());
    for (const one of crowd) {
      await post({ from: one.waId });
      await post({ from_user_id: one.bsuid });
    }
    await allHandled(server.rows);
    await Promise.all(
      crowd.flatMap((one) => [1, 2, 3].map(() => post({ from: one.waId, from_user_id: one.bsuid }))),
    );
    await allHandled(server.rows);
    for (const one of crowd) expect(await rowsOf(one)).toHaveLength(1);
  });
});

describe('a number that changes hands', () => {
  it('goes with its person, whose consent goes along; who gets the old one is somebody new', async () => {
    await agree(lena.phone);
    const newNumber = newPerson();
    await server.world.control('/whatsapp/move', { from: lena.phone, to: newNumber.phone });
    await waitFor('the change', async () => (await rowsOf({ phone: newNumber.phone })).length === 1);
    expect(await rowsOf({ phone: newNumber.phone })).toMatchObject([
      { wa_id: newNumber.waId, has_marketing_consent: true, last_inbound_at: null },
    ]);
    expect(await rowsOf({ phone: lena.phone })).toEqual([]);

    await says({ waId: lena.waId, phone: lena.phone, bsuid: 'DE.900000001' }, 'Who are you?');
    expect(await rowsOf({ phone: lena.phone })).toMatchObject([{ has_marketing_consent: false }]);
  });

  it('does not bring its last owner’s consent to who moves to it', async () => {
    const marie = newPerson();
    await agree(marie.phone);
    await says(lena, 'Hello');
    await server.world.control('/whatsapp/move', { from: lena.phone, to: marie.phone });
    await waitFor('the change', async () => (await rowsOf({ phone: lena.phone })).length === 0);
    expect(await rowsOf({ phone: marie.phone })).toMatchObject([
      { wa_id: marie.waId, has_marketing_consent: false },
    ]);
    const [left] = await server.rows<{ consents: number }>(
      `select count(*)::int as consents from subscribers
       where shop_id = $1 and phone_e164 is null and wa_id is null and bsuid is null and has_marketing_consent`,
      [server.shopId],
    );
    expect(left).toEqual({ consents: 0 });
  });

  it('is taken from an account when another one speaks from it', async () => {
    await agree(lena.phone);
    await says(lena, 'Hello');
    await says({ ...lena, bsuid: 'DE.900000002' }, 'I have this number now');
    expect(await rowsOf({ phone: lena.phone })).toMatchObject([
      { bsuid: 'DE.900000002', has_marketing_consent: false },
    ]);
    expect(await rowsOf({ bsuid: lena.bsuid })).toMatchObject([
      { phone_e164: null, wa_id: null, has_marketing_consent: true },
    ]);
  });
});

describe('the store’s customer', () => {
  it('is noted on the subscriber with the same number, and that gives no consent', async () => {
    await says(lena, 'Hello');
    await postStoreWebhook(server.appUrl, { topic: 'customers/create', body: customer(191_167, lena.phone) });
    await allHandled(server.rows);
    expect(await rowsOf(lena)).toMatchObject([
      {
        customer_id: '191167',
        email: 'lena@example.com',
        last_name: 'Vogel',
        has_marketing_consent: false,
      },
    ]);
    await postStoreWebhook(server.appUrl, { topic: 'customers/delete', body: { id: 191_167 } });
    await allHandled(server.rows);
    expect(await rowsOf(lena)).toMatchObject([{ customer_id: null }]);
    expect(await server.rows("select from customers where customer_id = '191167'")).toEqual([]);
  });

  it('is learned from a checkout', async () => {
    await agree(lena.phone);
    await server.world.control('/shops/demo.myshopify.com/checkouts', {
      phone: lena.phone,
      firstName: 'Lena',
      email: `lena${people}@example.com`,
      lines: [{ handle: 'moss-mug', quantity: 1 }],
    });
    await waitFor('the checkout', async () => (await rowsOf(lena))[0]?.email === `lena${people}@example.com`);
    expect(await rowsOf(lena)).toMatchObject([{ first_name: 'Lena', has_marketing_consent: true }]);
  });

  it.each([
    ['a no in the store ends our consent', 'UNSUBSCRIBED', '2099-01-01T00:00:00Z', true, false],
    ['an old no does not', 'UNSUBSCRIBED', '2020-01-01T00:00:00Z', true, true],
    ['a yes in the store is no consent of ours', 'SUBSCRIBED', '2099-01-01T00:00:00Z', false, false],
  ] as const)('%s', async (_story, state, updatedAt, agreed, hasConsent) => {
    if (agreed) await agree(lena.phone);
    else await says(lena, 'Hello');
    const body = {
      customer_id: 5000 + people,
      phone_number: lena.phone,
      whats_app_marketing_consent: { state, opt_in_level: 'SINGLE_OPT_IN', updated_at: updatedAt },
    };
    await postStoreWebhook(server.appUrl, { topic: 'customers_whats_app_marketing_consent/update', body });
    await allHandled(server.rows);
    expect(await rowsOf(lena)).toMatchObject([{ has_marketing_consent: hasConsent }]);
    expect(
      await server.rows('select whatsapp_consent from customers where customer_id = $1', [
        String(5000 + people),
      ]),
    ).toEqual([{ whatsapp_consent: state }]);
  });
});

function newPerson() {
  people += 1;
  const digits = `49151123${String(40_000 + people)}`;
  return { phone: `+${digits}`, waId: digits, bsuid: `DE.13491208${String(people)}` };
}

function customer(id: number, phone: string) {
  return {
    id,
    admin_graphql_api_id: `gid://shopify/Customer/${id}`,
    first_name: 'Lena',
    last_name: 'Vogel',
    email: 'lena@example.com',
    phone,
    updated_at: worldNow().toISOString(),
  };
}

async function agree(phone: string): Promise<void> {
  const { status } = await optIn(server, { phone, ip: `10.0.${people}.1` });
  expect(status).toBe(200);
}

/** A message of a person, with the identifiers that WhatsApp gives this time. */
async function post(ids: { from?: string; from_user_id?: string }, text = 'Hello'): Promise<void> {
  webhooks += 1;
  const contact = {
    profile: { name: 'Lena' },
    ...(ids.from !== undefined && { wa_id: ids.from }),
    ...(ids.from_user_id !== undefined && { user_id: ids.from_user_id }),
  };
  const message = {
    ...ids,
    id: `wamid.identity-${webhooks}`,
    timestamp: String(Math.floor(worldNow().getTime() / 1000)),
    type: 'text',
    text: { body: text },
  };
  await postMetaWebhook(
    server.appUrl,
    'whatsapp',
    whatsAppBody({ contacts: [contact], messages: [message] }),
  );
}

async function says(person: Partial<typeof lena>, text: string): Promise<void> {
  const ids = {
    ...(person.waId !== undefined && { from: person.waId }),
    ...(person.bsuid !== undefined && { from_user_id: person.bsuid }),
  };
  await post(ids, text);
  await allHandled(server.rows);
}

interface Row {
  subscriber_id: string;
  phone_e164: string | null;
  wa_id: string | null;
  bsuid: string | null;
  customer_id: string | null;
  email: string | null;
  first_name: string | null;
  has_marketing_consent: boolean;
  last_inbound_at: Date | null;
}

function rowsOf({ phone, bsuid }: Partial<typeof lena>): Promise<Row[]> {
  return server.rows<Row>(
    'select * from subscribers where shop_id = $1 and (phone_e164 = $2 or bsuid = $3) order by created_at',
    [server.shopId, phone ?? null, bsuid ?? null],
  );
}

async function messageOf(messageId: string) {
  const [row] = await server.rows<{ state: string; subscriber_id: string }>(
    'select state, subscriber_id from messages where message_id = $1',
    [messageId],
  );
  return row;
}

async function giveLedger(bsuid: string, entries: readonly (readonly [string, string])[]): Promise<void> {
  for (const [kind, day] of entries) {
    await server.rows(
      `insert into consent_ledger (shop_id, entry_id, subscriber_id, kind, purpose, origin, recorded_at)
       select shop_id, gen_random_uuid(), subscriber_id, $2, 'marketing', 'keyword', $3
       from subscribers where bsuid = $1`,
      [bsuid, kind, day],
    );
  }
}

async function ledgerOf(phone: string): Promise<string[]> {
  const entries = await server.rows<{ entry: string }>(
    `select l.kind || ':' || l.origin as entry from consent_ledger l join subscribers s using (shop_id, subscriber_id)
     where s.phone_e164 = $1`,
    [phone],
  );
  return entries.map(({ entry }) => entry);
}

/** A broadcast's message to one row, due in a day. */
async function queue(subscriberId: string | undefined, broadcast: string): Promise<string> {
  const messageId = timeOrderedId(new Date());
  await server.rows(
    `with made as (
       insert into messages (shop_id, message_id, created_at, sender_id, subscriber_id, channel, purpose, source_type,
         source_event, content, state)
       select $1, $2, now(), sender_id, $3, 'WA', 'marketing', 'broadcast', $4, '{}', 'queued' from senders where shop_id = $1
       returning *
     ), keyed as (
       insert into message_keys (shop_id, message_key, subscriber_id, message_id, created_at)
       select shop_id, 'broadcast:' || $4, subscriber_id, message_id, created_at from made
     )
     insert into outbox (shop_id, message_id, created_at, sender_id, priority, state, due_at, expires_at)
     select shop_id, message_id, created_at, sender_id, 6, 'queued', now() + interval '3 days', now() + interval '4 days' from made`,
    [server.shopId, messageId, subscriberId, broadcast],
  );
  return messageId;
}
