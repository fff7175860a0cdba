import * as z from 'zod';
import { completeDraft, completeRefusalReason } from '../shopify/drafts/complete-draft.ts';
import type { DraftOrder } from '../shopify/drafts/draft-order.ts';
import type { StoreRecords } from '../shopify/store.ts';
import { invoicePage, missingInvoicePage } from './invoice-page.ts';
import type { StoreRoute } from './store-route.ts';

const Payment = z.object({ pay: z.literal('card') });

/** The page on which a draft order is paid. An app or a merchant sends its URL to a shopper. */
export function registerInvoices(on: StoreRoute): void {
  on('GET', '/invoices/:token', (visit, { params }) => {
    const draft = findDraft(visit.records, params['token']);
    if (!draft) return { page: missingInvoicePage(visit), status: 404 };
    const order = visit.records.orders.get(String(draft.orderId));
    return order ? { redirect: `/orders/${order.token}` } : { page: invoicePage(visit, draft) };
  });

  on('POST', '/invoices/:token', (visit, { params, body }) => {
    const { records, sandbox } = visit;
    const draft = findDraft(records, params['token']);
    if (!draft) return { page: missingInvoicePage(visit), status: 404 };
    // A second payment redirects to the paid order.
    if (completeRefusalReason(draft) || !Payment.safeParse(body).success)
      return { redirect: `/invoices/${draft.token}` };
    const address = records.customers.get(String(draft.customerId))?.address ?? null;
    const order = completeDraft(sandbox, records, { draft, payment: 'card', isPaid: true, address });
    return { redirect: `/orders/${order.token}` };
  });
}

function findDraft({ drafts }: StoreRecords, token: string | undefined): DraftOrder | undefined {
  return [...drafts.values()].find((draft) => draft.token === token);
}
