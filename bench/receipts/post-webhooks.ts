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

/** Posts webhooks over kept-open connections, each after the last one's answer. Throws when one is not acknowledged. */
export async function postWebhooks(url: string, webhooks: readonly SignedWebhook[]): Promise<Posted> {
  const pool = new Pool(url, { connections: CONNECTIONS, pipelining: 1 });
  const latenciesMs: number[] = [];
  let next = 0;
  const post = async () => {
    for (let webhook = webhooks[next++]; webhook; webhook = webhooks[next++]) {
      const startMs = performance.now();
      const { statusCode, text } = await requestLightly(pool, {
        method: 'POST',
        path: '/webhooks/whatsapp',
        headers: { 'content-type': 'application/json', 'x-hub-signature-256': webhook.signature },
        body: webhook.body,
      });
      latenciesMs.push(performance.now() - startMs);
      if (statusCode !== 200) throw new Error(`a webhook was answered ${statusCode}: ${text}`);
    }
  };
  const startMs = performance.now();
  await Promise.all(Array.from({ length: CONNECTIONS }, post));
  const seconds = (performance.now() - startMs) / 1000;
  await pool.close();
  latenciesMs.sort((one, other) => one - other);
  return {
    perSecond: webhooks.length / seconds,
    p99Ms: latenciesMs[Math.floor(latenciesMs.length * 0.99)] ?? 0,
  };
}
