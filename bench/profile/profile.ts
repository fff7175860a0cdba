import pg from 'pg';
import { SUPERUSER } from '#platform/database/embedded/create-cluster.ts';
import { queueMessages } from '#tools/test-environment/seeds/queue-messages.ts';
import { seedShop } from '#tools/test-environment/seeds/seed-shop.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import { addSaleTemplate, scheduleSale } from '../broadcasts/schedule-sale.ts';
import { postWebhooks } from '../receipts/post-webhooks.ts';
import { statusWebhooks, type SentMessage } from '../receipts/status-webhooks.ts';
import { amount } from '../short-form.ts';
import { countSent } from '../worker/count-sent.ts';
import { withWorker, type WorkerBench } from '../worker/with-worker.ts';
import { StatementProfile } from './statement-profile.ts';

const MESSAGES = amount(40_000, 2_000);
/** Done first and not counted, so that plans are cached, programs are compiled and tables have their first pages. */
const WARM_UP = amount(10_000, 1_000);
const WITHIN_MS = 120_000;
const PER_WEBHOOK = 100;
const PARAMETERS = {
  shared_preload_libraries: 'pg_stat_statements',
  // Also lists statements that triggers and functions run.
  'pg_stat_statements.track': 'all',
  'pg_stat_statements.track_planning': 'on',
};

/**
 * Shows the database's work for one message, by statement: a campaign sends it, a broadcast sends it, then it is
 * delivered, read and failed. Prints a table for each.
 */
export function benchProfile(): Promise<void> {
  return withWorker(
    async (bench) => {
      const { pool, db, databaseUrl, encryptionKey, startWorker, startApi } = bench;
      const address = new URL(databaseUrl);
      address.username = SUPERUSER;
      const watch = new pg.Client({ connectionString: address.href });
      await watch.connect();
      const profile = await StatementProfile.open(watch);
      const [before, campaign, broadcast] = [
        await seedShop(db, encryptionKey, WARM_UP),
        await seedShop(db, encryptionKey, MESSAGES),
        await seedShop(db, encryptionKey, MESSAGES),
      ];
      await addSaleTemplate(db, broadcast);
      await startWorker();
      const apiUrl = await startApi();
      const allSent = ({ shopId }: { shopId: number }, messages: number) =>
        waitFor('all to be sent', async () => (await countSent(pool, shopId)) >= messages, WITHIN_MS);
      const factsApplied = () =>
        waitFor(
          'the facts to be applied',
          async () => {
            const { rows } = await pool.query<{ left: number }>(
              'select count(*)::int as left from audience_changes',
            );
            return rows[0]?.left === 0;
          },
          WITHIN_MS,
        );
      await queueMessages(db, before);
      await allSent(before, WARM_UP);
      await factsApplied();

      await profile.print('a message of a campaign, from the outbox on', MESSAGES, async () => {
        await queueMessages(db, campaign);
        await allSent(campaign, MESSAGES);
        await factsApplied();
      });
      await profile.print('a message of a broadcast, from its start on', MESSAGES, async () => {
        await scheduleSale(pool, broadcast, { at: new Date(), counted: MESSAGES });
        await allSent(broadcast, MESSAGES);
        await factsApplied();
      });
      const sent = await sentMessages(pool, campaign.shopId);
      const sender = { senderExternalId: campaign.senderId, appSecret: bench.appSecret };
      for (const status of ['delivered', 'read'] as const)
        await profile.print(`a receipt "${status}", ${PER_WEBHOOK} a webhook`, MESSAGES, async () => {
          await postWebhooks(apiUrl, statusWebhooks(sent, [status], PER_WEBHOOK, sender));
          await factsApplied();
        });
      await watch.end();
    },
    { parameters: PARAMETERS },
  );
}

async function sentMessages(pool: WorkerBench['pool'], shopId: number): Promise<SentMessage[]> {
  const { rows } = await pool.query<SentMessage>(
    'select shop_id, message_id from messages where shop_id = $1',
    [shopId],
  );
  return rows;
}
