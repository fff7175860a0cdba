import { beforeAll, expect, it } from 'vitest';
import type { Context } from '#platform/context.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { seedShop, type SeededShop } from '#tools/test-environment/seeds/seed-shop.ts';
import { PRIORITY, type NewMessage } from '../../contract/message.ts';
import { leaseAwaitingCode, replaceCodes } from './awaiting-code.ts';
import { createMessages } from './create-messages.ts';

const NOW = new Date('2026-11-20T09:00:00Z');
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

const open = useTestDatabase({ connections: 2 });
let shop: SeededShop;
let subscriberId: string;
beforeAll(async () => {
  shop = await seedShop(open.db, Buffer.alloc(32), 1);
  const { rows } = await open.pool.query<{ subscriber_id: string }>('select subscriber_id from subscribers');
  subscriberId = rows[0]?.subscriber_id ?? '';
});
const ctx = (now: Date) => ({ db: open.db, clock: { now: () => now } }) as unknown as Context;

const parts = (code: string, sourceEvent: string): NewMessage[] =>
  ['first', 'second'].map((word, at) => ({
    ...shop,
    subscriberId,
    channel: 'WA',
    messageKey: `${sourceEvent}:${at}`,
    purpose: 'service',
    source: { kind: 'service', type: 'story', id: null },
    sourceEvent,
    content: { kind: 'text', body: `The ${word}: ${code}, {{link:page}}` },
    discount: at === 0 ? { code, percent: 10, expiresAt: later(3600) } : null,
    discountCode: at === 0 ? null : code,
    priority: PRIORITY.service,
    dueAt: NOW,
    followsLast: at > 0,
    expiresAt: later(3600),
    links: { page: `https://wren.example/?discount=${code}` },
  }));

it('gives all messages of one flow the same new code, and leaves other flows alone', async () => {
  await open.db
    .transaction()
    .execute((tx) =>
      createMessages(ctx(NOW), tx, [...parts('BELL-AAAAAAA', 'one'), ...parts('BELL-BBBBBBB', 'two')]),
    );
  await open.pool.query("update outbox set state = 'awaiting_code' where state = 'queued'");
  const waiting = await leaseAwaitingCode(open.db, shop.shopId, {
    now: later(1),
    leaseUntil: later(60),
    limit: 10,
  });
  const message = waiting.find(({ discount }) => discount.code === 'BELL-AAAAAAA');
  expect(message).toBeDefined();
  await replaceCodes(open.db, shop.shopId, message ? [{ message, code: 'BELL-CCCCCCC' }] : []);
  const { rows } = await open.pool.query<object>(
    `select m.content ->> 'body' as body, m.discount_code, m.verdict #>> '{discount,code}' as brings, s.target_url
     from messages m join short_links s using (shop_id, message_id) order by m.source_event, body`,
  );
  const shownCodes = (word: string, code: string) => ({
    body: `The ${word}: ${code}, {{link:page}}`,
    discount_code: code,
    brings: word === 'first' ? code : null,
    target_url: `https://wren.example/?discount=${code}`,
  });
  expect(rows).toEqual(
    ['BELL-CCCCCCC', 'BELL-BBBBBBB'].flatMap((code) => [
      shownCodes('first', code),
      shownCodes('second', code),
    ]),
  );
});
