import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { moveInbound } from '#features/engine/conversations/server/wiring.ts';
import { moveMessages } from '#features/engine/messaging/server/wiring.ts';
import { moveConfirmations } from '#features/foundations/consent/server/wiring.ts';
import { learnAccountIds } from '#features/foundations/subscribers/server/index.ts';
import { moveThreads } from '#features/product/inbox/server/wiring.ts';
import type { Context } from '#platform/context.ts';
import { openDatabase, type OpenDatabase } from '#platform/database/database.ts';
import { EventBus } from '#platform/events/domain-events.ts';
import {
  allHandled,
  openServer,
  optIn,
  postMetaWebhook,
  whatsAppBody,
  testNow,
  writeMessage,
  type OpenServer,
} from '#tools/test-environment/open-server.ts';
import { queueMessages } from '#tools/test-environment/seeds/queue-messages.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';

let server: OpenServer;
let database: OpenDatabase;
let ctx: Pick<Context, 'db' | 'pool' | 'clock' | 'log' | 'events'>;
const warned: unknown[] = [];
/** Each test has its own Lena, with a consenting number and an account that we do not know yet. */
let lena: { phone: string; waId: string; bsuid: string };
let people = 0;
let webhooks = 0;

beforeAll(async () => {
  server = await openServer();
  await server.rows('update campaigns set is_on = true');
  database = openDatabase(server.databaseUrl, { connections: 2 });
  const log = { warn: (about: unknown) => warned.push(about) } as unknown as Context['log'];
  ctx = { ...database, clock: { now: testNow }, log, events: new EventBus() };
  ctx.events.on('subscriberMerged', moveMessages);
  ctx.events.on('subscriberMerged', moveInbound);
  ctx.events.on('subscriberMerged', moveConfirmations);
  ctx.events.on('subscriberMerged', moveThreads);
});
afterAll(async () => {
  await database.close();
  await server.close();
});
beforeEach(async () => {
  lena = newPerson();
  await agree(lena.phone);
});

it('is processed while Meta Business Agent answers, without taking the conversation over', async () => {
  const standby = async (id: string, text: string) => {
    const timestamp = String(Math.floor(testNow().getTime() / 1000));
    const message = { id, from: lena.waId, timestamp, type: 'text', text: { body: text } };
    const body = whatsAppBody({ messages: [message] });
    const entry = body.entry.map(({ id: account, changes }) => ({
      id: account,
      changes: changes.map(({ value: { messaging_product, metadata, ...received } }) => ({
        field: 'standby',
        value: { messaging_product, metadata, standby: received },
      })),
    }));
    await postMetaWebhook(server.appUrl, 'whatsapp', { object: body.object, entry });
    await allHandled(server.rows);
  };
  const sentToLena = () =>
    server.rows(
      `select from messages m join subscribers s using (shop_id, subscriber_id)
       where s.phone_e164 = $1 and m.source_kind <> 'automation'`,
      [lena.phone],
    );
  const before = (await sentToLena()).length;
  await standby('wamid.agent-1', 'where is the bus stop');
  expect(await sentToLena()).toHaveLength(before);
  await standby('wamid.agent-2', 'STOP');
  expect(await ledgerOf(lena.phone)).toContain('revoked:keyword');
  expect(await confirmationsTo(lena.phone)).toBe(0);
  expect(await sentToLena()).toHaveLength(before);
});

describe('STOP from an account whose number is hidden', () => {
  it('belongs to the number once a receipt named the account', async () => {
    await reported([{ ...(await messageTo(lena.phone)), bsuid: lena.bsuid }]);
    await says({ bsuid: lena.bsuid }, 'STOP');
    expect(await rowsOf(lena)).toMatchObject([{ phone_e164: lena.phone, has_marketing_consent: false }]);
    expect(await ledgerOf(lena.phone)).toEqual(['granted:persistentPill', 'revoked:keyword']);
    expect(await confirmationsTo(lena.phone)).toBe(1);
  });

  it('belongs to the number if it answers our message there, as WhatsApp reports it', async () => {
    const [sender] = await server.rows<{ sender_id: string }>('select sender_id from senders');
    await queueMessages(
      server.db,
      { shopId: server.shopId, senderId: sender?.sender_id ?? '' },
      { phone: lena.phone, sourceEvent: 'hidden' },
    );
    const contextId = await waitFor('the offer', () => sentTo(lena.phone));
    // Without receipts the account is unknown, as with people who were silent for long.
    await server.rows('update subscribers set bsuid = null where phone_e164 = $1', [lena.phone]);
    await server.environment.control('/whatsapp/hide', { number: lena.phone, hides: true });
    await server.environment.control('/whatsapp/inbound', { from: lena.phone, text: 'stop', contextId });
    await waitFor('the revocation', async () => (await ledgerOf(lena.phone)).includes('revoked:keyword'));
    expect(await rowsOf(lena)).toMatchObject([{ has_marketing_consent: false, bsuid: expect.any(String) }]);
  });

  it('belongs to the number even if the account wrote before as a stranger', async () => {
    await says({ bsuid: lena.bsuid }, 'Hello');
    expect(await rowsOf(lena)).toHaveLength(2);
    await says({ bsuid: lena.bsuid }, 'STOP', await answerable(lena.phone));
    expect(await rowsOf(lena)).toMatchObject([{ phone_e164: lena.phone, has_marketing_consent: false }]);
  });

  it('also stops the addressee whose row has another account id, and merges nobody', async () => {
    await says({ ...lena, bsuid: 'DE.555000001' }, 'Hello');
    await says({ bsuid: lena.bsuid }, 'STOP', await answerable(lena.phone));
    expect(await rowsOf(lena)).toMatchObject([
      { bsuid: 'DE.555000001', has_marketing_consent: false },
      { bsuid: lena.bsuid, has_marketing_consent: false },
    ]);
  });

  it('is recorded alone, answered once, and still holds when the number turns out to be hers', async () => {
    await says({ bsuid: lena.bsuid }, 'STOP');
    await says({ bsuid: lena.bsuid }, 'stop!');
    const [, account] = await rowsOf(lena);
    expect(account).toMatchObject({ phone_e164: null, has_marketing_consent: false });
    expect(await ledgerOf(null, lena.bsuid)).toEqual(['revoked:keyword']);
    expect(await confirmationsTo(null, lena.bsuid)).toBe(1);
    await says(lena, 'Hello');
    expect(await rowsOf(lena)).toMatchObject([{ phone_e164: lena.phone, has_marketing_consent: false }]);
  });

  it.each(['before', 'after'])(
    'holds when a receipt names the number, which was typed %s she stopped',
    async (when) => {
      if (when === 'after') lena = newPerson();
      await says({ bsuid: lena.bsuid }, 'STOP');
      if (when === 'after') await agree(lena.phone);
      await reported([{ ...(await messageTo(lena.phone)), bsuid: lena.bsuid }]);
      expect(await rowsOf(lena)).toMatchObject([
        { phone_e164: lena.phone, bsuid: lena.bsuid, has_marketing_consent: false },
      ]);
    },
  );
});

describe('account ids in receipts', () => {
  it('are stored for many people at a time, and a malformed one does not affect the others', async () => {
    const others = [newPerson(), newPerson()];
    for (const { phone } of others) await agree(phone);
    const words = await Promise.all(
      [lena, ...others].map(async ({ phone, bsuid }) => ({ ...(await messageTo(phone)), bsuid })),
    );
    const odd = { shopId: server.shopId, subscriberId: 'nobody', bsuid: 'DE.odd' };
    await reported([odd, ...words, ...words]);
    for (const person of [lena, ...others])
      expect(await rowsOf(person)).toMatchObject([{ bsuid: person.bsuid, has_marketing_consent: true }]);
    expect(warned).toHaveLength(1);
  });

  it('do not identify an erased person again', async () => {
    const message = await messageTo(lena.phone);
    await server.rows('update subscribers set phone_e164 = null where subscriber_id = $1', [
      message.subscriberId,
    ]);
    await reported([{ ...message, bsuid: lena.bsuid }]);
    expect(await rowsOf(lena)).toEqual([]);
  });

  it('do not overwrite a known account id', async () => {
    await says(lena, 'Hello');
    await reported([{ ...(await messageTo(lena.phone)), bsuid: 'DE.555000002' }]);
    expect(await rowsOf(lena)).toMatchObject([{ bsuid: lena.bsuid, has_marketing_consent: true }]);
  });
});

describe('an account with a changed id', () => {
  it('keeps consent and history, so that its STOP counts', async () => {
    await server.environment.control('/whatsapp/inbound', { from: lena.phone, text: 'Hello' });
    const [known] = await waitFor('her account', async () => {
      const rows = await rowsOf({ phone: lena.phone });
      return rows[0]?.bsuid ? rows : null;
    });
    const { after } = await server.environment.control<{ after: string }>('/whatsapp/user-id', {
      number: lena.phone,
    });
    await waitFor('the change', async () => (await rowsOf({ bsuid: after })).length === 1);
    expect(await rowsOf({ bsuid: after })).toMatchObject([
      { subscriber_id: known?.subscriber_id, phone_e164: null, wa_id: null, has_marketing_consent: true },
    ]);
    await server.environment.control('/whatsapp/inbound', { from: lena.phone, text: 'STOP' });
    await waitFor('the stop', async () => (await ledgerOf(null, after)).includes('revoked:keyword'));
    expect(await rowsOf({ bsuid: after })).toMatchObject([{ has_marketing_consent: false }]);
  });

  it('keeps a STOP', async () => {
    await says(lena, 'STOP');
    await tellMove({ user_id: 'DE.700000001', previous_user_id: lena.bsuid, type: 'user_changed_user_id' });
    await tellMove({ user_id: 'DE.700000001', previous_user_id: lena.bsuid, type: 'user_changed_user_id' });
    expect(await rowsOf({ bsuid: 'DE.700000001' })).toMatchObject([{ has_marketing_consent: false }]);
  });

  it('is followed to a new number although the old one is not reported', async () => {
    await says(lena, 'Hello');
    const next = newPerson();
    const moved = { wa_id: next.waId, user_id: next.bsuid, previous_user_id: lena.bsuid };
    await tellMove({ ...moved, type: 'user_changed_number' });
    expect(await rowsOf(next)).toMatchObject([
      { phone_e164: next.phone, bsuid: next.bsuid, has_marketing_consent: true },
    ]);
    expect(await rowsOf(lena)).toEqual([]);
  });

  it('is only recorded if the person is unknown', async () => {
    const id = await tellMove({ user_id: 'DE.700000002', type: 'user_changed_user_id' });
    expect(
      await server.rows('select kind from inbound_messages where provider_message_id = $1', [id]),
    ).toEqual([{ kind: 'system' }]);
  });
});

describe('a phone number with two spellings', () => {
  it.each([
    ['54', '9', '11234567'],
    ['52', '1', '55123456'],
  ])('belongs to one person: +%s with and without a %s', async (code, extra, rest) => {
    const [plain, whatsApp] = [`+${code}${rest}${people + 10}`, `${code}${extra}${rest}${people + 10}`];
    await agree(plain);
    await agree(`+${whatsApp}`);
    await says({ waId: whatsApp }, 'STOP');
    expect(await consentsLike(`%${rest}${people + 10}`)).toEqual([false]);
  });

  it('belongs to one person whose row has the other spelling', async () => {
    const rest = `11234568${people + 10}`;
    await agree(`+549${rest}`);
    await server.rows('update subscribers set phone_e164 = $1 where phone_e164 = $2', [
      `+54${rest}`,
      `+549${rest}`,
    ]);
    await agree(`+54${rest}`);
    expect(await consentsLike(`%${rest}`)).toEqual([true, true]);
    await says({ waId: `549${rest}` }, 'STOP');
    expect(await consentsLike(`%${rest}`)).toEqual([false]);
  });

  it('is learned from the answer to a message', async () => {
    const rest = `11234569${people + 10}`;
    await agree(`+549${rest}`);
    // As an earlier version stored it.
    const phone = `+54${rest}`;
    await server.rows('update subscribers set phone_e164 = $1 where phone_e164 = $2', [phone, `+549${rest}`]);
    const [sender] = await server.rows<{ sender_id: string }>('select sender_id from senders');
    await queueMessages(
      server.db,
      { shopId: server.shopId, senderId: sender?.sender_id ?? '' },
      // A utility message does not wait for the morning in Argentina.
      { phone, sourceEvent: 'hidden', purpose: 'utility' },
    );
    const waId = () => server.rows('select wa_id from subscribers where phone_e164 = $1', [phone]);
    await waitFor('what WhatsApp calls her', async () =>
      JSON.stringify(await waId()).includes(`"549${rest}"`),
    );
  });

  it('belongs to the number that the answer to a message names', async () => {
    const waId = `491511259${people + 10_000}`;
    await reported([{ ...(await messageTo(lena.phone)), waId }]);
    expect(await rowsOf({ phone: lena.phone })).toMatchObject([{ wa_id: waId }]);
    await says({ waId }, 'STOP');
    expect(await rowsOf({ phone: lena.phone })).toMatchObject([{ has_marketing_consent: false }]);
    expect(await consentsLike(`%${waId}`)).toEqual([]);
  });

  it('stays with another person who has that number', async () => {
    const other = newPerson();
    await agree(other.phone);
    await reported([{ ...(await messageTo(lena.phone)), waId: other.waId }]);
    expect(await rowsOf({ phone: lena.phone })).toMatchObject([{ wa_id: null }]);
    await says({ waId: other.waId }, 'STOP');
    expect(await rowsOf({ phone: lena.phone })).toMatchObject([{ has_marketing_consent: true }]);
  });
});

async function consentsLike(phone: string): Promise<boolean[]> {
  const rows = await server.rows<{ has: boolean }>(
    'select has_marketing_consent as has from subscribers where phone_e164 like $1',
    [phone],
  );
  return rows.map(({ has }) => has);
}

function newPerson() {
  people += 1;
  const digits = `49151124${String(50_000 + people)}`;
  return { phone: `+${digits}`, waId: digits, bsuid: `DE.13491209${String(people)}` };
}

async function agree(phone: string): Promise<void> {
  expect(await optIn(server, { phone, ip: `10.1.${people}.1` })).toMatchObject({ status: 200 });
}

async function reported(words: Parameters<typeof learnAccountIds>[1]): Promise<void> {
  await learnAccountIds(ctx, words);
}

async function messageTo(phone: string) {
  const at = testNow();
  const { messageId, subscriberId } = await writeMessage(server, { phone, at });
  return { shopId: server.shopId, messageId, createdAt: at, subscriberId };
}

/** A message that reached the number, with the provider's id. */
async function answerable(phone: string): Promise<string> {
  const { messageId } = await messageTo(phone);
  const wamid = `wamid.to-${messageId}`;
  await server.rows("update messages set state = 'sent', provider_message_id = $2 where message_id = $1", [
    messageId,
    wamid,
  ]);
  return wamid;
}

async function sentTo(phone: string): Promise<string | null> {
  const [row] = await server.rows<{ provider_message_id: string | null }>(
    `select m.provider_message_id from messages m join subscribers s using (shop_id, subscriber_id)
     where s.phone_e164 = $1 and m.source_event = 'hidden'`,
    [phone],
  );
  return row?.provider_message_id ?? null;
}

async function post(message: object, contacts: object[] = []): Promise<string> {
  webhooks += 1;
  const id = `wamid.who-${webhooks}`;
  const timestamp = String(Math.floor(testNow().getTime() / 1000));
  const messages = [{ id, timestamp, ...message }];
  await postMetaWebhook(server.appUrl, 'whatsapp', whatsAppBody({ contacts, messages }));
  await allHandled(server.rows);
  return id;
}

async function says(
  { waId, bsuid }: { waId?: string; bsuid?: string },
  text: string,
  answers?: string,
): Promise<void> {
  const ids = { ...(waId !== undefined && { from: waId }), from_user_id: bsuid };
  const contact = { ...(waId !== undefined && { wa_id: waId }), user_id: bsuid };
  const context = answers === undefined ? {} : { context: { from: '4915215550100', id: answers } };
  await post({ ...ids, ...context, type: 'text', text: { body: text } }, [contact]);
}

function tellMove(system: object): Promise<string> {
  return post({ type: 'system', system: { body: 'User Lena changed', ...system } });
}

function rowsOf({ phone = null, bsuid = null }: { phone?: string | null; bsuid?: string | null }) {
  return server.rows<{ subscriber_id: string; phone_e164: string | null; bsuid: string | null }>(
    'select * from subscribers where shop_id = $1 and (phone_e164 = $2 or bsuid = $3) order by created_at',
    [server.shopId, phone, bsuid],
  );
}

async function ledgerOf(phone: string | null, bsuid: string | null = null): Promise<string[]> {
  const entries = await server.rows<{ entry: string }>(
    `select l.kind || ':' || l.origin as entry from consent_ledger l join subscribers s using (shop_id, subscriber_id)
     where s.phone_e164 = $1 or s.bsuid = $2 order by l.recorded_at, l.entry_id`,
    [phone, bsuid],
  );
  return entries.map(({ entry }) => entry);
}

async function confirmationsTo(phone: string | null, bsuid: string | null = null): Promise<number> {
  const rows = await server.rows(
    `select from messages m join subscribers s using (shop_id, subscriber_id)
     where m.source_type = 'stopConfirmation' and (s.phone_e164 = $1 or s.bsuid = $2)`,
    [phone, bsuid],
  );
  return rows.length;
}
