import { Pool } from 'undici';
import { requestLightly } from '#platform/http-client/light-request.ts';

export interface Clicked {
  p50Ms: number;
  p99Ms: number;
}

const CONNECTIONS = 64;
/** With this, a thousand clicks a second: the first minutes of a broadcast to a million people. */
const CLICKS_AT_ONCE = 5;
const EVERY_MS = 5;

/** Opens links at a steady rate, without waiting for earlier ones. Throws if one does not redirect. */
export async function clickLinks(
  url: string,
  codes: readonly string[],
  { clicks, userAgent }: { clicks: number; userAgent: string },
): Promise<Clicked> {
  const pool = new Pool(url, { connections: CONNECTIONS, pipelining: 1 });
  const underWay: Promise<number>[] = [];
  while (underWay.length < clicks) {
    for (let click = 0; click < CLICKS_AT_ONCE; click += 1) {
      const code = codes[underWay.length % codes.length] ?? '';
      underWay.push(clickOnce(pool, code, userAgent));
    }
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
  const latenciesMs = (await Promise.all(underWay)).toSorted((one, other) => one - other);
  await pool.close();
  const share = (of: number) => latenciesMs[Math.floor(latenciesMs.length * of)] ?? 0;
  return { p50Ms: share(0.5), p99Ms: share(0.99) };
}

/** Returns the milliseconds until the redirect. */
async function clickOnce(pool: Pool, code: string, userAgent: string): Promise<number> {
  const startMs = performance.now();
  const { statusCode, text } = await requestLightly(pool, {
    method: 'GET',
    path: `/l/${code}`,
    headers: { 'user-agent': userAgent },
  });
  if (statusCode !== 302) throw new Error(`a link was answered ${statusCode}: ${text}`);
  return performance.now() - startMs;
}
