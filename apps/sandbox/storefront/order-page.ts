import { html, type Html } from '../core/html.ts';
import { countryName } from '../shopify/bodies/address-body.ts';
import { lineName } from '../shopify/bodies/order-line-body.ts';
import { fulfilmentStatus, orderMoney } from '../shopify/orders/order-money.ts';
import type { Fulfilment, Order } from '../shopify/orders/order.ts';
import type { Address } from '../shopify/store.ts';
import { checkoutBlock } from './checkout-block-routes.ts';
import { summaryLines, summaryTotals } from './order-summary.ts';
import { checkoutPage, wren } from './store-layout.ts';
import type { Visit } from './storefront-visit.ts';

/** The page that the shopper sees after buying, and on later visits. */
export function orderPage(visit: Visit, order: Order): Html {
  const { address, contact } = order;
  const content = html`<div class="checkout">
    <div>
      <div class="thanks">
        ${wren}
        <div>
          <p class="small">Order #${order.number}</p>
          <h1>Thank you${address?.firstName && `, ${address.firstName}`}</h1>
        </div>
      </div>
      ${status(order)}
      <div class="pairs">
        <p>
          <strong>Contact</strong
          >${contact.phone ?? contact.email}${contact.phone && contact.email && html`<br />${contact.email}`}
        </p>
        <p><strong>Payment</strong>${PAYMENTS[order.payment]}</p>
        ${address && deliveryAddress(address)}
        <p><strong>Delivery</strong>Standard, two to four days</p>
      </div>
      ${order.fulfilments.map(parcel)} ${checkoutBlock(visit)}
      <p style="margin-top:32px"><a class="button" href="${visit.base}">Continue shopping</a></p>
    </div>
    <aside class="summary box" aria-label="Order summary">
      ${summaryLines(
        visit,
        order.lines
          .map((line) => ({ ...line, quantity: order.cancelledAt ? line.quantity : line.currentQuantity }))
          .filter(({ quantity }) => quantity > 0)
          .map((line) => ({
            handle: line.handle,
            title: lineName(line),
            quantity: line.quantity,
            cents: line.priceCents * line.quantity,
          })),
      )}
      ${summaryTotals(sumsOf(order))}
    </aside>
  </div>`;
  return checkoutPage(visit, { title: `Order #${order.number}`, content });
}

const PAYMENTS = { card: 'Card', cod: 'Cash on delivery', manual: 'Arranged with the store' };

function deliveryAddress(address: Address): Html {
  return html`<p>
    <strong>Delivery address</strong>${address.firstName} ${address.lastName}<br />${address.address1}<br />${address.zip}
    ${address.city}<br />${countryName(address.countryCode)}
  </p>`;
}

/** Returns the sums of an order after edits. After a refund or a cancellation, the sums of the original order. */
function sumsOf(order: Order) {
  const isWhole = order.cancelledAt !== null || order.refunds.length > 0 || !order.isEdited;
  const now = orderMoney(order);
  const discountCode = order.discountCode ?? order.discountTitle;
  if (isWhole) return { ...order, discountCode, shippingText: null };
  return {
    discountCode,
    subtotalCents: now.currentSubtotalCents + now.currentDiscountCents,
    discountCents: now.currentDiscountCents,
    shippingCents: now.currentShippingCents,
    shippingText: null,
    totalCents: now.currentTotalCents,
  };
}

function parcel({ trackingCompany, trackingNumber, trackingUrl, shipmentStatus }: Fulfilment): Html {
  const words = shipmentStatus === null ? 'on its way' : shipmentStatus.replaceAll('_', ' ');
  const number = [trackingCompany, trackingNumber].filter(Boolean).join(' ');
  const isLink = trackingUrl !== null && /^https?:/.test(trackingUrl);
  return html`<p class="note">
    Your parcel is ${words}. ${isLink ? html`<a href="${trackingUrl}">${number || 'Follow it'}</a>` : number}
  </p>`;
}

function status(order: Order): Html {
  const { cancelledAt, financialStatus, payment } = order;
  if (cancelledAt) return html`<p class="note warn">This order was cancelled.</p>`;
  if (financialStatus === 'refunded') return html`<p class="note warn">This order was refunded.</p>`;
  if (financialStatus === 'partially_refunded')
    return html`<p class="note warn">A part of this order was refunded.</p>`;
  if (fulfilmentStatus(order) !== null) return html``;
  if (payment === 'cod' && financialStatus === 'pending')
    return html`<p class="note">Your order is confirmed. Please have the amount ready for the courier.</p>`;
  return html`<p class="note">Your order is confirmed and paid. We are packing it now.</p>`;
}
