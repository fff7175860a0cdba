import { randomUUID } from 'node:crypto';
import { Pool } from 'undici';
import { webhookHeaders } from '#partners/shopify/payloads/webhook-headers.ts';
import { signWebhook } from '#partners/shopify/signature.ts';
import { requestLightly } from '#platform/http-client/light-request.ts';

export interface Store {
  apiUrl: string;
  secret: string;
}

export interface StoreWebhook {
  shopUrl: string;
  topic: string;
  body: object;
}

const EVERY_MS = 10;
const CONNECTIONS = 128;

/** Posts webhooks at a rate, without waiting for earlier ones. Returns each webhook's time until its response. */
export async function postStoreWebhooks(
  store: Store,
  { perSecond, seconds, next }: { perSecond: number; seconds: number; next: () => StoreWebhook },
): Promise<number[]> {
  const pool = new Pool(store.apiUrl, { connections: CONNECTIONS, pipelining: 1 });
  const answers: Promise<number>[] = [];
  const startMs = performance.now();
  for (let elapsedMs = 0; elapsedMs < seconds * 1000; elapsedMs = performance.now() - startMs) {
    const due = Math.floor((elapsedMs / 1000) * perSecond) + 1;
    while (answers.length < due) answers.push(post(pool, store, next()));
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
  const took = await Promise.all(answers);
  await pool.close();
  return took.toSorted((one, other) => one - other);
}

/** The time counts from when the webhook was due, so it includes the wait for a free connection. */
async function post(pool: Pool, { secret }: Store, { shopUrl, topic, body }: StoreWebhook): Promise<number> {
  const startMs = performance.now();
  const text = JSON.stringify(body);
  const { statusCode, text: answer } = await requestLightly(pool, {
    method: 'POST',
    path: '/webhooks/shopify',
    headers: {
      'content-type': 'application/json',
      [webhookHeaders.topic]: topic,
      [webhookHeaders.signature]: signWebhook(text, secret),
      [webhookHeaders.shopDomain]: shopUrl,
      [webhookHeaders.webhookId]: randomUUID(),
      [webhookHeaders.triggeredAt]: new Date().toISOString(),
    },
    body: text,
  });
  if (statusCode !== 200) throw new Error(`a webhook was answered ${statusCode}: ${answer}`);
  return performance.now() - startMs;
}
