import { Pool, type Dispatcher } from 'undici';
import { requestLightly } from '#platform/http-client/light-request.ts';

export interface Hammered {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
}

/**
 * Makes the same kind of request as fast as possible with this concurrency, or at a fixed rate. At a fixed rate, a
 * request's time counts from when it was due. Throws if a request is refused.
 */
export async function hammer(
  url: string,
  { requests, atOnce, perSecond = null }: { requests: number; atOnce: number; perSecond?: number | null },
  requestOf: (nth: number) => Dispatcher.DispatchOptions,
): Promise<Hammered> {
  const pool = new Pool(url, { connections: atOnce, pipelining: 1 });
  const latenciesMs: number[] = [];
  let next = 0;
  const startedMs = performance.now();
  const work = async () => {
    while (next < requests) {
      const nth = next;
      next += 1;
      const startMs = perSecond === null ? performance.now() : startedMs + (nth * 1000) / perSecond;
      while (performance.now() < startMs) await new Promise((resolve) => setTimeout(resolve, 1));
      const { statusCode, text } = await requestLightly(pool, requestOf(nth));
      if (statusCode !== 200) throw new Error(`a request was answered ${statusCode}: ${text.slice(0, 300)}`);
      latenciesMs.push(performance.now() - startMs);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const seconds = (performance.now() - startedMs) / 1000;
  await pool.close();
  latenciesMs.sort((one, other) => one - other);
  const share = (of: number) => latenciesMs[Math.floor(latenciesMs.length * of)] ?? 0;
  return { perSecond: requests / seconds, p50Ms: share(0.5), p99Ms: share(0.99) };
}
