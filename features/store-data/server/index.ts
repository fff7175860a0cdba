export { applyStoreWebhook, STORE_TOPICS } from './apply-store-webhook.ts';
export { cartEnding, ordersOfCart } from './cart-ending.ts';
export { findProductImage } from './catalogue-queries.ts';
export { installStore } from './install-store.ts';
export { StorePlatform } from './store-platform.ts';
export { findShopByUrl, getShop, type Shop } from './store-queries.ts';
export { registerStoreWebhookRoute } from './store-webhook-route.ts';
export { syncStoreJob } from './sync-store.ts';
