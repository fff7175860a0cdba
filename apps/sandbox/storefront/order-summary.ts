import { html, type Html } from '../core/html.ts';
import type { Totals } from '../shopify/checkouts/checkout-totals.ts';
import type { Checkout } from '../shopify/store.ts';
import { image } from './catalogue-pages.ts';
import { showMoney } from './show-price.ts';
import type { Visit } from './storefront-visit.ts';

/** The lines and sums beside the checkout, with the field for a discount code. */
export function checkoutSummary(visit: Visit, checkout: Checkout, totals: Totals, back: string): Html {
  return html`<aside class="summary box" aria-label="Order summary">
    ${summaryLines(
      visit,
      totals.lines.map(({ product, variant, quantity, lineCents }) => ({
        handle: product.handle,
        title: product.variants.length > 1 ? `${product.title} - ${variant.title}` : product.title,
        quantity,
        cents: lineCents,
      })),
    )}
    ${discountForm(visit, checkout, totals, back)}
    ${summaryTotals({ ...totals, discountCode: totals.discount?.code ?? null, shippingText: checkout.address ? null : 'Enter your address' })}
  </aside>`;
}

export function summaryLines(
  visit: Visit,
  lines: { handle: string; title: string; quantity: number; cents: number }[],
): Html {
  return html`<ul class="lines">
    ${lines.map(
      ({ handle, title, quantity, cents }) => html`<li>
        ${handle ? html`<img src="${image(visit, handle)}" alt="" width="60" height="60" />` : html`<span></span>`}
        <span
          >${title}<br /><span class="count">${quantity} ${quantity === 1 ? 'piece' : 'pieces'}</span></span
        >
        <span class="amount">${showMoney(cents)}</span>
      </li>`,
    )}
  </ul>`;
}

export function summaryTotals(sums: {
  subtotalCents: number;
  discountCents: number;
  discountCode: string | null;
  shippingCents: number;
  /** The text that replaces the delivery price while it is unknown. */
  shippingText: string | null;
  totalCents: number;
}): Html {
  const shipping = sums.shippingText ?? (sums.shippingCents === 0 ? 'Free' : showMoney(sums.shippingCents));
  return html`<dl class="totals">
      <div>
        <dt>Subtotal</dt>
        <dd>${showMoney(sums.subtotalCents)}</dd>
      </div>
      ${
        sums.discountCode &&
        html`<div>
          <dt>Discount ${sums.discountCode}</dt>
          <dd>−${showMoney(sums.discountCents)}</dd>
        </div>`
      }
      <div>
        <dt>Delivery</dt>
        <dd>${shipping}</dd>
      </div>
      <div class="sum">
        <dt>Total</dt>
        <dd>${showMoney(sums.totalCents)}</dd>
      </div>
    </dl>
    <p class="small">Prices include 19 % VAT.</p>`;
}

function discountForm(
  { base }: Visit,
  { token }: Checkout,
  { discount, discountProblem }: Totals,
  back: string,
): Html {
  const action = `${base}/checkouts/${token}/discount`;
  if (discount) {
    return html`<form class="discount" method="post" action="${action}">
      <input type="hidden" name="back" value="${back}" />
      <span class="tag"
        >${discount.code}<button
          class="plain"
          type="submit"
          name="code"
          value=""
          aria-label="Remove ${discount.code}"
        >
          ×
        </button></span
      >
    </form>`;
  }
  return html`<form class="discount" method="post" action="${action}">
      <input type="hidden" name="back" value="${back}" />
      <input
        name="code"
        placeholder="Discount code"
        aria-label="Discount code"
        autocomplete="off"
        ${discountProblem && html`aria-invalid="true"`}
      />
      <button type="submit">Apply</button>
    </form>
    ${discountProblem && html`<p class="error">${discountProblem}</p>`}`;
}
