import type { Sandbox } from '../core/sandbox.ts';
import { forgetTokens } from './access-tokens.ts';
import { endSubscriptions } from './billing/decide-subscription.ts';
import { shopBody } from './bodies/shop-body.ts';
import { emitStoreWebhook } from './emit-store-webhook.ts';
import type { StoreRooms } from './store.ts';

/** The merchant removes the app: its tokens die first, then it is told, then its subscriptions go. */
export function uninstallApp(sandbox: Sandbox, rooms: StoreRooms): void {
  forgetTokens(sandbox, rooms.store.shop);
  endSubscriptions(sandbox, rooms);
  emitStoreWebhook(sandbox, rooms, { topic: 'APP_UNINSTALLED', body: shopBody(sandbox, rooms.store) });
  rooms.subscriptions.clear();
  rooms.store.installation = null;
  sandbox.world.changed();
}
