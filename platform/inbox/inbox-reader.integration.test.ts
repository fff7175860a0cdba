import { sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Tx } from '#platform/database/database.ts';
import { openLogger } from '#platform/logging/logger.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import { InboxReader, TRIES_UNTIL_REPORTED } from './inbox-reader.ts';
import type { Urgency } from './urgency.ts';
import { storeWebhooks, type IncomingWebhook, type StoredWebhook } from './webhook-inbox.ts';

const NOON = new Date('2026-11-20T12:00:00Z');
const BLUEBELL = 'bluebell.myshopify.com';
const WREN = 'wren.myshopify.com';

const open = useTestDatabase({ connections: 4 });
let now = NOON;
const clock = { now: () => now };
beforeEach(async () => {
  now = NOON;
  await sql`truncate webhook_inbox, webhook_deliveries`.execute(open.db);
});

describe('the inbox', () => {
  it('handles people’s messages first, then orders, then the rest, each for the shops in turn', async () => {
    await reported(
      product(BLUEBELL, 1),
      product(BLUEBELL, 2),
      product(WREN, 3),
      order(BLUEBELL, 4),
      order(BLUEBELL, 5),
      order(WREN, 6),
      message('STOP'),
    );
    expect(await handledBy('people', 'trade', 'rest')).toEqual(['STOP', 4, 6, 5, 1, 3, 2]);
  });

  it('handles messages about consent before older ones, in their order', async () => {
    await reported(
      message('ok'),
      message('ok again'),
      aboutConsent('START'),
      order(BLUEBELL, 1),
      aboutConsent('STOP'),
    );
    expect(await handledBy('consent')).toEqual(['START', 'STOP']);
    expect(await handledBy('consent', 'people', 'trade')).toEqual(['ok', 'ok again', 1]);
  });

  it('handles consent while another reader has a message of the same lane', async () => {
    await reported(message('ok'), aboutConsent('STOP'));
    const beside: unknown[] = [];
    await readerOf(['people'], async () => void beside.push(...(await handledBy('consent')))).handleNext();
    expect(beside).toEqual(['STOP']);
  });

  it('leaves other kinds of webhooks to other readers', async () => {
    await reported(product(BLUEBELL, 1), message('STOP'));
    expect(await handledBy('people')).toEqual(['STOP']);
    expect(await handledBy('people')).toEqual([]);
  });

  it('handles a batch of one shop, and then one of the next', async () => {
    await reported(order(BLUEBELL, 1), order(BLUEBELL, 2), order(BLUEBELL, 3), order(WREN, 4));
    const batches: unknown[][] = [];
    let last: unknown = null;
    const reader = readerOf(
      ['trade'],
      async (tx, { body }) => {
        if (tx !== last) batches.push([]);
        last = tx;
        batches.at(-1)?.push((body as { id: unknown }).id);
      },
      2,
    );
    while (await reader.handleNext());
    expect(batches).toEqual([[1, 2], [4], [3]]);
    expect(await rows()).toMatchObject(Array.from({ length: 4 }, () => ({ state: 'done' })));
  });

  it('handles each webhook of a batch alone if one fails, and applies the others once', async () => {
    await sql`create table effects (id int)`.execute(open.db);
    await reported(order(BLUEBELL, 1), order(BLUEBELL, 2), order(BLUEBELL, 3));
    const reader = readerOf(
      ['trade'],
      async (tx, { body }) => {
        const { id } = body as { id: number };
        await sql`insert into effects values (${id})`.execute(tx);
        if (id === 2) throw new Error('unreadable');
      },
      10,
    );
    await reader.handleNext();
    const { rows: effects } = await sql`select id from effects order by id`.execute(open.db);
    expect(effects).toEqual([{ id: 1 }, { id: 3 }]);
    expect(await statesOfBodies()).toEqual(['1 done 0', '2 new 1', '3 done 0']);
  });

  it('handles a failed webhook apart from others, so that it fails alone', async () => {
    await reported(order(BLUEBELL, 1), order(BLUEBELL, 2));
    const reader = readerOf(
      ['trade'],
      async (_tx, { body }) => {
        if ((body as { id: number }).id === 2) throw new Error('unreadable');
      },
      10,
    );
    await reader.handleNext();
    now = new Date(now.getTime() + 3_600_000);
    await reported(order(BLUEBELL, 3), order(BLUEBELL, 4));
    const sizes: number[] = [];
    const later = new InboxReader({
      db: open.db,
      clock,
      log: openLogger('silent', 'test'),
      urgencies: ['trade'],
      atOnce: 10,
      handle: async (_tx, webhooks) => void sizes.push(webhooks.length),
    });
    while (await later.handleNext());
    expect(sizes).toEqual([1, 2]);
  });

  it('skips a shop that another reader has locked', async () => {
    await reported(order(BLUEBELL, 1), order(BLUEBELL, 2), order(WREN, 3));
    const byOther: unknown[] = [];
    const reader = readerOf(['trade'], async (_tx, { body }) => {
      if ((body as { id: unknown }).id === 1) byOther.push(...(await handledBy('trade')));
    });
    await reader.handleNext();
    expect(byOther).toEqual([3]);
  });

  it('handles a large body alone', async () => {
    const large = { ...order(BLUEBELL, 2), body: { id: 2, text: randomBytes(400_000).toString('hex') } };
    await reported(order(BLUEBELL, 1), large, order(BLUEBELL, 3));
    const sizes: number[] = [];
    const reader = readerOf(
      ['trade'],
      async (_tx, { body }) => void sizes.push(JSON.stringify(body).length),
      10,
    );
    while (await reader.handleNext());
    expect(sizes).toEqual([8, expect.toSatisfy((size: number) => size > 800_000), 8]);
  });

  it('continues with the next shop if a webhook cannot be handled', async () => {
    await reported(order(BLUEBELL, 1), order(WREN, 2));
    const reader = readerOf(['trade'], async (_tx, { body }) => {
      if ((body as { id: number }).id === 1) throw new Error('unreadable\0');
    });
    await reader.handleNext();
    await reader.handleNext();
    expect(await rows()).toEqual([
      { topic: 'orders/create', state: 'new', attempts: 1, error: 'Error: unreadable' },
      { topic: 'orders/create', state: 'done', attempts: 0, error: null },
    ]);
  });

  it('does not reopen a webhook that another reader handled while this one failed', async () => {
    await reported(order(BLUEBELL, 1));
    let times = 0;
    const slow = readerOf(['trade'], async (tx) => {
      times += 1;
      // The connection is lost, and the row is free again as soon as the database has cleaned up. This reader has yet
      // to notice.
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx).catch(() => undefined);
      await waitFor('another reader to handle it', async () => {
        await readerOf(['trade'], async () => void (times += 1)).handleNext();
        return times > 1;
      });
      throw new Error('no line');
    });
    await slow.handleNext();
    await readerOf(['trade'], async () => void (times += 1)).handleNext();
    expect(times).toBe(2);
    expect(await rows()).toMatchObject([{ state: 'done' }]);
  });

  it('gives up on a failing catalogue webhook, but never on a person’s message', async () => {
    await reported(product(BLUEBELL, 1), message('Hello'), aboutConsent('STOP'));
    const fail = () => Promise.reject(new Error('no'));
    const failing = [readerOf(['consent'], fail), readerOf(['people'], fail), readerOf(['rest'], fail)];
    for (let tries = 0; tries <= TRIES_UNTIL_REPORTED; tries += 1) {
      for (const reader of failing) await reader.handleNext();
      now = new Date(now.getTime() + 3_600_000);
    }
    expect(await rows()).toMatchObject([
      { topic: 'products/update', state: 'failed', attempts: TRIES_UNTIL_REPORTED },
      { topic: 'whatsapp/message', state: 'new' },
      { topic: 'whatsapp/message', state: 'new' },
    ]);
    expect(await handledBy('consent', 'people', 'trade', 'rest')).toEqual(['STOP', 'Hello']);
  });
});

async function statesOfBodies(): Promise<string[]> {
  const found = await sql<{ reported: string }>`
    select concat_ws(' ', body ->> 'id', state, attempts) as reported from webhook_inbox order by 1`.execute(
    open.db,
  );
  return found.rows.map((row) => row.reported);
}

function reported(
  ...webhooks: Pick<IncomingWebhook, 'source' | 'topic' | 'shopUrl' | 'body' | 'isAboutConsent'>[]
): Promise<unknown> {
  return storeWebhooks(
    open.db,
    clock,
    webhooks.map((webhook) => ({ ...webhook, deliveryId: crypto.randomUUID(), triggeredAt: NOON })),
  );
}

const product = (shopUrl: string, id: number) =>
  ({ source: 'shopify', topic: 'products/update', shopUrl, body: { id } }) as const;
const order = (shopUrl: string, id: number) =>
  ({ source: 'shopify', topic: 'orders/create', shopUrl, body: { id } }) as const;
const message = (id: string) =>
  ({
    source: 'whatsapp',
    topic: 'whatsapp/message',
    shopUrl: null,
    body: { phoneNumberId: '1', id },
  }) as const;

const aboutConsent = (id: string) => ({ ...message(id), isAboutConsent: true });

type HandleOne = (tx: Tx, webhook: StoredWebhook) => Promise<void>;

function readerOf(urgencies: Urgency[], handleOne: HandleOne, atOnce = 1): InboxReader {
  const handle = async (tx: Tx, webhooks: readonly StoredWebhook[]) => {
    for (const webhook of webhooks) await handleOne(tx, webhook);
  };
  return new InboxReader({
    db: open.db,
    clock,
    log: openLogger('silent', 'test'),
    urgencies,
    atOnce,
    handle,
  });
}

/** The ids of the webhooks that a reader handles, in order. */
async function handledBy(...urgencies: Urgency[]): Promise<unknown[]> {
  const ids: unknown[] = [];
  const reader = readerOf(urgencies, async (_tx, { body }) => void ids.push((body as { id: unknown }).id));
  while (await reader.handleNext());
  return ids;
}

async function rows(): Promise<unknown[]> {
  const found =
    await sql`select topic, state, attempts, error from webhook_inbox order by topic, lane`.execute(open.db);
  return found.rows;
}
