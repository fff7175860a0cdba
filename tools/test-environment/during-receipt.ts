import type pg from 'pg';
import { waitFor } from './wait-for.ts';

/**
 * Runs `work` while a receipt of the message is recorded, and returns its result. The receipt first locks the message.
 * When `work` has ended or waits for a lock, the receipt removes the message from the outbox. Throws if that is a
 * deadlock. The pool needs two connections more than `work`.
 */
export async function duringReceipt<Result>(
  pool: pg.Pool,
  messageId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const receipt = await pool.connect();
  try {
    await receipt.query('begin');
    await receipt.query('select from messages where message_id = $1 for no key update', [messageId]);
    let hasEnded = false;
    const working = work().finally(() => {
      hasEnded = true;
    });
    const [result] = await Promise.all([working, record()]);
    return result;

    async function record(): Promise<void> {
      await waitFor('the work to end, or to wait for the receipt', async () => {
        const { rowCount } = await pool.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return hasEnded || rowCount === 1;
      });
      await receipt.query(`update messages set state = 'sent', sent_at = created_at where message_id = $1`, [
        messageId,
      ]);
      await receipt.query('delete from outbox where message_id = $1', [messageId]);
      await receipt.query('commit');
    }
  } finally {
    receipt.release();
  }
}
