import { expect, it } from 'vitest';
import { urgencyOf } from './urgency.ts';

it.each([
  ['whatsapp', 'whatsapp/message', 'people'],
  ['whatsapp', 'whatsapp/user_preferences', 'people'],
  ['messenger', 'messenger/event', 'people'],
  ['whatsapp', 'whatsapp/something_new', 'people'],
  ['shopify', 'customers_whats_app_marketing_consent/update', 'consent'],
  ['shopify', 'customers/redact', 'people'],
  ['whatsapp', 'whatsapp/template_status', 'trade'],
  ['whatsapp', 'whatsapp/phone_number_quality_update', 'trade'],
  ['messenger', 'messenger/template_status', 'trade'],
  ['shopify', 'orders/create', 'trade'],
  ['shopify', 'checkouts/update', 'trade'],
  ['shopify', 'fulfillment_events/create', 'trade'],
  ['shopify', 'app/uninstalled', 'trade'],
  ['shopify', 'products/update', 'rest'],
  ['shopify', 'collections/update', 'rest'],
  ['shopify', 'moons/wax', 'rest'],
])('%s with the topic %s: %s', (source, topic, urgency) =>
  expect(urgencyOf({ source, topic })).toBe(urgency),
);
