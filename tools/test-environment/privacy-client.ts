import type {
  KnownSubscriber,
  PrivacyRequest,
} from '#features/administration/privacy/contract/privacy-calls.ts';
import { showPhone } from '#platform/phone/phone-number.ts';
import { LENA } from '#platform/testing/cast.ts';
import { DEMO_SHOP } from '../seed/seed-demo-shop.ts';
import { get, openShop, post } from './channels-client.ts';
import { openServer, optIn, writeMessage, type OpenServer } from './open-server.ts';
import { waitFor } from './wait-for.ts';

export type PrivacyClient = Awaited<ReturnType<typeof openPrivacyClient>>;

/** Opens an environment with the merchant who receives requests for people's data and for erasure. */
export async function openPrivacyClient() {
  const server = await openServer();
  const merchant = await openShop(server.appUrl, DEMO_SHOP);
  let people = 0;
  const listed = async (): Promise<PrivacyRequest[]> => {
    const { body } = await get(merchant, `/database/api/privacy/getRequests?shopUrl=${DEMO_SHOP}`);
    return (body as { requests: PrivacyRequest[] }).requests;
  };
  return {
    server,
    merchant,
    listed,
    /** Adds a new person named Lena, who opted in. */
    async newLena(): Promise<{ lena: string; email: string }> {
      people += 1;
      const lena = `+49151123${String(52_000 + people)}`;
      const { status } = await optIn(server, { phone: lena, ip: `10.1.${people}.1` });
      if (status !== 200) throw new Error(`The opt-in was answered ${status}.`);
      return { lena, email: `lena${people}@example.com` };
    },
    async find(phone: string): Promise<KnownSubscriber> {
      const { body } = await post(merchant, '/database/api/privacy/findPerson', {
        shopUrl: DEMO_SHOP,
        phone,
      });
      const { person } = body as { person: KnownSubscriber | null };
      if (!person) throw new Error(`Nobody has ${phone}: ${JSON.stringify(body)}`);
      return person;
    },
    answered: (kind: PrivacyRequest['kind'], phone: string): Promise<PrivacyRequest> =>
      waitFor('the answer', async () =>
        (await listed()).find(
          (one) => one.kind === kind && one.person === showPhone(phone) && one.state === 'done',
        ),
      ),
    /** Sends the message of the person that the storefront offered in its response to an opt-in. */
    async confirms(phone: string, optInAnswer: unknown): Promise<void> {
      const { confirmUrl } = optInAnswer as { confirmUrl: string };
      const text = new URL(confirmUrl).searchParams.get('text');
      await server.environment.control('/whatsapp/inbound', { from: phone, text });
      await waitFor('the consent', async () => {
        const rows = await server.rows(
          'select from subscribers where phone_e164 = $1 and has_marketing_consent',
          [phone],
        );
        return rows.length === 1;
      });
    },
    erased: (phone: string) => waitFor('the erasure', async () => (await listed()).some(wasErased(phone))),
    /** Returns the shop's id, and the id of the number that it sends from. */
    async sender(): Promise<{ shopId: number; senderId: string }> {
      const [row] = await server.rows<{ sender_id: string }>(
        'select sender_id from senders where shop_id = $1 and released_at is null',
        [server.shopId],
      );
      return { shopId: server.shopId, senderId: row?.sender_id ?? '' };
    },
    livesABit: (person: { lena: string; email: string }) => livesABit(server, person),
    mentions: (text: string) => mentions(server, text),
  };
}

function wasErased(phone: string) {
  return ({ kind, state, person }: PrivacyRequest) =>
    kind === 'erasure' && state === 'done' && person === `Number ending in ${phone.slice(-3)}`;
}

/** Adds a checkout, an incoming message and a sent message of the person. */
async function livesABit(
  server: OpenServer,
  { lena: phone, email }: { lena: string; email: string },
): Promise<void> {
  await server.environment.control(`/shops/${DEMO_SHOP}/checkouts`, {
    phone,
    firstName: LENA.firstName,
    lastName: 'Vogel',
    email,
    lines: [{ handle: 'moss-mug', quantity: 1 }],
  });
  await server.environment.control('/whatsapp/inbound', {
    from: phone,
    text: 'Is the moss mug dishwasher safe?',
    name: 'Lena',
  });
  await waitFor('her message', async () => {
    const rows = await server.rows(
      'select from inbound_messages join subscribers using (shop_id, subscriber_id) where phone_e164 = $1',
      [phone],
    );
    return rows.length === 1;
  });
  await waitFor('her checkout', async () => {
    const rows = await server.rows('select from checkouts where phone_e164 = $1', [phone]);
    return rows.length === 1;
  });
  await writeMessage(server, { phone, at: new Date() });
}

/** Returns the tables that contain a phone number or an email address in any form. */
async function mentions(server: OpenServer, text: string): Promise<string[]> {
  const needle = text.replace(/^\+/, '');
  const tables = await server.rows<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema in ('public') and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await server.rows(`select from ${name} t where t::text like '%' || $1 || '%' limit 1`, [
      needle,
    ]);
    if (rows.length > 0) found.push(name);
  }
  return found;
}
