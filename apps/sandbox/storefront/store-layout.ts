import { html, trusted, type Html } from '../core/html.ts';
import { drawWren } from './draw-household-goods.ts';
import { encodeSvg } from './encode-svg.ts';
import { pixelTag } from './pixel-routes.ts';
import type { Visit } from './storefront-visit.ts';

export interface Page {
  title: string;
  content: Html;
  /** The facts that the store's own pages report to scripts. */
  meta?: { pageType: string; productId?: number; collectionId?: number };
}

export const wren = trusted(encodeSvg(drawWren(), 800).replace('<svg ', '<svg aria-hidden="true" '));

/** A page of the store's theme, with the app's embed at its end. */
export function storePage(visit: Visit, page: Page): Html {
  const { store, collections } = visit.records;
  const count = visit.cart?.lines.reduce((sum, line) => sum + line.quantity, 0) ?? 0;
  return frame(
    visit,
    page,
    html`
      <p class="announce">Free delivery from €49 · Sent from Berlin within two days</p>
      <header class="head">
        <div class="wrap">
          ${logo(visit)}
          <nav class="nav" aria-label="Collections">
            ${[...collections.values()].map(({ handle, title }) => html`<a href="${visit.base}/collections/${handle}">${title}</a>`)}
          </nav>
          <a class="bag" href="${visit.base}/cart">Cart<b>${count}</b></a>
        </div>
      </header>
      <main>${page.content}</main>
      <footer class="foot">
        <div class="wrap">
          <span>${store.name} · Weidenweg 12, 10247 Berlin</span>
          <span>Returns within 30 days, for any reason</span>
          <span>A demo store: nothing here is sold</span>
          <a href="${visit.base}/policies/privacy-policy">Privacy policy</a>
        </div>
      </footer>
      ${embed(visit, page)} ${pixelTag(visit, page.meta?.productId)}
    `,
  );
}

/** A page of the checkout. It is Shopify's own, so it has no theme and no app embed. */
export function checkoutPage(visit: Visit, page: Page): Html {
  return frame(
    visit,
    page,
    html`
      <header class="head">
        <div class="wrap">
          ${logo(visit)}<a class="bag" style="margin-left:auto" href="${visit.base}/cart">Cart</a>
        </div>
      </header>
      <main class="wrap">${page.content}</main>
    `,
  );
}

function logo({ base, records }: Visit): Html {
  return html`<a class="logo" href="${base}">${wren}<span>${records.store.name}</span></a>`;
}

function frame({ records: { store } }: Visit, { title }: Page, content: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} – ${store.name}</title>
        <link rel="icon" href="/store/${store.shop}/images/wooden-wren.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/store/storefront.css" />
      </head>
      <body>
        ${content}
      </body>
    </html>`;
}

/** Returns the globals that a Shopify theme offers to scripts, and the app's script as the app embed loads it. */
function embed({ sandbox, customerId, records: { store } }: Visit, { meta }: Page): Html {
  const globals = {
    Shopify: {
      shop: store.shop,
      locale: 'en',
      currency: { active: store.currency, rate: '1.0' },
      country: store.countryCode,
      routes: { root: `/store/${store.shop}/` },
    },
    ShopifyAnalytics: {
      meta: {
        page: {
          pageType: meta?.pageType ?? 'page',
          ...(customerId !== null && { customerId: Number(customerId) }),
          ...(meta?.productId && { resourceType: 'product', resourceId: meta.productId }),
        },
        ...(meta?.productId && {
          product: { id: meta.productId, gid: `gid://shopify/Product/${meta.productId}` },
        }),
        ...(meta?.collectionId && { collection: { id: meta.collectionId } }),
      },
    },
  };
  const json = JSON.stringify(globals).replaceAll('<', '\\u003c');
  return html`<script>
      Object.assign(window, ${trusted(json)});
    </script>
    <script
      async
      src="${sandbox.settings.productUrl}/storefront/embed.js?pageId=${store.shop}"
      data-page-id="${store.shop}"
      data-privacy-url="/store/${store.shop}/policies/privacy-policy"
    ></script>`;
}
