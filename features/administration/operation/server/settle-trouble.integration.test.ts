import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as z from 'zod';
import { listActs } from '#features/administration/audit/server/index.ts';
import { defineJob, Jobs } from '#platform/jobs/jobs.ts';
import { openLogger } from '#platform/logging/logger.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import { queueMessage } from '#tools/test-environment/seeds/queue-message.ts';
import { TROUBLE_KINDS, type TroubleKind } from '../rules/trouble-kinds.ts';
import { listTrouble } from './list-items.ts';
import { readQueues } from './read-queues.ts';
import { settleTrouble } from './settle-trouble.ts';

const NOW = new Date('2026-11-25T12:00:00Z');
const KINDS = Object.keys(TROUBLE_KINDS) as TroubleKind[];
const log = openLogger('silent', 'test');
const job = defineJob({
  name: 'test-job',
  timeoutSeconds: 60,
  payload: z.object({}),
  run: async () => undefined,
});

const open = useTestDatabase({ connections: 2 });
let jobs: Jobs;
let shopId: number;
beforeAll(async () => {
  jobs = new Jobs(open.url, log);
  await jobs.start([job], { run: false });
  shopId = await insertShop(open.db, { shop_url: 'wren.myshopify.com' });
});
afterAll(async () => {
  await jobs.stop();
});
beforeEach(async () => {
  await open.pool.query('delete from pgboss.job');
  await open.pool.query('truncate outbox, messages, webhook_inbox, timers, store_commands, mails, audit_log');
  // Two rows of each kind, so that a decision about one must leave the other alone.
  const source = { kind: 'campaign', type: 'welcome', id: null } as const;
  for (const no of [1, 2]) {
    await queueMessage(open.db, { shopId, purpose: 'utility', source }, NOW);
    for (const statement of PLANT) await open.pool.query(statement, [shopId, NOW, no]);
    await open.db.transaction().execute((tx) => jobs.enqueue(tx, job.name, { no, shopId }));
  }
  await open.pool.query("update outbox set state = 'uncertain', claimed_at = $1", [NOW]);
  await open.pool.query(
    `update pgboss.job set state = 'failed', completed_on = $1, output = '{"message": "no"}' where name = $2`,
    [NOW, job.name],
  );
});

const id = (no: string) => `('00000000-0000-4000-8000-00000000000' || ${no})::uuid`;
const PLANT = [
  // Nobody could process it on the first try.
  `insert into webhook_inbox (event_id, received_at, source, topic, body, triggered_at, state, attempts, due_at, error, priority, lane)
     values (${id('$3::int')}, $2, 'whatsapp', 'whatsapp/odd', jsonb_build_object('shop', $1::bigint), $2, 'failed', 1, $2, 'no', 2, 'wren.myshopify.com')`,
  `insert into timers (shop_id, timer_key, kind, subject, due_at, payload, attempts, error, given_up_at)
     values ($1, $3::text, 'reminder', 's', $2, '{}', 9, 'no', $2)`,
  `insert into store_commands (shop_id, command_key, order_id, kind, payload, state, attempts, due_at, error, created_at, settled_at)
     values ($1, $3::text, '1', 'tagOrder', '{}', 'givenUp', 9, $2, 'no', $2, $2)`,
  `insert into mails (shop_id, mail_id, recipient, subject, body, state, due_at, created_at, error)
     values ($1, ${id('$3::int')}, 'a@b.example', 'Your file', '', 'failed', $2, $2, 'no')`,
];

/** What remains of each kind's row after a decision about one of two rows: tried again, or dropped. */
const LEFT: Record<TroubleKind, { rows: string; again: string[]; drop: string[] }> = {
  uncertain: {
    rows: `select o.state || ' ' || m.state as row from outbox o join messages m using (shop_id, message_id)
           union all select 'closed ' || state from messages m where not exists (select from outbox o where o.message_id = m.message_id)`,
    again: ['queued queued', 'uncertain queued'],
    drop: ['closed failed', 'uncertain queued'],
  },
  webhook: {
    rows: `select state || ' ' || attempts || ' ' || coalesce(error, '') as row from webhook_inbox`,
    again: ['failed 1 no', 'new 0 '],
    drop: ['done 1 no', 'failed 1 no'],
  },
  timer: {
    rows: `select attempts || ' ' || coalesce(error, '') as row from timers`,
    again: ['0 ', '9 no'],
    drop: ['9 no'],
  },
  command: {
    rows: `select state || ' ' || attempts as row from store_commands`,
    again: ['due 1', 'givenUp 9'],
    drop: ['done 9', 'givenUp 9'],
  },
  mail: { rows: 'select state as row from mails', again: ['failed', 'queued'], drop: ['failed'] },
  job: { rows: 'select state::text as row from pgboss.job', again: ['failed', 'retry'], drop: ['failed'] },
};

it.each(KINDS.flatMap((kind) => (['again', 'drop'] as const).map((decision) => ({ kind, decision }))))(
  'settles one $kind and then all of them by $decision',
  async ({ kind, decision }) => {
    const items = await listTrouble(open.db, kind);
    expect(items).toHaveLength(2);
    const ofShop = { shop: 'wren.myshopify.com', at: NOW, error: kind === 'uncertain' ? '' : 'no' };
    expect(items[0]).toMatchObject(ofShop);
    const ctx = { ...open, slowDb: open.db, clock: { now: () => NOW }, jobs };
    const decided = { kind, decision, note: 'because' };

    expect(await settleTrouble(ctx, { ...decided, key: items[0]?.key ?? '' })).toBe(1);
    const { rows } = await open.pool.query<{ row: string }>(`${LEFT[kind].rows} order by 1`);
    expect(rows.map(({ row }) => row)).toEqual(LEFT[kind][decision]);

    expect(await settleTrouble(ctx, { ...decided, key: null })).toBe(1);
    expect(await listTrouble(open.db, kind)).toEqual([]);
    expect(await listActs(open.db)).toMatchObject([
      { action: `${decision} ${kind}`, note: 'because', count: 1 },
      { action: `${decision} ${kind}`, note: 'because', count: 1 },
    ]);
  },
);

it('counts unprocessable webhooks as given up, and counts nothing that a restore holds back', async () => {
  await open.pool.query(
    `update webhook_inbox set error = 'held back after a restore' where event_id = ${id('1')}`,
  );
  const { inbox } = await readQueues(open.pool, NOW);
  expect(inbox).toMatchObject({ new: 0, given_up: 1 });
});

it('does not close an uncertain message that a receipt has moved on', async () => {
  await open.pool.query(`update messages set state = 'sent', sent_at = $1`, [NOW]);
  const ctx = { ...open, slowDb: open.db, clock: { now: () => NOW }, jobs };
  expect(await settleTrouble(ctx, { kind: 'uncertain', decision: 'drop', note: 'because', key: null })).toBe(
    0,
  );
  const { rows } = await open.pool.query('select state, failed_at from messages');
  expect(rows).toEqual([
    { state: 'sent', failed_at: null },
    { state: 'sent', failed_at: null },
  ]);
});
