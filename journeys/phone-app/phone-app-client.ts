import {
  optIn,
  PHONE_NUMBER_ID,
  postMetaWebhook,
  testNow,
  type OpenServer,
} from '#tools/test-environment/open-server.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';

/** The shop's number as people see it, in digits. */
export const BUSINESS = '4915215550100';

interface Person {
  phone: string;
  waId: string;
}

let people = 0;
let messages = 0;
let reports = 0;

/** A number that nobody has used in this file. */
export function newPerson(): Person {
  people += 1;
  // Test files of one worker share this counter. The last four digits stay above 2000, because the sandbox refuses some
  // numbers by their last four digits, all of them below that.
  const waId = `49151126${String(62_000 + people)}`;
  return { phone: `+${waId}`, waId };
}

export async function newSubscriber(server: OpenServer): Promise<Person> {
  const person = newPerson();
  const { status } = await optIn(server, { phone: person.phone, ip: `10.2.${people}.1` });
  if (status !== 200) throw new Error(`The opt-in was refused: ${status}`);
  return person;
}

/** Somebody who wrote to the shop, without having agreed to offers. */
export async function newWriter(server: OpenServer): Promise<Person> {
  const person = newPerson();
  await report(server, 'messages', { messages: [text('Hello', secondsAgo(300), { from: person.waId })] });
  return person;
}

export const secondsAgo = (seconds: number) => new Date(testNow().getTime() - seconds * 1000);
export const daysAgo = (days: number) => secondsAgo(days * 86_400);

/** A text as the phone app reports it. */
export function text(body: string, at: Date, more: object = {}) {
  messages += 1;
  return {
    id: `wamid.phone-${messages}`,
    timestamp: String(Math.floor(at.getTime() / 1000)),
    type: 'text',
    text: { body },
    ...more,
  };
}

export function echoTo({ waId }: Person, body: string, at: Date) {
  return text(body, at, { from: BUSINESS, to: waId });
}

/**
 * Posts a change of the shop's number as Meta does, and waits until it was processed. Returns the fields that could not be
 * read.
 */
export async function report(
  server: OpenServer,
  field: string,
  value: object,
  { phoneNumberId = PHONE_NUMBER_ID, time = nextTime() } = {},
): Promise<string[]> {
  const metadata = { display_phone_number: BUSINESS, phone_number_id: phoneNumberId };
  const changes = [{ field, value: { messaging_product: 'whatsapp', metadata, ...value } }];
  const { status } = await postMetaWebhook(server.appUrl, 'whatsapp', {
    object: 'whatsapp_business_account',
    entry: [{ id: '102290129340398', time, changes }],
  });
  if (status !== 200) throw new Error(`The webhook was refused: ${status}`);
  return waitUntilHandled(server);
}

async function waitUntilHandled(server: OpenServer): Promise<string[]> {
  await waitFor('the reports to be processed', async () => {
    const open = await server.rows<{ topic: string; error: string | null }>(
      "select topic, error from webhook_inbox where state <> 'done' and topic <> 'whatsapp/unreadable'",
    );
    const failed = open.find(({ error }) => error !== null);
    if (failed) throw new Error(`${failed.topic} was not handled: ${failed.error ?? ''}`);
    return open.length === 0;
  });
  const unreadable = await server.rows<{ odd: string }>(
    "delete from webhook_inbox where topic = 'whatsapp/unreadable' returning body ->> 'odd' as odd",
  );
  return unreadable.map(({ odd }) => odd);
}

function nextTime(): number {
  reports += 1;
  return Math.floor(testNow().getTime() / 1000) - 1000 + reports;
}

/** What the shop wrote to a person outside Bellbird, in the order of writing. */
export function outsideOf(server: OpenServer, { phone }: Person) {
  return server.rows<Record<string, unknown>>(
    `select o.kind, o.text, o.state, o.edited_at is not null as edited, o.revoked_at is not null as revoked,
       o.imported_at is not null as imported, o.written_at as at
     from outside_messages o join subscribers s using (shop_id, subscriber_id)
     where s.phone_e164 = $1 order by o.written_at, o.provider_message_id`,
    [phone],
  );
}

export function receivedFrom(server: OpenServer, { phone }: Person) {
  return server.rows<Record<string, unknown>>(
    `select i.kind, i.text, i.imported_at is not null as imported, i.details
     from inbound_messages i join subscribers s using (shop_id, subscriber_id)
     where s.phone_e164 = $1 order by i.received_at, i.provider_message_id`,
    [phone],
  );
}

export async function personOf(server: OpenServer, { phone }: Person) {
  const [row] = await server.rows<{
    has_marketing_consent: boolean;
    last_inbound_at: Date | null;
    shop_wrote_at: Date | null;
    first_name: string | null;
    last_name: string | null;
  }>(
    `select has_marketing_consent, last_inbound_at, shop_wrote_at, first_name, last_name
     from subscribers where phone_e164 = $1`,
    [phone],
  );
  return row;
}

/** How many messages of Bellbird there are to a person. */
export async function sentTo(server: OpenServer, { phone }: Person): Promise<number> {
  const rows = await server.rows(
    'select from messages m join subscribers s using (shop_id, subscriber_id) where s.phone_e164 = $1',
    [phone],
  );
  return rows.length;
}
