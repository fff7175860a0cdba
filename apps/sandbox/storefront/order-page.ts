import { html, type Html } from '../core/html.ts';
import { countryName } from '../shopify/bodies/address-body.ts';
import type { Order } from '../shopify/store.ts';
import { summaryLines, summaryTotals } from './order-summary.ts';
import { checkoutPage, wren } from './store-layout.ts';
import type { Visit } from './storefront-visit.ts';

/** What the shopper sees after buying, and whenever they come back to look. */
export function orderPage(visit: Visit, order: Order): Html {
  const { address, contact } = order;
  const content = html`<div class="checkout">
    <div>
      <div class="thanks">
        ${wren}
        <div>
          <p class="small">Order #${order.number}</p>
          <h1>Thank you${address.firstName && `, ${address.firstName}`}</h1>
        </div>
      </div>
      ${status(order)}
      <div class="pairs">
        <p>
          <strong>Contact</strong
          >${contact.phone ?? contact.email}${contact.phone && contact.email && html`<br />${contact.email}`}
        </p>
        <p><strong>Payment</strong>${order.payment === 'cod' ? 'Cash on delivery' : 'Card'}</p>
        <p>
          <strong>Delivery address</strong>${address.firstName} ${address.lastName}<br />${address.address1}<br />${address.zip}
          ${address.city}<br />${countryName(address.countryCode)}
        </p>
        <p><strong>Delivery</strong>Standard, two to four days</p>
      </div>
      <p style="margin-top:32px"><a class="button" href="${visit.base}">Continue shopping</a></p>
    </div>
    <aside class="summary box" aria-label="Order summary">
      ${summaryLines(
        visit,
        order.lines.map(({ handle, title, quantity, priceCents }) => ({
          handle,
          title,
          quantity,
          cents: priceCents * quantity,
        })),
      )}
      ${summaryTotals({ ...order, shippingText: null })}
    </aside>
  </div>`;
  return checkoutPage(visit, { title: `Order #${order.number}`, content });
}

function status({ cancelledAt, financialStatus, payment }: Order): Html {
  if (cancelledAt) return html`<p class="note warn">This order was cancelled.</p>`;
  if (financialStatus === 'refunded') return html`<p class="note warn">This order was refunded.</p>`;
  if (financialStatus === 'partially_refunded')
    return html`<p class="note warn">A part of this order was refunded.</p>`;
  if (payment === 'cod' && financialStatus === 'pending')
    return html`<p class="note">Your order is confirmed. Please have the amount ready for the courier.</p>`;
  return html`<p class="note">Your order is confirmed and paid. We are packing it now.</p>`;
}
