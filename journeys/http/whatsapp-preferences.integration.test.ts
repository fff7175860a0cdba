import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  allHandled,
  openServer,
  PHONE_NUMBER_ID,
  postMetaWebhook,
  testNow,
  type OpenServer,
} from '#tools/test-environment/open-server.ts';
import { addSubscriber } from '#tools/test-environment/seeds/add-subscriber.ts';
import { insertSender } from '#tools/test-environment/seeds/insert-sender.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import { newPerson, somebodyAt, type Person } from './whatsapp-person.ts';

const HELLO = '2026-11-10T09:00:00Z';

let server: OpenServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

describe('an opt-out in WhatsApp’s own settings', () => {
  it('counts at the shop that has the number now, and does not affect the shop that had it before', async () => {
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
    for (const shop of [first, second]) await addSubscriber(server.db, shop, lena);
    await prefer(lena, {}, account);
    expect(await consentsOf(lena)).toEqual(
      [first, second].map((shop) => ({ shop_id: shop, has_marketing_consent: false })),
    );
  });

  it('outlasts an earlier opt-in that arrives late, and is lifted by a later one', async () => {
    const lena = await somebody();
    const number = { metadata: { phone_number_id: PHONE_NUMBER_ID } };
    const now = Math.floor(testNow().getTime() / 1000);
    await prefer(lena, number, 'account', { timestamp: now });
    await prefer(lena, number, 'account', { value: 'resume', timestamp: now - 60 });
    expect(await knownAs(lena)).toMatchObject({ has_marketing_consent: false });
    await prefer(lena, number, 'account', { value: 'resume', timestamp: now + 60 });
    expect(await knownAs(lena)).toMatchObject({ has_marketing_consent: true });
  });

  it('is lifted there, but an opt-out by the merchant stays', async () => {
    const lena = await somebody();
    await endedByMerchant(lena);
    const number = { metadata: { phone_number_id: PHONE_NUMBER_ID } };
    const now = Math.floor(testNow().getTime() / 1000);
    await prefer(lena, number, 'account', { timestamp: now });
    await prefer(lena, number, 'account', { value: 'resume', timestamp: now + 60 });
    expect(await knownAs(lena)).toMatchObject({ has_marketing_consent: false });
  });

  it('counts beside an unreadable one', async () => {
    const lena = await somebody();
    const good = preferenceOf(lena);
    await server.environment.control('/whatsapp/raw-change', {
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
    expect(failed).toEqual([{ error: 'UnprocessableWebhook: cannot be read: user_preferences.value' }]);
  });
});

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

/** Ends the consent as a merchant does after the person asked in another way. */
async function endedByMerchant({ phone }: Person): Promise<void> {
  await server.rows(
    `with ended as (
      update subscribers set has_marketing_consent = false, opted_out_at = now() where phone_e164 = $1
      returning shop_id, subscriber_id
    )
    insert into consent_ledger (shop_id, subscriber_id, entry_id, kind, purpose, origin, recorded_at)
    select shop_id, subscriber_id, gen_random_uuid(), 'revoked', 'marketing', 'merchant', $2 from ended`,
    [phone, testNow()],
  );
}

function preferenceOf({ waId }: Person) {
  return { wa_id: waId, category: 'marketing_messages', value: 'stop', timestamp: 1_795_000_000 };
}

/** A new person who agreed to the offers of the demo shop, or of another. */
async function somebody(shopId?: number): Promise<Person> {
  if (shopId === undefined) return somebodyAt(server);
  const person = newPerson();
  await addSubscriber(server.db, shopId, person);
  return person;
}

/** Another shop, with a number of that account. */
async function openShopWith(number: string, account: string): Promise<number> {
  const shopId = await insertShop(server.db);
  await giveNumber(shopId, number, account, null);
  return shopId;
}

function giveNumber(shopId: number, number: string, account: string, releasedAt: string | null) {
  return insertSender(server.db, shopId, {
    external_id: number,
    business_account_id: account,
    token_died_at: new Date(),
    released_at: releasedAt,
  });
}

async function knownAs({ phone }: Person) {
  const [row] = await server.rows<{ has_marketing_consent: boolean }>(
    'select has_marketing_consent from subscribers where phone_e164 = $1',
    [phone],
  );
  return row;
}

function consentsOf({ phone }: Person) {
  return server.rows(
    'select shop_id::int, has_marketing_consent from subscribers where phone_e164 = $1 order by shop_id',
    [phone],
  );
}
