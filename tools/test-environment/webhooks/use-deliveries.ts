import { sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { Deliverer } from '#features/administration/webhooks/server/deliver/deliverer.ts';
import { EventPoster } from '#features/administration/webhooks/server/deliver/post-event.ts';
import { createEndpoint } from '#features/administration/webhooks/server/endpoints/save-endpoint.ts';
import { storeTestEvent } from '#features/administration/webhooks/server/log/replay.ts';
import { prepareNextEvents } from '#features/administration/webhooks/server/prepare/prepare-events.ts';
import type { Context } from '#platform/context.ts';
import type { Database } from '#platform/database/database.ts';
import { isOwnAddress } from '#platform/http-client/address-range.ts';
import { openLogger } from '#platform/logging/logger.ts';
import { SecretBox } from '#platform/secrets/secret-box.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { insertShop } from '../seeds/insert-shop.ts';
import { WebhookReceiver } from './webhook-receiver.ts';

export const START = new Date('2026-11-20T12:00:00Z');

export interface MadeEndpoint {
  path: string;
  endpointId: string;
  secret: string;
}

export interface DeliveryRow {
  event_id: string;
  state: string;
  attempts: number;
  status: number | null;
  fault: string | null;
  answer: string | null;
  due_at: Date;
}

/** Gives a test file a database, a server that receives webhooks, and for each test a new shop at `START`. */
export function useDeliveries() {
  const open = useTestDatabase({ connections: 8 });
  const test = { now: START, shopId: 0, ctx: {} as Context, receiver: {} as WebhookReceiver };
  beforeAll(async () => {
    test.receiver = await WebhookReceiver.open();
    test.ctx = {
      ...open,
      clock: { now: () => test.now },
      log: openLogger('silent', 'test'),
      secrets: new SecretBox(randomBytes(32)),
      settings: { isSandbox: true, mail: {}, publicUrl: 'http://localhost:3000' },
    } as unknown as Context;
  });
  beforeEach(async () => {
    test.now = START;
    // What earlier tests left is not attempted again.
    await sql`update event_deliveries set state = 'failed' where state = 'waiting'`.execute(open.db);
    test.shopId = await insertShop(open.db, { email: 'ada@wren.example' });
  });
  afterAll(() => test.receiver.close());

  /** Makes an endpoint with a path of its own. */
  async function makeEndpoint(of = test.shopId, url?: string): Promise<MadeEndpoint> {
    const path = `/hooks/${randomBytes(6).toString('hex')}`;
    const eventTypes = ['message.sent'] as const;
    const settings = { url: url ?? test.receiver.url(path), description: '', eventTypes };
    const { endpoint, secret } = await open.db
      .transaction()
      .execute((tx) => createEndpoint(test.ctx, tx, of, settings));
    return { path, endpointId: endpoint.endpointId, secret };
  }

  /** Stores test events for an endpoint and makes them due. */
  async function queue(endpointId: string, { count = 1, of = test.shopId } = {}): Promise<void> {
    for (let nth = 0; nth < count; nth += 1)
      await open.db.transaction().execute((tx) => storeTestEvent(test.ctx, tx, of, endpointId));
    while (await prepareNextEvents(test.ctx));
  }

  /**
   * Attempts everything that is due, and waits until each end and its effect on the endpoint are stored. A slow request
   * holds its endpoint's next one back, and the deliverer does not wait for it.
   */
  async function attempt(endpointId: string, poster = new EventPoster(isOwnAddress)): Promise<DeliveryRow[]> {
    const before = await listDeliveries(open.db, endpointId);
    const by = new Deliverer(test.ctx, poster);
    do {
      while (await by.deliverDue());
      await expect.poll(() => countRunning(open.db, endpointId)).toBe(0);
    } while (await isAnyDue(open.db, endpointId, test.now));
    await by.stop();
    const wasDue = ({ event_id: id }: DeliveryRow) =>
      before.some((one) => one.event_id === id && one.state === 'waiting' && one.due_at <= test.now);
    return (await listDeliveries(open.db, endpointId)).filter(wasDue);
  }

  return Object.assign(test, {
    database: open,
    makeEndpoint,
    queue,
    attempt,
    passTime: (ms: number) => (test.now = new Date(test.now.getTime() + ms)),
    deliveriesOf: (endpointId: string) => listDeliveries(open.db, endpointId),
    endpointOf: (endpointId: string) => findEndpoint(open.db, endpointId),
    mails: () => open.db.selectFrom('mails').selectAll().where('shop_id', '=', test.shopId).execute(),
    async reopenReceiver() {
      test.receiver.close();
      test.receiver = await WebhookReceiver.open();
    },
  });
}

async function listDeliveries(db: Database, endpointId: string): Promise<DeliveryRow[]> {
  const { rows } = await sql<DeliveryRow>`
    select * from event_deliveries where endpoint_id = ${endpointId} order by event_id`.execute(db);
  return rows;
}

async function countRunning(db: Database, endpointId: string): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from event_deliveries
    where endpoint_id = ${endpointId} and attempt_id is not null`.execute(db);
  return rows[0]?.count;
}

async function isAnyDue(db: Database, endpointId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select from event_deliveries d join event_endpoints e using (shop_id, endpoint_id)
    where endpoint_id = ${endpointId} and d.state = 'waiting' and d.due_at <= ${now}
      and e.state = 'on' and (e.paused_until is null or e.paused_until <= ${now})`.execute(db);
  return rows.length > 0;
}

function findEndpoint(db: Database, endpointId: string) {
  return db
    .selectFrom('event_endpoints')
    .selectAll()
    .where('endpoint_id', '=', endpointId)
    .executeTakeFirstOrThrow();
}
