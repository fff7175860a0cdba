import { beforeEach, expect, it } from 'vitest';
import { inShop } from '#platform/database/in-shop.ts';
import { openLogger } from '#platform/logging/logger.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { addSubscriber } from '#tools/test-environment/seeds/add-subscriber.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import type { LiveEvent } from '../../contract/live.ts';
import { noteReceived } from '../note-received.ts';
import { LiveHub } from './live-hub.ts';
import { sendNotice } from './live-notice.ts';

const AT = new Date('2026-11-20T12:00:00Z');

const opened = useTestDatabase();
let hub: LiveHub;
let shopId: number;
let mira: string;

beforeEach(async () => {
  const settings = { databaseUrl: opened.url } as ConstructorParameters<typeof LiveHub>[0]['settings'];
  hub = new LiveHub({ settings, log: openLogger('silent', 'test') });
  shopId = await insertShop(opened.db);
  mira = await addSubscriber(opened.db, shopId, { phone: '+4915215550101', at: new Date('2026-11-01') });
  return () => hub.close();
});

/** Opens a stream of a shop, and returns its events. */
async function openStream(ofShop = shopId) {
  const events: LiveEvent[] = [];
  const remove = hub.add({ shopId: ofShop, send: (event) => events.push(event) });
  await waitFor('the greeting', async () => events.length > 0);
  return { events, remove };
}

const receive = () =>
  inShop(opened.db, shopId, (tx) =>
    noteReceived(
      tx,
      {
        shopId,
        subscriberId: mira,
        channel: 'WA',
        senderId: mira,
        inboundId: 'wamid.1',
        kind: 'text',
        text: 'Hello',
        isTap: false,
        isStandby: false,
        taken: null,
        at: AT,
        startedAt: AT,
      },
      { clock: { now: () => AT } },
    ),
  );

const CHANGED = () => ({ kind: 'thread', subscriberId: mira });

it('tells all streams of the shop, and no other shop, of a change', async () => {
  const [one, two] = [await openStream(), await openStream()];
  const other = await openStream(await insertShop(opened.db));
  await receive();
  await waitFor('the change', async () => one.events.length > 1 && two.events.length > 1);
  expect(one.events).toEqual([{ kind: 'hello' }, CHANGED()]);
  expect(two.events).toEqual([{ kind: 'hello' }, CHANGED()]);
  expect(other.events).toEqual([{ kind: 'hello' }]);
});

it('tells nothing of a change that was rolled back', async () => {
  const { events } = await openStream();
  const failing = inShop(opened.db, shopId, async (tx) => {
    await tx
      .insertInto('inbox_notes')
      .values({
        shop_id: shopId,
        note_id: mira,
        subscriber_id: mira,
        member_id: mira,
        person: null,
        text: 'Never',
        written_at: AT,
      })
      .execute();
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  await receive();
  await waitFor('the change after it', async () => events.length > 1);
  expect(events).toEqual([{ kind: 'hello' }, CHANGED()]);
});

it('greets its streams again after it lost the database, so that they read what they missed', async () => {
  const { events } = await openStream();
  await opened.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'bellbird inbox' and datname = current_database()`,
  );
  await waitFor('the second greeting', async () => events.filter(({ kind }) => kind === 'hello').length > 1);
  await receive();
  await waitFor('the change', async () => events.some(({ kind }) => kind === 'thread'));
});

it('passes on where people are, and skips what it does not understand', async () => {
  const { events } = await openStream();
  await opened.pool.query(`select pg_notify('bellbird_inbox', 'nonsense')`);
  const member = { memberId: mira, name: 'Ana' };
  await sendNotice(opened.db, shopId, { kind: 'presence', subscriberId: mira, isTyping: true, member });
  await waitFor('the presence', async () => events.length > 1);
  expect(events.at(-1)).toEqual({ kind: 'presence', subscriberId: mira, isTyping: true, member });
});

it('has no connection without a stream', async () => {
  const { remove } = await openStream();
  remove();
  await waitFor('the end of the connection', async () => {
    const { rows } = await opened.pool.query(
      `select from pg_stat_activity where application_name = 'bellbird inbox' and datname = current_database()`,
    );
    return rows.length === 0;
  });
});
