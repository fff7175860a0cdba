import { setTimeout as wait } from 'node:timers/promises';
import type { AdminClient, AdminOperation } from '#partners/shopify/admin-client.ts';
import { ShopifyError } from '#partners/shopify/shopify-error.ts';

const MAX_THROTTLE_WAITS = 20;

/** Waits as long as the store's rate limit asks. The caller retries other failures. Throws ShopifyError. */
export async function runPatiently<Data>(
  client: AdminClient,
  operation: AdminOperation<Data>,
  variables: Record<string, unknown> = {},
): Promise<Data> {
  for (let waits = 0; ; waits += 1) {
    try {
      return await client.run(operation, variables);
    } catch (error) {
      const throttled =
        error instanceof ShopifyError && error.failure.kind === 'throttled' ? error.failure : null;
      if (!throttled || waits >= MAX_THROTTLE_WAITS) throw error;
      await wait(throttled.waitMs);
    }
  }
}
