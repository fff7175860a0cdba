import type { Sandbox } from '../core/sandbox.ts';
import { endSubscriptions } from './billing/decide-subscription.ts';
import { shopBody } from './bodies/shop-body.ts';
import { emitStoreWebhook } from './emit-store-webhook.ts';
import { forgetTokens } from './oauth/access-tokens.ts';
import type { StoreRecords } from './store.ts';

/** Removes the app: ends its tokens, sends the webhook, and cancels its subscriptions. */
export function uninstallApp(sandbox: Sandbox, records: StoreRecords): void {
  forgetTokens(sandbox, records.store.shop);
  endSubscriptions(sandbox, records);
  emitStoreWebhook(sandbox, records, { topic: 'APP_UNINSTALLED', body: shopBody(sandbox, records.store) });
  records.subscriptions.clear();
  records.store.installation = null;
  records.store.pixel = null;
  sandbox.world.changed();
}
