import type { Context } from '#platform/context.ts';
import { openDatabase } from '#platform/database/database.ts';
import { InboxReader } from '#platform/inbox/inbox-reader.ts';
import type { Urgency } from '#platform/inbox/urgency.ts';
import type { Brake } from '#platform/loop/brake.ts';
import { startLoop, type Loop } from '#platform/loop/loop.ts';
import { webhookHandler } from './webhook-handlers.ts';

/**
 * The readers' own poll interval. The check for work usually wakes them. A shorter interval would open their
 * connections again each time.
 */
const IDLE_MS = 5 * 60_000;
/** The number of store events that are processed together. The more wait, the less each one costs. */
const TRADE_AT_ONCE = 50;
/**
 * A low number, because an opt-out may wait for the rows that one of these events locks, such as a broadcast's figures.
 */
const PEOPLE_AT_ONCE = 5;
/** A lower number, because each of these is processed alone, and others wait for the rows that it locks. */
const REST_AT_ONCE = 25;

interface Readers {
  urgencies: readonly Urgency[];
  atOnce: number;
  count: number;
}

/**
 * Returns the readers of each kind of event. Consent has its own reader and waits for no other message. Other messages
 * from people have their own readers too and wait for no store event.
 */
function readersOf(inboxReaders: number): readonly Readers[] {
  return [
    { urgencies: ['consent'], atOnce: 1, count: 1 },
    { urgencies: ['people'], atOnce: PEOPLE_AT_ONCE, count: 1 },
    { urgencies: ['trade', 'rest'], atOnce: TRADE_AT_ONCE, count: inboxReaders },
    { urgencies: ['rest', 'trade'], atOnce: REST_AT_ONCE, count: 1 },
  ];
}

/**
 * Starts the readers of the inbox. They have their own connections, because they run the same statements over and over.
 */
export function startInbox(ctx: Context, brake: Brake): Loop {
  const readers = readersOf(ctx.settings.inboxReaders);
  const { db, close } = openDatabase(ctx.settings.databaseUrl, {
    // One connection for each reader, and one to postpone failed events.
    connections: readers.reduce((sum, { count }) => sum + count, 1),
    name: 'bellbird inbox',
    isPrepared: true,
    pooler: ctx.settings.operation.databasePooler,
  });
  const handle = webhookHandler(ctx);
  const loops = readers.flatMap(({ urgencies, atOnce, count }) =>
    Array.from({ length: count }, () => {
      const reader = new InboxReader({ ...ctx, db, handle, urgencies, atOnce });
      return startLoop(ctx.log, `inbox ${urgencies[0]}`, IDLE_MS, () => reader.handleNext(), {
        brake,
      });
    }),
  );
  return {
    wake: () => loops.forEach((one) => one.wake()),
    async stop() {
      await Promise.all(loops.map((one) => one.stop()));
      await close();
    },
  };
}
