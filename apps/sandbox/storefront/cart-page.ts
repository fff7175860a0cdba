import { html, type Html } from '../core/html.ts';
import { checkoutTotals } from '../shopify/checkouts/checkout-totals.ts';
import { image } from './catalogue-pages.ts';
import { showMoney } from './show-price.ts';
import { storePage } from './store-layout.ts';
import type { Visit } from './storefront-visit.ts';

/** The page of the cart, where items can be changed or bought. */
export function cartPage(visit: Visit): Html {
  const { cart, records, sandbox, base } = visit;
  const now = sandbox.clock.now().toISOString();
  const totals = checkoutTotals(records, {
    lines: cart?.lines ?? [],
    discountCode: cart?.discountCode ?? null,
    customerId: null,
    now,
    hasAddress: false,
  });
  if (totals.lines.length === 0)
    return storePage(visit, { title: 'Cart', content: emptyCart(base), meta: { pageType: 'cart' } });
  const content = html`<div class="wrap">
    <p class="crumb"><a href="${base}">Home</a> / Cart</p>
    <h1>Your cart</h1>
    <div class="basket">
      <ul class="lines">
        ${totals.lines.map((line) => cartLine(visit, line))}
      </ul>
      <aside class="box">
        <dl class="totals" style="margin:0;padding:0;border:0">
          ${
            totals.discount &&
            html`<div>
              <dt>Discount ${totals.discount.code}</dt>
              <dd>−${showMoney(totals.discountCents)}</dd>
            </div>`
          }
          <div class="sum" style="margin:0">
            <dt>Subtotal</dt>
            <dd>${showMoney(totals.subtotalCents - totals.discountCents)}</dd>
          </div>
        </dl>
        <p class="small" style="margin-bottom:18px">VAT is included. Delivery is added at the checkout.</p>
        <a class="button wide" href="${base}/checkout">Check out</a>
      </aside>
    </div>
  </div>`;
  return storePage(visit, { title: 'Cart', content, meta: { pageType: 'cart' } });
}

function emptyCart(base: string): Html {
  return html`<div class="wrap empty">
    <h1>Your cart is empty</h1>
    <p>There is always room for one more mug.</p>
    <a class="button" href="${base}/collections/all">Look around</a>
  </div>`;
}

function cartLine(
  visit: Visit,
  { product, variant, quantity, lineCents }: ReturnType<typeof checkoutTotals>['lines'][number],
): Html {
  const { base } = visit;
  const name = product.variants.length > 1 ? `${product.title}, ${variant.title}` : product.title;
  return html`<li>
    <a href="${base}/products/${product.handle}"
      ><img src="${image(visit, product.handle)}" alt="" width="92" height="92"
    /></a>
    <div>
      <a class="name" href="${base}/products/${product.handle}">${name}</a>
      <form method="post" action="${base}/cart/change">
        <input type="hidden" name="handle" value="${product.handle}" />
        <input type="hidden" name="variant" value="${variant.id}" />
        <input
          class="quantity"
          type="number"
          name="quantity"
          value="${quantity}"
          min="0"
          max="20"
          aria-label="Quantity of ${name}"
          onchange="this.form.submit()"
        />
        <noscript><button class="plain">Update</button></noscript>
        <button class="plain" type="submit" name="remove" value="1">Remove</button>
      </form>
    </div>
    <span class="amount">${showMoney(lineCents)}</span>
  </li>`;
}
