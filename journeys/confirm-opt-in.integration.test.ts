import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { grantConsent } from '#features/foundations/consent/server/index.ts';
import { findOrCreateSubscriber } from '#features/foundations/subscribers/server/index.ts';
import { DAY_MS, MINUTE_MS } from '#platform/clock/durations.ts';
import type { Context } from '#platform/context.ts';
import { openDatabase, type OpenDatabase } from '#platform/database/database.ts';
import { EventBus } from '#platform/events/domain-events.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { openServer, optIn, testNow, type OpenServer } from '#tools/test-environment/open-server.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';

let server: OpenServer;
let database: OpenDatabase;
let people = 0;
/** Each test has its own Lena, who agreed, and then wrote STOP. */
let lena: string;

beforeAll(async () => {
  server = await openServer();
  database = openDatabase(server.databaseUrl, { connections: 1 });
});
afterAll(async () => {
  await database.close();
  await server.close();
});
beforeEach(async () => {
  lena = newNumber();
  await agree(lena);
  await says(lena, 'STOP');
});

it('keeps her STOP when a stranger types her number, and counts nothing', async () => {
  const before = await counted();
  const answer = await agree(lena);
  expect(await consentOf(lena)).toBe(false);
  expect(await ledgerOf(lena)).toEqual(['granted:persistentPill:', 'revoked:keyword:']);
  expect(await counted()).toBe(before);
  // The token that identifies the browser is different each time.
  const shopperToken = expect.stringMatching(/^\w{32}$/) as string;
  expect({ ...(answer as object), shopperToken }).toEqual(await agree(newNumber()));
});

it('keeps her STOP even if the clock was set back after she opted in again', async () => {
  await says(lena, 'START');
  await server.rows(
    `update consent_ledger l set recorded_at = l.recorded_at + interval '2 minutes' from subscribers s
     where s.subscriber_id = l.subscriber_id and s.phone_e164 = $1 and l.own_message_id is not null`,
    [lena],
  );
  await says(lena, 'STOP');
  expect(await ledgerOf(lena)).toEqual([
    'granted:persistentPill:',
    'revoked:keyword:',
    expect.stringMatching(/^granted:keyword:/),
    'revoked:keyword:',
  ]);
  await agree(lena);
  expect(await consentOf(lena)).toBe(false);
});

it('lifts her STOP when she sends the sign-up text, and stores the shown text and her message as proof', async () => {
  const before = await counted();
  const { text } = await linkFor(lena);
  const id = await says(lena, text);
  expect(await consentOf(lena)).toBe(true);
  const [proof] = await server.rows(
    `select l.origin, l.wording, l.page_address, l.locale, l.own_message_id, s.stopped_all_at
     from consent_ledger l join subscribers s using (shop_id, subscriber_id)
     where s.phone_e164 = $1 order by l.recorded_at desc limit 1`,
    [lena],
  );
  expect(proof).toEqual({
    origin: 'persistentPill',
    wording: await wordingOfTool(),
    page_address: 'https://demo.myshopify.com/products/stoneware-mug',
    locale: 'de-DE',
    own_message_id: id,
    stopped_all_at: null,
  });
  expect(await counted()).toBe(before + 1);
  // The text can be used once.
  await says(lena, 'STOP');
  await says(lena, text);
  expect(await consentOf(lena)).toBe(false);
});

it('opens the shop’s chat with the text in the shopper’s language, in the sandbox on a page that asks whose phone it is', async () => {
  const { url } = await linkFor(lena);
  const page = await (await fetch(url)).text();
  expect(page).toContain('Ja, schicken Sie mir Angebote auf WhatsApp.');
  const [sender] = await server.rows<{ display_phone_number: string }>(
    'select display_phone_number from senders',
  );
  expect(new URL(url).pathname).toBe(`/wa.me/${sender?.display_phone_number.replaceAll(/\D/g, '')}`);
});

it('opts in the person who sends the text, whoever’s number was typed', async () => {
  const marie = newNumber();
  const { text } = await linkFor(lena);
  await says(marie, text);
  expect(await consentOf(marie)).toBe(true);
  expect(await consentOf(lena)).toBe(false);
});

it('expires after a week', async () => {
  const { text } = await linkFor(lena);
  await server.rows('update consent_confirmations set expires_at = expires_at - $1::interval', [
    '7 days 1 second',
  ]);
  await says(lena, text);
  expect(await consentOf(lena)).toBe(false);
});

it('stores an imported consent of hers for her to confirm, and accepts other people’s', async () => {
  const optedIn: string[] = [];
  const events = new EventBus();
  events.on('subscriberOptedIn', async (_tx, { subscriberId }) => void optedIn.push(subscriberId));
  const ctx = {
    ...database,
    clock: { now: testNow },
    events,
    settings: { encryptionKey: randomBytes(32) },
  } as unknown as Context;
  const bring = (phoneE164: string) =>
    database.db.transaction().execute(async (tx) => {
      const person = await findOrCreateSubscriber(ctx, tx, server.shopId, { channel: 'WA', phoneE164 });
      return grantConsent(ctx, tx, person, {
        toolId: null,
        toolType: 'import',
        wording: 'On our list since 2024.',
        pageAddress: null,
        ipPrefix: null,
        userAgent: null,
        locale: null,
      });
    });
  expect(await bring(lena)).toBe('waitsForConfirmation');
  expect(await bring(newNumber())).toBe('granted');
  expect(optedIn).toHaveLength(1);
  expect(await consentOf(lena)).toBe(false);
  const kept = await server.rows(
    `select c.tool_type, c.expires_at - c.shown_at = interval '7 days' as for_a_week from consent_confirmations c
     join subscribers s using (shop_id, subscriber_id) where s.phone_e164 = $1 and c.tool_type = 'import'`,
    [lena],
  );
  expect(kept).toEqual([{ tool_type: 'import', for_a_week: true }]);
});

it('stores the tool’s own text as shown, whatever the page claims', async () => {
  const someone = newNumber();
  await agree(someone);
  const [entry] = await server.rows<{ wording: string }>(
    `select l.wording from consent_ledger l join subscribers s using (shop_id, subscriber_id) where s.phone_e164 = $1`,
    [someone],
  );
  expect(entry?.wording).toBe(await wordingOfTool());
});

it('deletes what was not confirmed in time', async () => {
  await agree(lena);
  await server.rows('update consent_confirmations set expires_at = $1', [
    new Date(testNow().getTime() - DAY_MS),
  ]);
  await agree(newNumber());
  expect(await server.rows('select from consent_confirmations')).toHaveLength(1);
});

describe('when far more numbers are typed than is usual for the shop', () => {
  const MOST_A_MINUTE = 50;

  it('asks everybody above the daily limit for a message of their own, and notifies the merchant', async () => {
    const known = newNumber();
    await agree(known);
    const before = await askedToConfirm();
    await server.rows('update tool_days set opt_ins = opt_ins + 500');
    const someone = newNumber();
    const answer = await agree(someone);
    expect(answer).toMatchObject({
      mustConfirm: true,
      confirmUrl: expect.stringContaining('code') as string,
    });
    expect(await agree(known)).toEqual(answer);
    await server.rows('update tool_days set opt_ins = opt_ins - 500');
    // No number is stored that a stranger may have typed.
    expect(await server.rows('select from subscribers where phone_e164 = $1', [someone])).toEqual([]);
    expect(await consentOf(known)).toBe(true);
    expect(await askedToConfirm()).toBe(before + 2);
    expect(await agree(someone)).toMatchObject({ mustConfirm: false });
  });

  it('limits a flood from a rented network and thirty addresses, and locks out no honest shopper', async () => {
    const networks = Array.from({ length: 100 }, (_, nth) => `2001:db8:f00d:${(nth * 256).toString(16)}::1`);
    const proxies = Array.from({ length: 90 }, (_, nth) => `10.77.${nth % 30}.1`);
    // The opt-ins of the tests before no longer count, and make no room while this test runs.
    await server.environment.forward(MINUTE_MS);
    const before = await counted();
    const answers = await Promise.all(
      [...networks, ...proxies].map((ip) => optIn(server, { phone: newNumber(), ip })),
    );
    const taken = answers.filter(({ status }) => status === 200);
    // A /48 network belongs to one customer, and counts as four addresses.
    expect(answers.length - taken.length).toBe(20);
    const reached = (await counted()) - before;
    expect(reached).toBeGreaterThan(0);
    expect(reached).toBeLessThanOrEqual(MOST_A_MINUTE);
    expect(taken.filter(({ body }) => (body as { mustConfirm: boolean }).mustConfirm)).toHaveLength(
      170 - reached,
    );

    const honest = newNumber();
    const { text } = await linkFor(honest);
    expect(await consentOf(honest)).toBeUndefined();
    await says(honest, text);
    expect(await consentOf(honest)).toBe(true);
    expect(await ledgerOf(honest)).toEqual([expect.stringMatching(/^granted:persistentPill:wamid/)]);
  });
});

function newNumber(): string {
  people += 1;
  return `+49151125${String(60_000 + people)}`;
}

/** Returns the storefront's answer without the code, which is different each time. */
async function agree(phone: string): Promise<unknown> {
  const { status, body } = await optIn(server, { phone, ip: `10.2.${people}.1` });
  expect(status).toBe(200);
  return JSON.parse(JSON.stringify(body).replace(/%20[0-9A-Za-z]{10}"/, '%20code"'));
}

/** Returns the link that the storefront offers, and the text that the link fills in. */
async function linkFor(phone: string): Promise<{ url: string; text: string }> {
  const { body } = await optIn(server, { phone, ip: `10.3.${people}.1` });
  const url = (body as { confirmUrl: string }).confirmUrl;
  return { url, text: new URL(url).searchParams.get('text') ?? '' };
}

/** Resolves with the provider's id of the message, once it is processed. */
async function says(phone: string, text: string): Promise<string> {
  const { id } = await server.environment.control<{ id: string }>('/whatsapp/inbound', { from: phone, text });
  await waitFor('the message to be handled', async () => {
    const rows = await server.rows('select from inbound_messages where provider_message_id = $1', [id]);
    return rows.length === 1;
  });
  return id;
}

async function consentOf(phone: string): Promise<boolean | undefined> {
  const [row] = await server.rows<{ has: boolean }>(
    'select has_marketing_consent as has from subscribers where phone_e164 = $1',
    [phone],
  );
  return row?.has;
}

async function ledgerOf(phone: string): Promise<string[]> {
  const entries = await server.rows<{ entry: string }>(
    `select l.kind || ':' || l.origin || ':' || coalesce(l.own_message_id, '') as entry
     from consent_ledger l join subscribers s using (shop_id, subscriber_id)
     where s.phone_e164 = $1 order by l.recorded_at, l.entry_id`,
    [phone],
  );
  return entries.map(({ entry }) => entry);
}

async function askedToConfirm(): Promise<number> {
  const url = `${server.appUrl}/database/api/optinTools/getPopups?pageId=${DEMO_SHOP}`;
  const { body } = await server.environment.merchant.get(url);
  return (body as { popups: { askedToConfirmToday: number }[] }).popups[0]?.askedToConfirmToday ?? 0;
}

async function counted(): Promise<number> {
  const [row] = await server.rows<{ sum: number }>(
    'select coalesce(sum(opt_ins), 0)::int as sum from tool_days',
  );
  return row?.sum ?? 0;
}

async function wordingOfTool(): Promise<string | undefined> {
  const [tool] = await server.rows<{ wording: string }>(
    "select settings ->> 'consentWording' as wording from opt_in_tools where type = 'persistentPill' and channel = 'WA'",
  );
  return tool?.wording;
}
