import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Sandbox } from '../core/sandbox.ts';
import { billingOf, dateCharges } from './billing/app-subscription.ts';
import { registerCheckoutControl } from './checkouts/checkout-control.ts';
import { makeControlRoutes, refused, type ControlRoutes } from './control-route.ts';
import { registerDraftControl } from './drafts/draft-control.ts';
import { HistoryRequest } from './history/history.ts';
import {
  makeUnreportedHistory,
  markHistoryReported,
  unreportedHistory,
} from './history/unreported-history.ts';
import { registerOrderControl } from './orders/order-control.ts';
import { registerProductControl } from './products/product-control.ts';
import { PrivacyWebhook, sendPrivacyWebhook } from './send-privacy-webhook.ts';
import { StoreTrouble, troubleStore } from './store-trouble.ts';
import type { StoreRecords } from './store.ts';
import { uninstallApp } from './uninstall-app.ts';

/** Control calls for a store: the actions of shoppers and of the merchant. */
export function registerShopifyControl(
  server: FastifyInstance,
  { sandbox }: { sandbox: Sandbox },
): Promise<void> {
  const on = makeControlRoutes(server, sandbox);
  registerStoreControl(sandbox, on);
  registerCheckoutControl(sandbox, on);
  registerOrderControl(sandbox, on);
  registerDraftControl(sandbox, on);
  registerProductControl(sandbox, on);
  return Promise.resolve();
}

function registerStoreControl(sandbox: Sandbox, on: ControlRoutes): void {
  on.get('', (records) => describeStore(records));
  on.get('/discounts', ({ discounts }) => [...discounts.values()]);
  on.get('/subscriptions', ({ subscriptions }) => [...subscriptions.values()]);
  on.get('/bulk-operations', ({ bulkOperations }) => [...bulkOperations.values()].toReversed());
  on.post('/trouble', StoreTrouble, (records, { body }) => troubleStore(sandbox, records, body));
  on.post('/history', HistoryRequest, (records, { body }) =>
    records.customers.size > 0
      ? refused('It has a past already')
      : makeUnreportedHistory(sandbox, records, body),
  );
  on.get('/history', (records) => ({ unreported: unreportedHistory(sandbox, records) }));
  on.post('/history/paid', z.object({ since: z.iso.datetime() }), (records, { body }) => {
    dateCharges(billingOf(sandbox, records.store.shop), body.since);
    sandbox.world.changed();
    return body;
  });
  on.post('/history/reported', z.unknown(), (records) => {
    markHistoryReported(sandbox, records);
    sandbox.isAddingHistory = false;
    return { unreported: null };
  });
  // Importing the history failed. The next start tries again. Until then, the control panel works.
  on.post('/history/postponed', z.unknown(), () => {
    sandbox.isAddingHistory = false;
    return {};
  });
  on.post('/privacy', PrivacyWebhook, (records, { body }) => sendPrivacyWebhook(sandbox, records, body));
  on.post('/uninstall', z.unknown(), (records) => {
    uninstallApp(sandbox, records);
    return describeStore(records);
  });
}

function describeStore({ store, subscriptions, products, orders }: StoreRecords): object {
  const { shop, name, currency, timeZone, installation } = store;
  return {
    shop,
    name,
    currency,
    timeZone,
    installed: installation !== null,
    installation,
    subscriptions: subscriptions.size,
    products: products.size,
    orders: orders.size,
  };
}
