import { randomUUID } from 'node:crypto';
import { webhookHeaders } from '#partners/shopify/payloads/webhook-headers.ts';
import { signWebhook } from '#partners/shopify/signature.ts';
import type { Browser } from '#tools/seed/browser.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';

export interface Loaded {
  requests: number;
  /** The number of unexpected or missing responses, by kind. */
  refused: Record<string, number>;
  slowestMs: number;
}

interface Targets {
  url: string;
  storeSecret: string;
  merchant: Browser;
}

/**
 * Keeps the load below a shop's limit of merchant requests a minute, which would refuse them with or without an
 * upgrade.
 */
const MERCHANT_PAUSE_MS = 500;

/** Shoppers, a store and a merchant who send requests without a pause and with a fixed concurrency, until stopped. */
export class ConstantLoad {
  readonly #targets: Targets;
  readonly #loaded: Loaded = { requests: 0, refused: {}, slowestMs: 0 };
  readonly #asking: readonly Promise<void>[];
  #isEnding = false;

  constructor(targets: Targets, clients: number, pauseMs: number) {
    this.#targets = targets;
    const kinds = [
      () => this.#repeat(() => this.#shopper(), pauseMs),
      () => this.#repeat(() => this.#store(), pauseMs),
      () => this.#repeat(() => this.#merchant(), MERCHANT_PAUSE_MS),
    ] as const;
    this.#asking = Array.from({ length: clients }, (_, nth) => (kinds[nth % kinds.length] ?? kinds[0])());
  }

  async end(): Promise<Loaded> {
    this.#isEnding = true;
    await Promise.all(this.#asking);
    return this.#loaded;
  }

  async #repeat(ask: () => Promise<void>, pauseMs: number): Promise<void> {
    const loaded = this.#loaded;
    while (!this.#isEnding) {
      const startMs = performance.now();
      loaded.requests += 1;
      await ask().catch((error: unknown) => {
        const words = error instanceof Error ? error.message.slice(0, 120) : String(error);
        loaded.refused[words] = (loaded.refused[words] ?? 0) + 1;
      });
      loaded.slowestMs = Math.max(loaded.slowestMs, performance.now() - startMs);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }

  async #shopper(): Promise<void> {
    await answered(await fetch(`${this.#targets.url}/storefront/tools?pageId=${DEMO_SHOP}`));
  }

  async #store(): Promise<void> {
    const product = { title: 'Mug', handle: 'mug', status: 'active', variants: [], image: null };
    const body = JSON.stringify({ id: Math.floor(Math.random() * 1e9), ...product });
    const headers = {
      'content-type': 'application/json',
      [webhookHeaders.topic]: 'products/update',
      [webhookHeaders.signature]: signWebhook(body, this.#targets.storeSecret),
      [webhookHeaders.shopDomain]: DEMO_SHOP,
      [webhookHeaders.webhookId]: randomUUID(),
      [webhookHeaders.triggeredAt]: new Date().toISOString(),
    };
    await answered(await fetch(`${this.#targets.url}/webhooks/shopify`, { method: 'POST', headers, body }));
  }

  async #merchant(): Promise<void> {
    await this.#targets.merchant.get(
      `${this.#targets.url}/database/api/dripCampaign/getDripsStatus?pageId=${DEMO_SHOP}`,
    );
  }
}

async function answered(response: Response): Promise<void> {
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${new URL(response.url).pathname} answered ${response.status}`);
}
