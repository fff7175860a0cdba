import type { Context } from '#platform/context.ts';
import { openDatabase } from '#platform/database/database.ts';
import { InboxReader } from '#platform/inbox/inbox-reader.ts';
import type { Urgency } from '#platform/inbox/urgency.ts';
import { startLoop, type Loop } from '#platform/loop/loop.ts';
import { webhookHandler } from './webhook-handlers.ts';

const IDLE_MS = 250;
/** Of a store's news so many share a transaction: the more wait, the less each of them costs. */
const BATCH = 25;

interface Readers {
  urgencies: readonly Urgency[];
  atOnce: number;
  count: number;
}

/** People have a reader to themselves, so that each is heard at once and in the order she spoke. */
const READERS: readonly Readers[] = [
  { urgencies: ['people'], atOnce: 1, count: 1 },
  { urgencies: ['trade', 'rest'], atOnce: BATCH, count: 3 },
  { urgencies: ['rest', 'trade'], atOnce: BATCH, count: 1 },
];
/** One for each reader, and one to put off what failed. */
const CONNECTIONS = READERS.reduce((sum, { count }) => sum + count, 1);

/** Starts what works off the inbox. It asks the same statements over and over, on connections of its own. */
export function startInbox(ctx: Context): Loop {
  const { db, close } = openDatabase(ctx.settings.databaseUrl, {
    connections: CONNECTIONS,
    name: 'bellbird inbox',
    isPrepared: true,
  });
  const handle = webhookHandler(ctx);
  const loops = READERS.flatMap(({ urgencies, atOnce, count }) =>
    Array.from({ length: count }, () => {
      const reader = new InboxReader({ ...ctx, db, handle, urgencies, atOnce });
      return startLoop(ctx.log, `inbox ${urgencies[0]}`, IDLE_MS, () => reader.handleNext());
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
