import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { queueMessages } from '../tools/world/queue-messages.ts';
import { waitFor } from '../tools/world/wait-for.ts';
import { openDoors, type Doors } from './doors/open-doors.ts';

const HOUR_MS = 3_600_000;
/** From revocation to the answer of the gate, while everything else goes on. */
const SUPPRESSED_WITHIN_MS = 1000;

let doors: Doors;
let shoppers = 0;
let lena: string;

beforeAll(async () => {
  doors = await openDoors();
  await doors.rows('update campaigns set is_on = true');
});

afterAll(() => doors.close());

/** Each story has a Lena of its own, who opted in. */
beforeEach(async () => {
  shoppers += 1;
  lena = `+4915112345${String(600 + shoppers)}`;
  await doors.rows(
    `insert into subscribers (shop_id, subscriber_id, channel, phone_e164, has_marketing_consent, opted_in_at, created_at)
     values ($1, gen_random_uuid(), 'WA', $2, true, now(), now())`,
    [doors.shopId, lena],
  );
});

it.each([
  ['writes STOP', { text: ' Stop! ' }, 'keyword'],
  ['writes it in Hindi', { text: 'बंद करो' }, 'keyword'],
  ['taps Unsubscribe', { buttonPayload: 'STOP', buttonTitle: 'Unsubscribe' }, 'unsubscribeReply'],
] as const)('Lena %s, and is told once that she is heard', async (_name, act, origin) => {
  await doors.world.control('/whatsapp/inbound', { from: lena, ...act });
  await waitFor('the revocation', async () => (await ledgerOf(lena)).join() === `revoked:${origin}`);
  await doors.world.control('/whatsapp/inbound', { from: lena, ...act });
  await waitFor('both to be handled', async () => (await inboundOf(lena)) === 2);

  const told = await waitFor('the confirmation', async () => {
    const confirmations = await confirmationsTo(lena);
    return confirmations.length > 0 && confirmations;
  });
  expect(told).toHaveLength(1);
  expect(await ledgerOf(lena)).toEqual([`revoked:${origin}`]);
});

it('Lena asks about something else, and stays subscribed', async () => {
  await doors.world.control('/whatsapp/inbound', { from: lena, text: 'Please do not stop, I love it' });
  await waitFor('the message to be handled', async () => (await inboundOf(lena)) === 1);
  expect(await ledgerOf(lena)).toEqual([]);
});

it('drops within a second what is queued for Lena when she stops', async () => {
  await queueOneHourAhead(lena);
  await doors.world.control('/whatsapp/inbound', { from: lena, text: 'stop' });
  await waitFor('the revocation', async () => (await ledgerOf(lena)).length === 1, SUPPRESSED_WITHIN_MS);

  await doors.world.forward(HOUR_MS);
  const message = await waitFor('the gate', async () => {
    const [row] = await doors.rows<{ state: string; verdict: unknown }>(
      `select m.state, m.verdict from messages m join subscribers s using (shop_id, subscriber_id)
       where s.phone_e164 = $1 and m.source_event = 'bench'`,
      [lena],
    );
    return row?.state !== 'queued' && row;
  });
  expect(message).toEqual({ state: 'skipped', verdict: { verdict: 'skip', reason: 'noConsent' } });
});

it('honours a stop in WhatsApp itself, and a change of mind there', async () => {
  await doors.world.control('/whatsapp/preferences', { number: lena, value: 'stop' });
  await waitFor('the stop', async () => (await ledgerOf(lena)).length === 1);
  await doors.world.control('/whatsapp/preferences', { number: lena, value: 'resume' });
  await waitFor('the preference to be handled', async () => (await preferencesHandled(lena)) === 2);
  // She never agreed to anything on record, so there is nothing to take up again.
  expect(await ledgerOf(lena)).toEqual(['revoked:userPreferences']);
});

async function ledgerOf(phone: string): Promise<string[]> {
  const entries = await doors.rows<{ entry: string }>(
    `select l.kind || ':' || l.origin as entry from consent_ledger l join subscribers s using (shop_id, subscriber_id)
     where s.phone_e164 = $1 order by l.recorded_at`,
    [phone],
  );
  return entries.map(({ entry }) => entry);
}

async function inboundOf(phone: string): Promise<number> {
  const rows = await doors.rows(
    `select from inbound_messages i join subscribers s using (shop_id, subscriber_id) where s.phone_e164 = $1`,
    [phone],
  );
  return rows.length;
}

async function preferencesHandled(phone: string): Promise<number> {
  const rows = await doors.rows(
    `select from webhook_inbox where topic = 'whatsapp/user_preferences' and state = 'done' and body::text like '%' || $1 || '%'`,
    [phone.slice(1)],
  );
  return rows.length;
}

async function confirmationsTo(phone: string): Promise<unknown[]> {
  const { messages } = await doors.world.control<{
    messages: { direction: string; content: { type: string } }[];
  }>(`/whatsapp/messages?to=${encodeURIComponent(phone)}`);
  return messages.filter(({ direction, content }) => direction === 'fromBusiness' && content.type === 'text');
}

async function queueOneHourAhead(phone: string): Promise<void> {
  const [sender] = await doors.rows<{ sender_id: string }>('select sender_id from senders');
  // The database keeps its own time; the world begins in the morning.
  const { offsetMs } = await doors.world.control<{ offsetMs: number }>('/clock');
  await queueMessages(
    { query: doors.rows },
    { shopId: doors.shopId, senderId: sender?.sender_id ?? '' },
    { phone, delaySeconds: (offsetMs + HOUR_MS) / 1000 },
  );
}
