import { Pool } from 'undici';
import { SAMPLE_BODY } from './sample-body.ts';

/**
 * Measures the requests a second of a loop over persistent connections that does nothing else. This is the limit of
 * every sender on this machine.
 */
export async function measureBareLoop(
  url: string,
  { requests = 20_000, connections = 64 } = {},
): Promise<number> {
  const pool = new Pool(url, { connections, pipelining: 1 });
  const headers = { 'content-type': 'application/json', authorization: 'Bearer bench' };
  let left = requests;
  const one = async () => {
    while (left > 0) {
      left -= 1;
      const answer = await pool.request({
        method: 'POST',
        path: '/v25.0/bench/messages',
        headers,
        body: SAMPLE_BODY,
      });
      await answer.body.text();
    }
  };
  const startMs = performance.now();
  await Promise.all(Array.from({ length: connections }, one));
  const seconds = (performance.now() - startMs) / 1000;
  await pool.close();
  return requests / seconds;
}
