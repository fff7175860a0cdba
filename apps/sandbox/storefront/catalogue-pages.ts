import { html, type Html } from '../core/html.ts';
import { isPublished, totalInventory } from '../shopify/products/variants.ts';
import type { StoreCollection, StoreProduct } from '../shopify/store.ts';
import { showMoney, showPrice } from './show-price.ts';
import { storePage } from './store-layout.ts';
import type { Visit } from './storefront-visit.ts';

/** The store's front page. */
export function homePage(visit: Visit): Html {
  const { records, base } = visit;
  const favourites = [...records.products.values()].filter(
    (product) => isPublished(product) && product.tags.some((tag) => tag === 'bestseller' || tag === 'sale'),
  );
  const content = html` <section class="hero">
      <div class="wrap">
        <div>
          <h1>Quiet things for a home that is lived in</h1>
          <p>
            Stoneware, linen and light from small workshops. Made to be used on a Tuesday, not kept for
            guests.
          </p>
          <a class="button" href="${base}/collections/all">See everything</a>
        </div>
        <div class="pair">
          <img src="${image(visit, 'belly-vase')}" alt="" width="800" height="800" />
          <img src="${image(visit, 'willow-teapot')}" alt="" width="800" height="800" />
        </div>
      </div>
    </section>
    <div class="wrap">
      <section class="section">
        <header><h2>Collections</h2></header>
        <ul class="tiles">
          ${[...records.collections.values()].map((collection) => collectionTile(visit, collection))}
        </ul>
      </section>
      <section class="section">
        <header>
          <h2>What people come back for</h2>
          <a href="${base}/collections/all">All products</a>
        </header>
        ${productGrid(visit, favourites.slice(0, 8))}
      </section>
      <section class="section notes">
        <p><strong>Small workshops</strong>Eleven makers, all of whom we know by name.</p>
        <p><strong>Packed in paper</strong>No foam, no film. The box is the gift wrap.</p>
        <p><strong>Thirty days</strong>If it does not feel right at home, send it back.</p>
      </section>
    </div>`;
  return storePage(visit, { title: 'Quiet things for the home', content, meta: { pageType: 'home' } });
}

/** A collection, or the whole catalogue if the collection is null. */
export function collectionPage(visit: Visit, collection: StoreCollection | null): Html {
  const { products } = visit.records;
  const shown = collection
    ? collection.productHandles.flatMap((handle) => products.get(handle) ?? [])
    : [...products.values()];
  const title = collection?.title ?? 'Everything';
  const content = html`<div class="wrap">
    <p class="crumb"><a href="${visit.base}">Home</a> / ${title}</p>
    <h1>${title}</h1>
    <p class="lead">${collection?.description ?? 'All that is on our shelves today.'}</p>
    <section class="section">${productGrid(visit, shown.filter(isPublished))}</section>
  </div>`;
  return storePage(visit, {
    title,
    content,
    meta: { pageType: 'collection', ...(collection && { collectionId: collection.id }) },
  });
}

/** The page of a product, which can be added to the cart. */
export function productPage(visit: Visit, product: StoreProduct): Html {
  const { records, base } = visit;
  const collection = [...records.collections.values()].find(({ productHandles }) =>
    productHandles.includes(product.handle),
  );
  const others = (collection?.productHandles ?? []).filter((handle) => handle !== product.handle).slice(0, 4);
  const content = html`<div class="wrap">
    <p class="crumb">
      <a href="${base}">Home</a
      >${collection && html` / <a href="${base}/collections/${collection.handle}">${collection.title}</a>`} /
      ${product.title}
    </p>
    <article class="product">
      <img src="${image(visit, product.handle)}" alt="${product.title}" width="800" height="800" />
      <div>
        <h1>${product.title}</h1>
        ${showPrice(product)}
        <p>${product.description}</p>
        ${buyForm(visit, product)}
        <ul class="facts">
          <li>${totalInventory(product) > 0 ? 'In stock, sent within two days' : 'Sold out for now'}</li>
          <li>Free delivery from €49, otherwise €4.90</li>
          <li>Returns within 30 days</li>
        </ul>
      </div>
    </article>
    <section class="section">
      <header><h2>Goes well with</h2></header>
      ${productGrid(
        visit,
        others.flatMap((handle) => records.products.get(handle) ?? []).filter(isPublished),
      )}
    </section>
  </div>`;
  return storePage(visit, {
    title: product.title,
    content,
    meta: { pageType: 'product', productId: product.id },
  });
}

function buyForm({ base }: Visit, product: StoreProduct): Html {
  const isThere = totalInventory(product) > 0;
  return html`<form class="buy" method="post" action="${base}/cart/add">
    <input type="hidden" name="handle" value="${product.handle}" />
    ${product.variants.length > 1 && variantChoice(product)}
    <label
      >Quantity<input class="quantity" type="number" name="quantity" value="1" min="1" max="20" required
    /></label>
    <button class="main wide" type="submit" ${!isThere && html`disabled`}>
      ${isThere ? 'Add to cart' : 'Sold out'}
    </button>
  </form>`;
}

function variantChoice({ optionName, variants }: StoreProduct): Html {
  const options = variants.map(
    ({ id, title, priceCents, inventory }) =>
      html`<option value="${id}" ${inventory <= 0 && html`disabled`}>
        ${title} · ${showMoney(priceCents)}${inventory <= 0 && ' · sold out'}
      </option>`,
  );
  return html`<label
    >${optionName}<select name="variant">
      ${options}
    </select></label
  >`;
}

/** The page for an unknown URL of the store. */
export function notFoundPage(visit: Visit): Html {
  const content = html`<div class="wrap empty">
    <h1>This page is not here</h1>
    <p>It may have moved, or it never was.</p>
    <a class="button" href="${visit.base}">To the store</a>
  </div>`;
  return storePage(visit, { title: 'Not found', content });
}

export function image({ base }: Visit, handle: string): string {
  return `${base}/images/${handle}.svg`;
}

function collectionTile(visit: Visit, { handle, title, productHandles }: StoreCollection): Html {
  // The fourth product: collections share their first ones, and no picture should appear twice.
  const picture = productHandles[3] ?? '';
  return html`<li>
    <a href="${visit.base}/collections/${handle}"
      ><img src="${image(visit, picture)}" alt="" width="400" height="400" loading="lazy" /><strong
        >${title}</strong
      ></a
    >
  </li>`;
}

function productGrid(visit: Visit, products: StoreProduct[]): Html {
  return html`<ul class="grid">
    ${products.map(
      (product) => html`<li>
        <a class="card" href="${visit.base}/products/${product.handle}">
          <img src="${image(visit, product.handle)}" alt="" width="400" height="400" loading="lazy" />
          ${product.compareAtCents !== null && html`<span class="badge">Sale</span>`}
          <strong>${product.title}</strong>${showPrice(product)}</a
        >
      </li>`,
    )}
  </ul>`;
}
