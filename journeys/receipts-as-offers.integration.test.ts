import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '#platform/clock/durations.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { get, openShop, type Shop } from '#tools/test-environment/channels-client.ts';
import { openServer, optIn, type OpenServer } from '#tools/test-environment/open-server.ts';
import { queueMessages } from '#tools/test-environment/seeds/queue-messages.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';

/** The template for receipts, which every account has from the start. */
const NOTE = 'hello_world';
const LENA = '+4915215550161';
const NOAH = '+4915215550162';

let server: OpenServer;
let wren: Shop;
beforeAll(async () => {
  server = await openServer();
  server.plantsAgainst.add('consentEqualsLedger');
  wren = await openShop(server.appUrl, DEMO_SHOP);
  await optIn(server, { phone: LENA, ip: '198.51.100.61' });
  await optIn(server, { phone: NOAH, ip: '198.51.100.62' });
  await server.rows('update subscribers set has_marketing_consent = false where phone_e164 = $1', [NOAH]);
});
afterAll(() => server.close());

async function note(): Promise<{ category: string; quality: string } | undefined> {
  const rows = await server.rows<{ category: string; quality: string }>(
    "select category, quality from template_submissions where name = $1 order by language = 'en' desc",
    [NOTE],
  );
  return rows[0];
}

const play = (what: string, body: object) =>
  server.environment.control(`/whatsapp/templates/${NOTE}/${what}`, body);

let nextEvent = 0;

/** Queues an offer or a receipt for a person. */
async function queue(phone: string, purpose: 'marketing' | 'utility'): Promise<string> {
  const sourceEvent = `event ${(nextEvent += 1)}`;
  const [sender] = await server.rows<{ sender_id: string }>(
    'select sender_id from senders where shop_id = $1',
    [server.shopId],
  );
  const to = { shopId: server.shopId, senderId: sender?.sender_id ?? '' };
  const sourceType = purpose === 'utility' ? 'receiptStory' : 'broadcast';
  await queueMessages(server.db, to, { phone, purpose, sourceType, sourceEvent });
  return sourceEvent;
}
const receipt = (phone: string) => queue(phone, 'utility');

const message = async (sourceEvent: string) => {
  const rows = await server.rows<{
    message_id: string;
    state: string;
    reason: string | null;
    wait: string | null;
  }>(
    `select message_id, state, verdict ->> 'reason' as reason, verdict #>> '{wait,reason}' as wait
     from messages where source_event = $1`,
    [sourceEvent],
  );
  return rows[0];
};

it('is sent to everybody as a receipt until WhatsApp counts its template as marketing', async () => {
  const event = await receipt(NOAH);
  await waitFor('Noah’s receipt', async () => (await message(event))?.state === 'delivered');
});

it('is then sent neither to people without consent to offers nor to people who reached their limit', async () => {
  await play('category', { category: 'MARKETING' });
  await waitFor('the category', async () => (await note())?.category === 'MARKETING');
  const [noahs, offer] = [await receipt(NOAH), await queue(LENA, 'marketing')];
  await waitFor('Noah’s to be dropped', async () => (await message(noahs))?.reason === 'noConsent');
  await waitFor('Lena’s offer', async () => (await message(offer))?.state === 'delivered');
  const lenas = await receipt(LENA);
  await waitFor('her receipt to wait', async () => (await message(lenas))?.wait === 'frequencyCap');

  const { body } = await get(
    wren,
    `/database/api/messages/getMessage?shopUrl=${DEMO_SHOP}&messageId=${(await message(noahs))?.message_id}`,
  );
  expect(body).toMatchObject({
    message: { purpose: 'utility', countsAsMarketing: true, reason: 'noConsent' },
  });
});

it('reports the template’s category and quality to the merchant', async () => {
  await play('quality', { quality: 'RED' });
  await waitFor('the quality', async () => (await note())?.quality === 'RED');
  const health = await get(wren, `/database/api/messages/getSenderHealth?shopUrl=${DEMO_SHOP}`);
  expect(health.body).toMatchObject({
    notedTemplates: [
      {
        name: NOTE,
        notices: [
          expect.stringContaining('counts this template as marketing now'),
          expect.stringContaining('quality low'),
        ],
      },
    ],
  });
});

it('announces the change of category beforehand, and applies it only from then on', async () => {
  await play('category', { category: 'UTILITY' });
  await waitFor('the category', async () => (await note())?.category === 'UTILITY');
  await server.environment.forward(1000);
  await play('category', { category: 'MARKETING', inMs: DAY_MS });
  const health = () => get(wren, `/database/api/messages/getSenderHealth?shopUrl=${DEMO_SHOP}`);
  await waitFor('the announcement', async () =>
    JSON.stringify((await health()).body).includes('will count this template as marketing about'),
  );
  const event = await receipt(NOAH);
  await waitFor('Noah’s receipt', async () => (await message(event))?.state === 'delivered');
});
