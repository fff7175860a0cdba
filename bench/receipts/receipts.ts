import type pg from 'pg';
import { openDatabase, type Database } from '#platform/database/database.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts';
import { migrate } from '#platform/database/schema/migrate.ts';
import { SERVER_PROGRAM } from '#tools/start/launch.ts';
import { startProgram } from '#tools/start/start-program.ts';
import { makeDataDir, removeDataDir } from '#tools/test-environment/make-data-dir.ts';
import { reservePort } from '#tools/test-environment/reserve-ports.ts';
import { queueMessages } from '#tools/test-environment/seeds/queue-messages.ts';
import { seedShop, type SeededShop } from '#tools/test-environment/seeds/seed-shop.ts';
import { printFigure } from '../figure.ts';
import { amount } from '../short-form.ts';
import { benchEnvironment } from '../worker/bench-environment.ts';
import { startPlainServer } from '../worker/start-plain-server.ts';
import { postSteadily, postWebhooks, type SignedWebhook } from './post-webhooks.ts';
import { statusWebhooks, type SentMessage } from './status-webhooks.ts';
import { measureWhatFactsAdd } from './what-facts-add.ts';

const MESSAGES = amount(20_000, 2_000);
/** Posted first and not counted, because a newly started program is still compiling. */
const WARM_UP = amount(20_000, 2_000);
/** Posted at a steady rate, so that no webhook waits only because others are in flight. */
const STEADY = amount(10_000, 1_000);
const STEADY_PER_SECOND = 1000;
/** Half of them are processed with the resulting facts about people, half without. */
const FACTS = amount(96_000, 3_200);
const STATUSES_PER_BODY = 100;
/** Five statuses for each message, two of them repeated, as in practice: 100,000 statuses. */
const ROUNDS = ['sent', 'delivered', 'read', 'delivered', 'read'] as const;

/**
 * Measures how many receipts a second one API process takes, with signature check, parsing and storage before the
 * response: first one receipt in each webhook, then a hundred. The limit is a server that answers without reading.
 */
export async function benchReceipts(): Promise<void> {
  const dataDir = makeDataDir();
  const postgres = await startEmbeddedPostgres({ dataDir });
  const plain = await startPlainServer(new URL('./plain-server.ts', import.meta.url));
  try {
    await migrate(postgres.url);
    const { pool, db, close } = openDatabase(postgres.url);
    const port = await reservePort();
    const env = benchEnvironment({ dataDir, databaseUrl: postgres.url, port });
    const shop = await seedShop(
      db,
      Buffer.from(env.BELLBIRD_ENCRYPTION_KEY, 'base64'),
      MESSAGES + WARM_UP + STEADY + FACTS,
    );
    // The API creates the month's partition before the first message is written.
    const api = await startProgram('api', SERVER_PROGRAM, env, ['--role=api']);
    const sent = await sendMessages(pool, db, shop);
    const [before, messages] = [sent.slice(0, WARM_UP), sent.slice(WARM_UP, WARM_UP + MESSAGES)];
    const sender = { senderExternalId: shop.senderId, appSecret: env.BELLBIRD_META_APP_SECRET };
    const urls = { plain: plain.url, api: `http://127.0.0.1:${port}` };
    for (const url of [plain.url, `http://127.0.0.1:${port}`])
      await postWebhooks(url, statusWebhooks(before, ['delivered'], 1, sender));
    await measure('receipts, one a webhook', urls, statusWebhooks(messages, ['delivered'], 1, sender), 1);
    const steady = sent.slice(WARM_UP + MESSAGES, WARM_UP + MESSAGES + STEADY);
    await measureSteadily(urls, statusWebhooks(steady, ['delivered'], 1, sender));
    const batches = statusWebhooks(messages, ROUNDS, STATUSES_PER_BODY, sender);
    await measure(`receipts, ${STATUSES_PER_BODY} a webhook`, urls, batches, STATUSES_PER_BODY);
    await requireAllRead(pool, shop);
    const facts = { pool, databaseUrl: postgres.url, apiUrl: urls.api, api };
    const [alone, together] = [sent.slice(-FACTS, -FACTS / 2), sent.slice(-FACTS / 2)];
    for (const [some, perBody] of [
      [alone, 1],
      [together, STATUSES_PER_BODY],
    ] as const)
      await measureWhatFactsAdd(statusWebhooks(some, ['read'], perBody, sender), { ...facts, perBody });
    await api.stop();
    await close();
  } finally {
    plain.child.kill();
    await postgres.stop();
    removeDataDir(dataDir);
  }
}

async function measure(
  figure: string,
  urls: { plain: string; api: string },
  webhooks: readonly SignedWebhook[],
  perBody: number,
): Promise<void> {
  const limit = await postWebhooks(urls.plain, webhooks);
  const posted = await postWebhooks(urls.api, webhooks);
  const perSecond = { value: posted.perSecond * perBody, limit: limit.perSecond * perBody };
  printFigure({ bench: 'receipts', figure, unit: '1/s', ...perSecond });
  const latency = { value: posted.p99Ms, limit: limit.p99Ms };
  printFigure({ bench: 'receipts', figure: `${figure}, p99 of the answer`, unit: 'ms', ...latency });
}

async function measureSteadily(
  urls: { plain: string; api: string },
  webhooks: readonly SignedWebhook[],
): Promise<void> {
  const limit = await postSteadily(urls.plain, webhooks, STEADY_PER_SECOND);
  const value = await postSteadily(urls.api, webhooks, STEADY_PER_SECOND);
  const figure = `receipts, one a webhook, ${STEADY_PER_SECOND} a second, p99 of the answer`;
  printFigure({ bench: 'receipts', figure, unit: 'ms', value, limit });
}

/** Adds messages that the provider has accepted. */
async function sendMessages(pool: pg.Pool, db: Database, shop: SeededShop): Promise<SentMessage[]> {
  await queueMessages(db, shop);
  await pool.query('delete from outbox where shop_id = $1', [shop.shopId]);
  const { rows } = await pool.query<SentMessage>(
    `update messages set state = 'sent', sent_at = created_at, provider_message_id = 'wamid.' || message_id
     where shop_id = $1 returning shop_id, message_id`,
    [shop.shopId],
  );
  await pool.query('vacuum analyze messages');
  return rows;
}

/** Throws unless every receipt has been stored. Otherwise the figure would be worthless. */
async function requireAllRead(pool: pg.Pool, shop: SeededShop): Promise<void> {
  const { rows } = await pool.query<{ messages: number; counted: number }>(
    `select (select count(*)::int from messages where shop_id = $1 and state = 'read') as messages,
       (select sum(read)::int from daily_rollups where shop_id = $1) as counted`,
    [shop.shopId],
  );
  const [found] = rows;
  if (found?.messages !== MESSAGES || found.counted !== MESSAGES)
    throw new Error(
      `of ${MESSAGES} messages ${found?.messages} are read, and ${found?.counted} were counted`,
    );
}
