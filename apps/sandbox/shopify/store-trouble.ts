import * as z from 'zod';
import { PROTECTED_FIELDS } from '#partners/shopify/payloads/protected-field.ts';
import type { Sandbox } from '../core/sandbox.ts';
import type { StoreRecords } from './store.ts';

/** The planned failures of one store. Omitted fields stay unchanged. */
export const StoreTrouble = z.object({
  /** The Admin API accepts requests and never answers. */
  hangs: z.boolean().optional(),
  /** No webhook is sent, neither now nor later. */
  losesWebhooks: z.boolean().optional(),
  /** Withholds the recovery URLs of carts, as from an app without approval for protected fields. */
  withholdsRecoveryUrl: z.boolean().optional(),
  /** Withholds these protected fields, and with any of them also the recovery URLs of carts. */
  withholds: z.array(z.enum(PROTECTED_FIELDS)).optional(),
  /** The error that refuses each new discount. An empty text ends this. */
  refusesDiscounts: z.string().max(200).optional(),
  /** Webhook subscriptions to delete, by topic, as after many failed deliveries. */
  dropSubscriptions: z.array(z.string()).default([]),
  /** Deletes the app's web pixel. */
  losesPixel: z.literal(true).optional(),
  bulk: z
    .object({
      mode: z.enum(['works', 'refuses', 'fails']),
      atOnce: z.number().int().min(0).max(100),
      delayMs: z.number().int().min(0).max(600_000),
    })
    .partial()
    .optional(),
});

/** Plans or ends failures of a store. Returns the planned ones. */
export function troubleStore(
  sandbox: Sandbox,
  { store, subscriptions }: StoreRecords,
  trouble: z.infer<typeof StoreTrouble>,
): object {
  if (trouble.hangs !== undefined) store.hangs = trouble.hangs;
  if (trouble.losesWebhooks !== undefined) store.losesWebhooks = trouble.losesWebhooks;
  if (trouble.refusesDiscounts !== undefined) store.refusesDiscounts = trouble.refusesDiscounts;
  if (trouble.withholdsRecoveryUrl !== undefined) store.withholdsRecoveryUrl = trouble.withholdsRecoveryUrl;
  if (trouble.withholds !== undefined) store.withheld = trouble.withholds;
  if (trouble.losesPixel) store.pixel = null;
  Object.assign(store.bulk, trouble.bulk);
  for (const [id, { topic }] of subscriptions) {
    if (trouble.dropSubscriptions.includes(topic)) subscriptions.delete(id);
  }
  sandbox.world.changed();
  const { hangs, losesWebhooks, withholdsRecoveryUrl = false, withheld = [], refusesDiscounts, bulk } = store;
  return {
    hangs,
    losesWebhooks,
    withholdsRecoveryUrl,
    withholds: withheld,
    refusesDiscounts,
    bulk,
    subscriptions: subscriptions.size,
  };
}
