import { Pool } from 'undici';
import { requestLightly } from '#platform/http-client/light-request.ts';

export interface Clicked {
  p50Ms: number;
  p99Ms: number;
}

const CONNECTIONS = 16;

/** Opens links over kept-open connections, each after the last one's answer. Throws when one does not lead on. */
export async function clickLinks(
  url: string,
  codes: readonly string[],
  { clicks, userAgent }: { clicks: number; userAgent: string },
): Promise<Clicked> {
  const pool = new Pool(url, { connections: CONNECTIONS, pipelining: 1 });
  const latenciesMs: number[] = [];
  let next = 0;
  const click = async () => {
    for (let nth = next++; nth < clicks; nth = next++) {
      const startMs = performance.now();
      const { statusCode, text } = await requestLightly(pool, {
        method: 'GET',
        path: `/l/${codes[nth % codes.length]}`,
        headers: { 'user-agent': userAgent },
      });
      latenciesMs.push(performance.now() - startMs);
      if (statusCode !== 302) throw new Error(`a link was answered ${statusCode}: ${text}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, click));
  await pool.close();
  latenciesMs.sort((one, other) => one - other);
  const share = (of: number) => latenciesMs[Math.floor(latenciesMs.length * of)] ?? 0;
  return { p50Ms: share(0.5), p99Ms: share(0.99) };
}
