import { html, type Html } from '../core/html.ts';
import { countryName } from '../shopify/bodies/address-body.ts';
import { lineName } from '../shopify/bodies/order-line-body.ts';
import type { DraftOrder } from '../shopify/drafts/draft-order.ts';
import { deliveryCents, draftTotals } from '../shopify/drafts/draft-totals.ts';
import type { Address } from '../shopify/store.ts';
import { summaryLines, summaryTotals } from './order-summary.ts';
import { showMoney } from './show-price.ts';
import { checkoutPage } from './store-layout.ts';
import type { Visit } from './storefront-visit.ts';

/** The payment page of a draft order. */
export function invoicePage(visit: Visit, draft: DraftOrder): Html {
  const totals = draftTotals(draft);
  const shippingCents = deliveryCents(draft);
  const totalCents = totals.subtotalCents + shippingCents;
  const content = html`<div class="checkout">
    <form method="post" action="${visit.base}/invoices/${draft.token}">
      <p class="small">Order #D${draft.number}</p>
      <h1>Pay for your order</h1>
      ${whoAndWhere(visit, draft)}
      <h2>Payment</h2>
      <label class="choice"
        ><input type="radio" name="pay" value="card" checked />
        <div>Card<span>A demo card that always works. No number needed.</span></div></label
      >
      <div class="go">
        <a href="${visit.base}">Back to the store</a
        ><button class="main" type="submit">Pay ${showMoney(totalCents)}</button>
      </div>
    </form>
    <aside class="summary box" aria-label="Order summary">
      ${summaryLines(
        visit,
        totals.lines.map(({ line, cents }) => ({
          handle: line.handle,
          title: lineName(line),
          quantity: line.quantity,
          cents,
        })),
      )}
      ${summaryTotals({
        subtotalCents: totals.lineItemsCents,
        discountCents: totals.discountCents,
        discountCode: draft.discount && discountName(draft.discount),
        shippingCents,
        shippingText: null,
        totalCents,
      })}
    </aside>
  </div>`;
  return checkoutPage(visit, { title: 'Payment', content });
}

/** The page for a draft that was deleted or never existed. */
export function missingInvoicePage(visit: Visit): Html {
  const content = html`<div class="empty">
    <h1>This invoice is no longer available</h1>
    <p>The store has withdrawn it. Nothing was charged.</p>
    <a class="button" href="${visit.base}">To the store</a>
  </div>`;
  return checkoutPage(visit, { title: 'No longer available', content });
}

function discountName({ title, description, value, valueType }: NonNullable<DraftOrder['discount']>): string {
  return title ?? (description || (valueType === 'PERCENTAGE' ? `${value} %` : showMoney(value * 100)));
}

function whoAndWhere({ records }: Visit, draft: DraftOrder): Html {
  const customer = records.customers.get(String(draft.customerId));
  const address = draft.shippingAddress ?? customer?.address ?? null;
  const contact = draft.email ?? draft.phone ?? customer?.email ?? customer?.phone ?? null;
  return html`<div class="pairs">
    ${contact && html`<p><strong>Contact</strong>${contact}</p>`} ${address && deliverTo(address)}
  </div>`;
}

function deliverTo(address: Address): Html {
  return html`<p>
    <strong>Deliver to</strong>${address.firstName} ${address.lastName}<br />${address.address1}<br />${address.zip}
    ${address.city}, ${countryName(address.countryCode)}
  </p>`;
}
