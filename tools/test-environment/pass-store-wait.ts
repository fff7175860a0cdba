import type { OpenServer } from './open-server.ts';

/**
 * Moves the environment's time to the next check of reminders whose store has not been read. A reminder that is due
 * while the store is being read misses the result and checks again after a minute of the environment's time.
 */
export async function passStoreWait({
  environment,
  rows,
}: Pick<OpenServer, 'environment' | 'rows'>): Promise<void> {
  const { now } = await environment.control<{ now: string }>('/clock');
  const [waiting] = await rows<{ ms: number | null }>(
    `select ceil(extract(epoch from min(due_at) - $1::timestamptz) * 1000)::int as ms from timers
     where waiting_since is not null and due_at > $1`,
    [now],
  );
  if (waiting?.ms) await environment.forward(waiting.ms);
}
