import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { PRIORITY } from '#features/engine/messaging/contract/message.ts';
import { inConnection } from '#platform/database/in-connection.ts';
import { openLogger } from '#platform/logging/logger.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { addSubscriber } from '#tools/test-environment/seeds/add-subscriber.ts';
import { insertSender } from '#tools/test-environment/seeds/insert-sender.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import { queueMessage } from '#tools/test-environment/seeds/queue-message.ts';
import { dropByEvent } from '../outbox/drop-by-event.ts';
import { AnswerBatcher } from './answer-batcher.ts';
import { claimBatch, type ClaimedMessage } from './claim-batch.ts';
import { ClaimRounds } from './claim-rounds.ts';
import { InFlightJournal, takeOverJournal, type MessageInClaim } from './in-flight-journal.ts';
import { takeBackUnknown, takeOverFromDeadWorkers } from './release-claims.ts';
import { settleAnswers, type Ending } from './settle-answers.ts';

const log = openLogger('silent', 'test');
const NOW = new Date('2026-11-20T09:00:00Z');
const LATER = new Date('2026-11-20T10:00:00Z');
const [LIVING, DEAD, DEAD_TOO] = [randomUUID(), randomUUID(), randomUUID()];

const open = useTestDatabase({ connections: 2 });
let pool: pg.Pool;
let shopId: number;
let [senderId, subscriberId] = ['', ''];
/**
 * The last message's due time, in milliseconds after the first one's. Messages go in the order in which they were
 * queued.
 */
let queued = 0;

beforeAll(async () => {
  pool = open.pool;
  shopId = await insertShop(open.db);
  senderId = await insertSender(open.db, shopId, { sends_per_second: 1000 });
  subscriberId = await addSubscriber(open.db, shopId, { phone: '+4915215550101' });
  await pool.query('insert into workers values ($1, now(), now())', [LIVING]);
});
beforeEach(async () => {
  await pool.query('truncate outbox, claims, messages');
  await pool.query('update senders set budget = 1000, budget_at = $1', [NOW]);
});

it("marks as uncertain what a dead worker was sending, and leaves a living worker's messages alone", async () => {
  const lost = await queue('lost');
  await claim(DEAD);
  await queue('on its way');
  await claim(LIVING);
  await takeOver();
  expect(await readOutbox()).toEqual([{ id: lost, state: 'uncertain', reason: 'worker died', attempts: 1 }]);
  expect(await claimsLeft()).toBe(1);
});

it('remembers a dead worker for a day, so that its lost messages can be found', async () => {
  await pool.query('truncate lost_workers');
  await pool.query(
    `insert into workers values ($1, now() - interval '1 hour', now() - interval '1 minute')`,
    [DEAD],
  );
  await pool.query(
    `insert into lost_workers values ($1, now() - interval '3 days', now() - interval '2 days', now() - interval '2 days')`,
    [DEAD_TOO],
  );
  await takeOver();
  const { rows } = await pool.query('select worker_id from lost_workers');
  expect(rows).toEqual([{ worker_id: DEAD }]);
});

it('queues again what a dead worker had claimed and not handed over', async () => {
  const handedOver = await queue('handed over');
  const [second, third] = [await queue('second'), await queue('third')];
  await claim(DEAD, { atOnce: 1 });
  await takeOver();
  expect(await readOutbox()).toEqual([
    { id: second, state: 'queued', reason: null, attempts: 0 },
    { id: third, state: 'queued', reason: null, attempts: 0 },
    { id: handedOver, state: 'uncertain', reason: 'worker died', attempts: 1 },
  ]);
});

it("treats only the messages in the dead worker's journal as uncertain", async () => {
  const begun = await queue('begun');
  const [marked, waits] = [await queue('marked and not begun'), await queue('waits')];
  const claimId = (await claim(DEAD, { atOnce: 2 }))[0]?.claimId ?? 0;
  const claimedAtMs = Date.now();
  const folder = mkdtempSync(path.join(tmpdir(), 'bellbird-journal-'));
  const journal = InFlightJournal.open(folder, DEAD, log);
  journal?.begin({ messageId: begun, claimId }, claimedAtMs);
  await takeOver((workerId) => takeOverJournal(folder, workerId));
  expect(await readOutbox()).toMatchObject([
    { id: marked, state: 'queued', attempts: 0 },
    { id: waits, state: 'queued', attempts: 0 },
    { id: begun, state: 'uncertain', attempts: 1 },
  ]);
  // The worker was only paused. It continues with what it claims from now on.
  expect(() => journal?.begin({ messageId: marked, claimId }, claimedAtMs)).toThrow('taken over');
  expect(() => journal?.begin({ messageId: waits, claimId }, Date.now() + 1)).not.toThrow();
  rmSync(folder, { recursive: true });
});

it('does not queue a claimed message again after its event ended, and still counts it as sent', async () => {
  const [refused, sent] = [await queue('refused'), await queue('sent')];
  const claimed = await claim(LIVING);
  const ended = ['refused', 'sent'].map((event) => ({ event, reason: 'orderCancelled' }));
  await open.db.transaction().execute((tx) => dropByEvent(tx, { shopId, sourceType: 'orderReceipt' }, ended));
  const byId = (id: string) => claimed.find(({ messageId }) => messageId === id);
  await settle(byId(refused), { kind: 'retry', at: LATER, reason: '131000', wasTried: true });
  await settle(byId(sent), { kind: 'sent', providerMessageId: 'wamid.sent' });
  expect(await readOutbox()).toEqual([]);
  const { rows } = await pool.query<{ id: string; state: string }>(
    'select message_id as id, state from messages',
  );
  const states = new Map(rows.map(({ id, state }) => [id, state]));
  expect([states.get(refused), states.get(sent)]).toEqual(['skipped', 'sent']);
});

it('does not treat a message as uncertain if only an earlier claim had started it', async () => {
  const id = await queue('refused once');
  const folder = mkdtempSync(path.join(tmpdir(), 'bellbird-journal-'));
  const journal = InFlightJournal.open(folder, DEAD, log);
  const [first] = await claim(DEAD);
  if (!first) throw new Error('nothing was claimed');
  journal?.begin(first, Date.now());
  await settle(first, { kind: 'retry', at: LATER, reason: '131000', wasTried: true });
  journal?.settled(first);
  await claim(DEAD, { at: LATER });
  await takeOver((workerId) => takeOverJournal(folder, workerId));
  expect(await readOutbox()).toMatchObject([{ id, state: 'queued', attempts: 1 }]);
  rmSync(folder, { recursive: true });
});

it("leaves a paused worker's claims alone if that worker takes over", async () => {
  await queue('its own');
  await claim(DEAD);
  await inConnection(pool, (client) => takeOverFromDeadWorkers(client, DEAD, () => null));
  expect(await readOutbox()).toEqual([]);
  expect(await claimsLeft()).toBe(1);
});

it('lets a worker put back nothing that another worker has claimed since', async () => {
  await queue('taken over');
  const [message] = await claim(DEAD, { atOnce: 0 });
  await takeOver();
  await claim(LIVING);
  await settle(message, { kind: 'requeue' });
  await settle(message, { kind: 'retry', at: LATER, reason: '131000', wasTried: true });
  expect(await readOutbox()).toEqual([]);
});

it('drops nothing when a worker whose claim was taken over reports a drop', async () => {
  const id = await queue('taken over');
  const [message] = await claim(DEAD, { atOnce: 0 });
  await takeOver();
  await settle(message, { kind: 'skipped', reason: 'noConsent' });
  expect(await readOutbox()).toMatchObject([{ id, state: 'queued' }]);
  const { rows } = await pool.query('select state from messages');
  expect(rows).toEqual([{ state: 'queued' }]);
});

it("counts tries only up to the column's maximum", async () => {
  await queue('often');
  await pool.query('update outbox set attempts = 32767');
  expect(await claim(LIVING)).toMatchObject([{ attempts: 32_767 }]);
});

it('sends immediately after a clock that was an hour ahead is corrected', async () => {
  await queue('waits');
  await pool.query("update senders set budget = 0.2, budget_at = $1::timestamptz + interval '1 hour'", [NOW]);
  expect(await claim(LIVING)).toEqual([]);
  const [message] = await claim(LIVING, { at: new Date(NOW.getTime() + 2000) });
  expect(message).toBeDefined();
});

it('leaves messages alone that the dead worker had an answer for', async () => {
  await queue('sent');
  const requeue = await queue('put back');
  const unanswered = await queue('unanswered');
  const [first, second] = await claim(DEAD);
  await settle(first, { kind: 'sent', providerMessageId: 'wamid.1' });
  await settle(second, { kind: 'wait', until: LATER, reason: 'quietHours' });
  await takeOver();
  expect(await readOutbox()).toEqual([
    { id: unanswered, state: 'uncertain', reason: 'worker died', attempts: 1 },
    { id: requeue, state: 'queued', reason: 'quietHours', attempts: 0 },
  ]);
});

it.each([
  ['is alive', LIVING, 0],
  ['is dead too', DEAD_TOO, 1],
])(
  'leaves a message that was put back to the worker that claimed it next, which %s',
  async (_name, next, takenOver) => {
    await queue('twice claimed');
    const [message] = await claim(DEAD);
    await settle(message, { kind: 'retry', at: LATER, reason: '131000', wasTried: true });
    await claim(next, { at: LATER });
    await takeOver();
    expect((await readOutbox()).map(({ state, attempts }) => [state, attempts])).toEqual(
      Array.from({ length: takenOver }, () => ['uncertain', 2]),
    );
  },
);

it('accepts the result of a slow worker whose claim was taken over', async () => {
  await queue('slow');
  const [message] = await claim(DEAD);
  await takeOver();
  await settle(message, { kind: 'retry', at: LATER, reason: '131000', wasTried: true });
  expect(await readOutbox()).toMatchObject([{ state: 'queued', reason: '131000', attempts: 1 }]);
});

it('takes back a claim whose answer was lost, as if it had not been made', async () => {
  await queue('known');
  const [known] = await claim(LIVING);
  const lost = await queue('lost');
  await claim(LIVING);
  await takeBackUnknown(pool, LIVING, [known?.claimId ?? 0]);
  expect(await readOutbox()).toEqual([{ id: lost, state: 'queued', reason: null, attempts: 0 }]);
  expect(await claimsLeft()).toBe(1);
});

it('finds a lost claim without any sign that it exists', async () => {
  const lost = await queue('lost');
  await claim(LIVING);
  const fullQueue = { capacityFor: () => ({ capacity: 0, atOnce: 0 }), add: () => undefined };
  const clock = { now: () => LATER };
  const answers = new AnswerBatcher(pool, clock, log);
  const rounds = new ClaimRounds({ pool, clock, log }, LIVING, {
    answers,
    queue: fullQueue,
    pollIntervalMs: 0,
  });
  await rounds.run();
  expect(await readOutbox()).toEqual([{ id: lost, state: 'queued', reason: null, attempts: 0 }]);
  expect(await claimsLeft()).toBe(0);
});

it('never sends a message that a receipt reports as sent', async () => {
  const id = await queue('told already');
  await pool.query("update messages set state = 'delivered' where message_id = $1", [id]);
  expect(await claim(LIVING)).toEqual([]);
  expect(await readOutbox()).toEqual([]);
  expect(await claimsLeft()).toBe(0);
});

function queue(event: string): Promise<string> {
  const source = { kind: 'campaign', type: 'orderReceipt', id: null } as const;
  const message = { shopId, senderId, subscriberId, purpose: 'utility', source, sourceEvent: event } as const;
  const dueAt = new Date(NOW.getTime() + (queued += 1));
  return queueMessage(open.db, { ...message, priority: PRIORITY.transactional, dueAt }, NOW);
}

async function claim(
  workerId: string,
  { at = new Date(NOW.getTime() + 1000), atOnce = 100 } = {},
): Promise<readonly ClaimedMessage[]> {
  const wanted = { senderId, workerId, limit: 100, atOnce };
  const batch = await inConnection(pool, (client) => claimBatch(client, wanted, at));
  return batch?.messages ?? [];
}

async function settle(message: ClaimedMessage | undefined, ending: Ending): Promise<void> {
  if (!message) throw new Error('nothing was claimed');
  await inConnection(pool, (client) => settleAnswers(client, [{ message, ending }], [], NOW));
}

async function takeOver(readBegun: (workerId: string) => readonly MessageInClaim[] | null = () => null) {
  await inConnection(pool, (client) => takeOverFromDeadWorkers(client, LIVING, readBegun));
}

async function readOutbox() {
  const { rows } = await pool.query<{ id: string; state: string; reason: string | null; attempts: number }>(
    'select message_id as id, state, reason, attempts from outbox order by due_at, state',
  );
  return rows;
}

async function claimsLeft(): Promise<number> {
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from claims');
  return rows[0]?.count ?? 0;
}
