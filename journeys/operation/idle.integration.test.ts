import { afterAll, beforeAll, expect, it } from 'vitest';
import { openServer, type OpenServer } from '#tools/test-environment/open-server.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';

/** A hundred idle installations must fit on one small database server. */
const MOST_A_SECOND = 20;
const FEWEST_A_SECOND = 4;
/** A busy connection reports its transactions once a second, so a measurement can be off by a second's worth. */
const WINDOW_MS = 5000;

let server: OpenServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

it('queries the database less than twenty times a second while nothing is to be done', async () => {
  let lowest = Number.POSITIVE_INFINITY;
  // Work that the start left over may still run during the first measurements.
  await waitFor('a server that rests', async () => {
    lowest = Math.min(lowest, await transactionsPerSecond());
    return lowest < MOST_A_SECOND;
  }).catch(() => undefined);
  expect(lowest).toBeLessThan(MOST_A_SECOND);
  // The programs do poll, unless they got no processor time in that window.
  await waitFor(
    'polls',
    async () => lowest > FEWEST_A_SECOND || (await transactionsPerSecond()) > FEWEST_A_SECOND,
  );
});

async function transactionsPerSecond(): Promise<number> {
  const before = await count();
  await new Promise((resolve) => setTimeout(resolve, WINDOW_MS));
  const after = await count();
  return (after.transactions - before.transactions) / (after.seconds - before.seconds);
}

async function count(): Promise<{ transactions: number; seconds: number }> {
  const [row] = await server.rows<{ transactions: string; seconds: string }>(
    `select xact_commit + xact_rollback as transactions, extract(epoch from clock_timestamp()) as seconds
     from pg_stat_database where datname = current_database()`,
  );
  return { transactions: Number(row?.transactions), seconds: Number(row?.seconds) };
}
