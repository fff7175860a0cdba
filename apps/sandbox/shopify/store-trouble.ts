import * as z from 'zod';
import { PROTECTED_FIELDS } from '#partners/shopify/payloads/protected-field.ts';
import type { Sandbox } from '../core/sandbox.ts';
import type { StoreRecords } from './store.ts';

/** What is wrong with one store from now on; what is left out stays as it is. */
export const StoreTrouble = z.object({
  /** Its Admin API takes requests and answers none of them. */
  hangs: z.boolean().optional(),
  /** No webhook is sent, and none of them is sent later. */
  losesWebhooks: z.boolean().optional(),
  /** Keeps the addresses of carts from the app, as for want of approval for protected fields. */
  withholdsRecoveryUrl: z.boolean().optional(),
  /** Keeps these protected fields from the app, and with any of them the addresses of carts. */
  withholds: z.array(z.enum(PROTECTED_FIELDS)).optional(),
  /** The error with which each new discount is refused. Empty ends that. */
  refusesDiscounts: z.string().max(200).optional(),
  /** Subscriptions that it deletes, by topic, as after many deliveries that nobody took. */
  dropSubscriptions: z.array(z.string()).default([]),
  /** Forgets the app's web pixel, as a store that never got one. */
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

/** Makes trouble in a store, or ends it. Answers what is wrong with it now. */
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
