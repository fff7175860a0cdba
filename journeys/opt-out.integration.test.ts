import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { HOUR_MS } from '#platform/clock/durations.ts';
import { openServer, type OpenServer } from '#tools/test-environment/open-server.ts';
import { addSubscriber } from '#tools/test-environment/seeds/add-subscriber.ts';
import { queueMessages } from '#tools/test-environment/seeds/queue-messages.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';

let server: OpenServer;
let shoppers = 0;
let lena: string;

beforeAll(async () => {
  server = await openServer();
  server.plantsAgainst.add('consentEqualsLedger');
  await server.rows("update campaigns set is_on = true where type = 'abandonedCart' and channel = 'WA'");
});

afterAll(() => server.close());

/** Each test has its own Lena, who opted in. */
beforeEach(async () => {
  shoppers += 1;
  lena = `+4915112345${String(600 + shoppers)}`;
  await addSubscriber(server.db, server.shopId, { phone: lena });
});

it.each([
  ['writes STOP', { text: ' Stop! ' }, 'keyword'],
  ['writes it in Hindi', { text: 'बंद करो' }, 'keyword'],
  ['taps Unsubscribe', { buttonPayload: 'STOP', buttonTitle: 'Unsubscribe' }, 'unsubscribeReply'],
] as const)('Lena %s, and is told once that she is heard', async (_name, act, origin) => {
  await server.environment.control('/whatsapp/inbound', { from: lena, ...act });
  await waitFor('the revocation', async () => (await ledgerOf(lena)).join() === `revoked:${origin}`);
  await server.environment.control('/whatsapp/inbound', { from: lena, ...act });
  await waitFor('both to be handled', async () => (await inboundOf(lena)) === 2);

  const reported = await waitFor('the confirmation', async () => {
    const confirmations = await sentTo(lena, 'text');
    return confirmations.length > 0 && confirmations;
  });
  expect(reported).toHaveLength(1);
  expect(await ledgerOf(lena)).toEqual([`revoked:${origin}`]);
});

it('Lena asks about something else, and stays subscribed', async () => {
  await server.environment.control('/whatsapp/inbound', {
    from: lena,
    text: 'Please do not stop, I love it',
  });
  await waitFor('the message to be handled', async () => (await inboundOf(lena)) === 1);
  expect(await ledgerOf(lena)).toEqual([]);
});

// Runs before the environment's time is advanced, because the messages queued here use the real time.
it('drops answers that were queued before STOP, and sends answers to later questions', async () => {
  await queueAhead(lena, HOUR_MS, 'service');
  await says({ text: 'STOP' });
  expect(await statesOf(lena, 'service')).toContain('skipped');
  await queueMessages(server.db, await sender(), { phone: lena, purpose: 'service' });
  await waitFor('the answers', async () => !(await statesOf(lena, 'service')).includes('queued'));
  expect((await statesOf(lena, 'service')).filter((state) => state === 'skipped')).toHaveLength(1);
});

// How soon a STOP counts depends on the machine. The bench `fairness` measures that.
it('drops Lena’s queued messages after she stops', async () => {
  await queueAhead(lena, HOUR_MS, 'marketing');
  await server.environment.control('/whatsapp/inbound', { from: lena, text: 'stop' });
  await waitFor('the revocation', async () => (await ledgerOf(lena)).length === 1);

  await server.environment.forward(HOUR_MS);
  const message = await waitFor('the gate', async () => {
    const [row] = await server.rows<{ state: string; verdict: unknown }>(
      `select m.state, m.verdict from messages m join subscribers s using (shop_id, subscriber_id)
       where s.phone_e164 = $1 and m.source_event = 'bench'`,
      [lena],
    );
    return row?.state !== 'queued' && row;
  });
  expect(message).toEqual({ state: 'skipped', verdict: { verdict: 'skip', reason: 'noConsent' } });
});

it.each([
  ['renews the consent that she had given', true, ['revoked:userPreferences', 'granted:userPreferences']],
  ['renews no unproven consent', false, ['revoked:userPreferences']],
])(
  'honours an opt-out in WhatsApp’s settings, and %s when she changes her mind there',
  async (_what, isProven, ledger) => {
    // The product never writes a consent without its proof.
    if (!isProven) await server.rows('delete from consent_ledger');
    await server.environment.control('/whatsapp/preferences', { number: lena, value: 'stop' });
    await waitFor('the stop', async () => (await ledgerOf(lena)).length === 1);
    await server.environment.control('/whatsapp/preferences', { number: lena, value: 'resume' });
    await waitFor('the preference to be handled', async () => (await preferencesHandled(lena)) === 2);
    expect(await ledgerOf(lena)).toEqual(ledger);
  },
);

it('asks back about "Red", a colour or a keyword, once a day, and stops only by its button', async () => {
  await says({ text: 'Red' });
  const { id: contextId, buttons } = await theQuestion();
  await says({ text: 'red!' });
  expect(await sentTo(lena, 'interactive')).toHaveLength(1);
  expect(await ledgerOf(lena)).toEqual([]);

  expect(buttons.map(({ title }) => title)).toEqual(['Ja, stopp', 'Nein, behalten']);
  await says({ buttonPayload: buttons[0]?.id, buttonTitle: buttons[0]?.title, contextId });
  expect(await ledgerOf(lena)).toEqual(['revoked:unsubscribeReply']);
});

it.each(['CANCEL', 'stpo', 'STOP 12345'])(
  'asks back about "%s", and keeps the person who chooses to stay',
  async (text) => {
    await says({ text });
    const { id: contextId, buttons } = await theQuestion();
    await says({ buttonPayload: buttons[1]?.id, buttonTitle: buttons[1]?.title, contextId });
    const reported = await waitFor('the answer', async () => {
      const answers = await sentTo(lena, 'text');
      return answers.length > 0 && answers;
    });
    expect(reported).toHaveLength(1);
    expect(await ledgerOf(lena)).toEqual([]);
    expect(await hasConsent(lena)).toBe(true);
  },
);

it('asks in the person’s language', async () => {
  await server.rows("update subscribers set locale = 'ar-EG' where phone_e164 = $1", [lena]);
  await says({ text: 'الغاء' });
  const { buttons } = await theQuestion();
  expect(buttons.map(({ title }) => title)).toEqual(['نعم، أوقفوها', 'لا، استمروا']);
});

it.each(['Red', 'Stop'])('treats a tap on "%s" in a list as a choice, not as a keyword', async (title) => {
  await says({ buttonPayload: 'colour:1', buttonTitle: title });
  expect(await ledgerOf(lena)).toEqual([]);
  expect(await sentTo(lena, 'interactive')).toEqual([]);
});

it('sends no messages about her orders after STOP, but still does after an opt-out of offers in WhatsApp', async () => {
  const marie = lena.replace('+4915112345', '+4915112346');
  await addSubscriber(server.db, server.shopId, { phone: marie });
  for (const phone of [lena, marie]) await queueAhead(phone, 24 * HOUR_MS, 'utility');
  await says({ text: 'STOP' });
  await server.environment.control('/whatsapp/preferences', { number: marie, value: 'stop' });
  await waitFor('the stop', async () => (await ledgerOf(marie)).length === 1);
  // The STOP drops queued messages immediately. The gate drops later ones.
  expect(await statesOf(lena, 'utility')).toEqual(['skipped']);
  for (const phone of [lena, marie])
    await queueMessages(server.db, await sender(), { phone, purpose: 'utility' });
  await waitFor('the gate', async () => !(await statesOf(lena, 'utility')).includes('queued'));
  expect(await statesOf(lena, 'utility')).toEqual(['skipped', 'skipped']);
  await waitFor(
    'her receipt',
    async () => !(await statesOf(marie, 'utility')).every((state) => state === 'queued'),
  );
  expect(await statesOf(marie, 'utility')).not.toContain('skipped');
});

it('opts her in again only if she writes START after a STOP', async () => {
  await says({ text: 'Start' });
  expect(await ledgerOf(lena)).toEqual([]);
  await says({ text: 'Stop' });
  await says({ text: 'Yes' });
  expect(await hasConsent(lena)).toBe(false);
  await says({ text: 'START' });
  expect(await ledgerOf(lena)).toEqual(['revoked:keyword', 'granted:keyword']);
  expect(await hasConsent(lena)).toBe(true);
});

it('does not lift a STOP in the chat when WhatsApp’s own setting is changed back', async () => {
  await says({ text: 'START' });
  await server.environment.control('/whatsapp/preferences', { number: lena, value: 'stop' });
  await waitFor('the preference', async () => (await ledgerOf(lena)).length === 1);
  await says({ text: 'STOP' });
  await server.environment.control('/whatsapp/preferences', { number: lena, value: 'resume' });
  await waitFor('the preference to be handled', async () => (await preferencesHandled(lena)) === 2);
  expect(await ledgerOf(lena)).toEqual(['revoked:userPreferences', 'revoked:keyword']);
});

/** Lena writes or taps. Resolves once the message is processed. */
async function says(act: object): Promise<void> {
  const before = await inboundOf(lena);
  await server.environment.control('/whatsapp/inbound', { from: lena, ...act });
  await waitFor('the message to be handled', async () => (await inboundOf(lena)) > before);
}

async function hasConsent(phone: string): Promise<boolean | undefined> {
  const [row] = await server.rows<{ has: boolean }>(
    'select has_marketing_consent as has from subscribers where phone_e164 = $1',
    [phone],
  );
  return row?.has;
}

async function statesOf(phone: string, purpose: string): Promise<string[]> {
  const messages = await server.rows<{ state: string }>(
    `select m.state from messages m join subscribers s using (shop_id, subscriber_id)
     where s.phone_e164 = $1 and m.purpose = $2 order by m.created_at`,
    [phone, purpose],
  );
  return messages.map(({ state }) => state);
}

/** Returns what was recorded since she signed up. */
async function ledgerOf(phone: string): Promise<string[]> {
  const entries = await server.rows<{ entry: string }>(
    `select l.kind || ':' || l.origin as entry from consent_ledger l join subscribers s using (shop_id, subscriber_id)
     where s.phone_e164 = $1 and l.origin <> 'persistentPill' order by l.recorded_at`,
    [phone],
  );
  return entries.map(({ entry }) => entry);
}

async function inboundOf(phone: string): Promise<number> {
  const rows = await server.rows(
    `select from inbound_messages i join subscribers s using (shop_id, subscriber_id) where s.phone_e164 = $1`,
    [phone],
  );
  return rows.length;
}

async function preferencesHandled(phone: string): Promise<number> {
  const rows = await server.rows(
    `select from webhook_inbox where topic = 'whatsapp/user_preferences' and state = 'done' and body::text like '%' || $1 || '%'`,
    [phone.slice(1)],
  );
  return rows.length;
}

interface PhoneMessage {
  id: string;
  direction: string;
  content: {
    type: string;
    interactive?: { action?: { buttons?: { reply: { id: string; title: string } }[] } };
  };
}

async function sentTo(phone: string, type: string): Promise<PhoneMessage[]> {
  const { messages } = await server.environment.control<{ messages: PhoneMessage[] }>(
    `/whatsapp/messages?to=${encodeURIComponent(phone)}`,
  );
  return messages.filter(({ direction, content }) => direction === 'fromBusiness' && content.type === type);
}

/** Returns the question whether Lena wants to stop, once it has reached her. */
async function theQuestion() {
  const [question] = await waitFor('the question', async () => {
    const asked = await sentTo(lena, 'interactive');
    return asked.length > 0 && asked;
  });
  const buttons = question?.content.interactive?.action?.buttons ?? [];
  return { id: question?.id ?? '', buttons: buttons.map(({ reply }) => reply) };
}

async function sender(): Promise<{ shopId: number; senderId: string }> {
  const [row] = await server.rows<{ sender_id: string }>('select sender_id from senders');
  return { shopId: server.shopId, senderId: row?.sender_id ?? '' };
}

async function queueAhead(
  phone: string,
  aheadMs: number,
  purpose: 'marketing' | 'utility' | 'service',
): Promise<void> {
  await queueMessages(server.db, await sender(), { phone, purpose, delaySeconds: aheadMs / 1000 });
}
