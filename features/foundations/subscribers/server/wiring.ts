export { moveCartLinks, noteCarts, noteLinkedCarts } from './cart-links.ts';
export { recordGrant } from './record-consent.ts';
export { applyCustomerWebhooks, CUSTOMER_TOPICS } from './apply-customer-webhooks.ts';
export { storeCustomers } from './store-customers.ts';
export { linkShoppers } from './link-customers.ts';
export { settleMerges, unsettledMergesDue } from './settle-merges.ts';
export { addUpTallies } from './tallies/add-up-tallies.ts';
export { SUBSCRIBER_RETENTION } from './retention.ts';
