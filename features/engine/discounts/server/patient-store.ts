import { setTimeout as wait } from 'node:timers/promises';
import type { AdminClient, AdminOperation } from '#partners/shopify/admin-client.ts';
import { ShopifyError } from '#partners/shopify/shopify-error.ts';

/** A store client that tries again when the store throttles it, as long as there is time. */
export class PatientStore {
  readonly #client: AdminClient;
  readonly #endMs: number;

  /** `endMs`, by the running clock, is when no more requests start. */
  constructor(client: AdminClient, endMs: number) {
    this.#client = client;
    this.#endMs = endMs;
  }

  hasTime(forMs = 0): boolean {
    return performance.now() + forMs < this.#endMs;
  }

  /** Throws ShopifyError. */
  async run<Data>(operation: AdminOperation<Data>, variables: Record<string, unknown>): Promise<Data> {
    for (;;) {
      try {
        return await this.#client.run(operation, variables);
      } catch (error) {
        const throttled =
          error instanceof ShopifyError && error.failure.kind === 'throttled' ? error.failure : null;
        if (!throttled || !this.hasTime(throttled.waitMs)) throw error;
        await wait(throttled.waitMs);
      }
    }
  }
}
