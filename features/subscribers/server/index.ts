export { changeNumber } from './change-number.ts';
export { findOrCreateSubscriber } from './find-or-create-subscriber.ts';
export { applyCustomerWebhook, CUSTOMER_TOPICS } from './apply-customer-webhook.ts';
export { linkCustomers } from './link-customer.ts';
export { findSubscriberByPhone, lockSubscriber, type Subscriber } from './subscriber-queries.ts';
