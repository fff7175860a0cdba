import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sandboxEnvironment } from '#platform/config/sandbox-environment.ts';
import { openDatabase } from '#platform/database/database.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts';
import { migrate } from '#platform/database/migrate.ts';
import { SERVER_PROGRAM } from '../../tools/start/launch.ts';
import { startProgram } from '../../tools/start/start-program.ts';
import { queueMessages } from '../../tools/world/queue-messages.ts';
import { waitFor } from '../../tools/world/wait-for.ts';
import { printFigure } from '../figure.ts';
import { measureBareLoop } from '../sink/bare-loop.ts';
import { startSink } from '../sink/start-sink.ts';
import { seedShop, type SeededShop } from './seed-shop.ts';

const MESSAGES = 20_000;
const WITHIN_MS = 120_000;

/**
 * How many messages a second one worker sends: claimed, judged by the gate, rendered, sent to a sink on this
 * machine, answers written back. The limit is the same requests without any of that, to the same sink.
 */
export async function benchDispatch(): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bellbird-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir });
  const sink = await startSink();
  try {
    await migrate(postgres.url);
    const { pool, close } = openDatabase(postgres.url);
    const env = { ...process.env, ...environmentOf(dataDir, postgres.url, sink.url) };
    const shop = await seedShop(pool, Buffer.from(env.BELLBIRD_ENCRYPTION_KEY, 'base64'), MESSAGES);
    const worker = await startProgram('worker', SERVER_PROGRAM, env, ['--role=worker']);
    const limit = await measureBareLoop(sink.url, SAMPLE_BODY, { requests: MESSAGES });
    await queueMessages(pool, shop);
    const startMs = performance.now();
    await waitFor(
      'all messages to be sent',
      async () => (await countSent(pool, shop)) === MESSAGES,
      WITHIN_MS,
    );
    const perSecond = MESSAGES / ((performance.now() - startMs) / 1000);
    printFigure({ bench: 'dispatch', figure: 'messages sent', value: perSecond, unit: '1/s', limit });
    await worker.stop();
    await close();
  } finally {
    sink.stop();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The rollup tells it in one row; counting twenty thousand rows again and again would be part of the figure. */
async function countSent(
  pool: { query: (text: string, values: unknown[]) => Promise<{ rows: { sent: number }[] }> },
  shop: SeededShop,
): Promise<number> {
  const { rows } = await pool.query(
    'select coalesce(sum(sent), 0)::int as sent from daily_rollups where shop_id = $1',
    [shop.shopId],
  );
  return rows[0]?.sent ?? 0;
}

function environmentOf(dataDir: string, databaseUrl: string, sinkUrl: string) {
  const sandbox = sandboxEnvironment({ sandboxPort: 1, dataDir });
  return {
    ...sandbox,
    BELLBIRD_ENCRYPTION_KEY: sandbox['BELLBIRD_ENCRYPTION_KEY'] ?? '',
    BELLBIRD_META_GRAPH_URL: sinkUrl,
    BELLBIRD_DATA_DIR: dataDir,
    BELLBIRD_LOG_LEVEL: 'error',
    DATABASE_URL: databaseUrl,
  };
}

const SAMPLE_BODY = JSON.stringify({
  messaging_product: 'whatsapp',
  recipient_type: 'individual',
  to: '4915000000001',
  biz_opaque_callback_data: 'b1:1:01a1f8e1-5c42-78e4-8ba2-4bb37fdca739',
  type: 'template',
  template: {
    name: 'abandoned_cart_1',
    language: { code: 'en' },
    components: [
      {
        type: 'header',
        parameters: [{ type: 'image', image: { link: 'https://bench.example/picture.png' } }],
      },
      {
        type: 'body',
        parameters: ['Lena', 'Stoneware mug', '€24.00', 'BELL-1234567', '10%'].map((text) => ({
          type: 'text',
          text,
        })),
      },
      { type: 'button', sub_type: 'url', index: '0', parameters: [{ type: 'text', text: 'Ab3dEf6h9K' }] },
      {
        type: 'button',
        sub_type: 'quick_reply',
        index: '1',
        parameters: [{ type: 'payload', payload: 'STOP' }],
      },
    ],
  },
});
