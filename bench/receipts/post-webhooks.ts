import { Pool } from 'undici';
import { requestLightly } from '#platform/http-client/light-request.ts';

export interface SignedWebhook {
  body: string;
  signature: string;
}

export interface Posted {
  perSecond: number;
  p99Ms: number;
}

const CONNECTIONS = 64;

/** Posts webhooks over persistent connections, one after the other on each. Throws if one is not acknowledged. */
export async function postWebhooks(url: string, webhooks: readonly SignedWebhook[]): Promise<Posted> {
  const pool = new Pool(url, { connections: CONNECTIONS, pipelining: 1 });
  const latenciesMs: number[] = [];
  let next = 0;
  const postAll = async () => {
    for (let webhook = webhooks[next++]; webhook; webhook = webhooks[next++])
      latenciesMs.push(await postOne(pool, webhook));
  };
  const startMs = performance.now();
  await Promise.all(Array.from({ length: CONNECTIONS }, postAll));
  const seconds = (performance.now() - startMs) / 1000;
  await pool.close();
  return { perSecond: webhooks.length / seconds, p99Ms: p99(latenciesMs) };
}

/**
 * Posts webhooks at a steady rate, without waiting for earlier ones, as a provider does. Returns the p99 of the
 * response times. This contains no waits for other requests in flight.
 */
export async function postSteadily(
  url: string,
  webhooks: readonly SignedWebhook[],
  perSecond: number,
): Promise<number> {
  const pool = new Pool(url, { connections: CONNECTIONS, pipelining: 1 });
  const answers: Promise<number>[] = [];
  const startMs = performance.now();
  while (answers.length < webhooks.length) {
    const dueCount = Math.ceil(((performance.now() - startMs) / 1000) * perSecond);
    for (const webhook of webhooks.slice(answers.length, dueCount)) answers.push(postOne(pool, webhook));
    // Waits until more requests are due. The rate is part of the measurement, so there is no condition to wait for.
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  const latenciesMs = await Promise.all(answers);
  await pool.close();
  return p99(latenciesMs);
}

/** Returns the response time in milliseconds. */
async function postOne(pool: Pool, { body, signature }: SignedWebhook): Promise<number> {
  const startMs = performance.now();
  const { statusCode, text } = await requestLightly(pool, {
    method: 'POST',
    path: '/webhooks/whatsapp',
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature },
    body,
  });
  if (statusCode !== 200) throw new Error(`a webhook was answered ${statusCode}: ${text}`);
  return performance.now() - startMs;
}

function p99(latenciesMs: readonly number[]): number {
  const sorted = latenciesMs.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * 0.99)] ?? 0;
}
