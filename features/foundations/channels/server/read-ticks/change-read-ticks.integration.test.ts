import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { openServer, optIn, type OpenServer } from '#tools/test-environment/open-server.ts';
import { insertSender } from '#tools/test-environment/seeds/insert-sender.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';

const LENA = '+4915112345701';
const MIRA = '+4915112345702';

let server: OpenServer;

beforeAll(async () => {
  server = await openServer();
  await optIn(server, { phone: LENA, ip: '203.0.113.7' });
  await optIn(server, { phone: MIRA, ip: '203.0.113.8' });
});
afterAll(() => server.close());

describe('the read ticks of shoppers’ messages', () => {
  const NO_SENDER = '01a1f8b4-7965-7f06-8434-417d01bc2f37';

  it('turn blue only for numbers that have them switched on', async () => {
    const [number] = (await ask<{ numbers: { senderId: string; isOn: boolean }[] }>('getReadTicks')).numbers;
    // Read ticks are off for a new number until the merchant switches them on.
    expect(number).toMatchObject({ isOn: false });
    const senderId = number?.senderId ?? '';
    await server.environment.control('/whatsapp/inbound', { from: MIRA, text: 'Is the mug blue?' });
    await waitFor('what Mira wrote', async () => {
      const messages = await server.rows("select from inbound_messages where text = 'Is the mug blue?'");
      return messages.length > 0;
    });
    expect(await switchTicks({ senderId, isOn: true })).toEqual({ isOn: true });
    expect(await ask('getReadTicks')).toMatchObject({ numbers: [{ senderId, isOn: true }] });
    await server.environment.control('/whatsapp/inbound', { from: LENA, text: 'Is the mug green?' });
    await waitFor('the tick of what Lena wrote', async () => (await ticksOf(LENA)).at(-1) === 'read');
    // Lena's message is later, so Mira's tick would be blue by now.
    expect(await ticksOf(MIRA)).toEqual([expect.not.stringMatching('read')]);
  });

  it('cannot be switched for another shop’s number, an incapable number, or with an incomplete request', async () => {
    const [own] = await server.rows<{ sender_id: string }>(
      'select sender_id from senders where shop_id = $1',
      [server.shopId],
    );
    const senderId = own?.sender_id ?? '';
    const others = await insertSender(server.db, await insertShop(server.db));
    for (const foreign of [others, NO_SENDER])
      await expect(switchTicks({ senderId: foreign, isOn: false })).rejects.toThrow('403');
    const malformed = [
      { senderId },
      { isOn: false },
      { senderId: 'mine', isOn: false },
      { senderId, isOn: 'no' },
    ];
    for (const body of malformed) await expect(switchTicks(body)).rejects.toThrow('422');
    await server.rows("update senders set provider = 'gupshup' where sender_id = $1", [senderId]);
    expect(await ask('getReadTicks')).toEqual({ numbers: [] });
    await expect(switchTicks({ senderId, isOn: false })).rejects.toThrow('404');
    await server.rows("update senders set provider = 'meta' where sender_id = $1", [senderId]);
    const switched = 'select marks_read from senders where sender_id = any($1) order by marks_read';
    expect(await server.rows(switched, [[senderId, others]])).toEqual([
      { marks_read: false },
      { marks_read: true },
    ]);
  });
});

async function ask<Body>(call: string): Promise<Body> {
  return (await server.environment.merchant.get(addressOf(call))).body as Body;
}

function addressOf(call: string): string {
  return `${server.appUrl}/database/api/messages/${call}?shopUrl=${DEMO_SHOP}`;
}

async function switchTicks(change: object): Promise<unknown> {
  const url = addressOf('setReadTicks');
  return (await server.environment.merchant.post(url, { shopUrl: DEMO_SHOP, ...change })).body;
}

/** Returns the state of each message that this shopper wrote. */
async function ticksOf(phone: string): Promise<string[]> {
  const { messages } = await server.environment.control<{ messages: { direction: string; state: string }[] }>(
    `/whatsapp/messages?to=${encodeURIComponent(phone)}`,
  );
  return messages.flatMap(({ direction, state }) => (direction === 'fromShopper' ? [state] : []));
}
