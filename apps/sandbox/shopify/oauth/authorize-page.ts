import { html, type Html } from '../../core/html.ts';
import { pageFrame } from '../../core/page-frame.ts';

const APP_NAME = 'Bellbird';

const permissions: Record<string, { title: string; detail: string }> = {
  products: { title: 'products', detail: 'Products, variants and collections' },
  orders: { title: 'orders', detail: 'Orders, checkouts and refunds' },
  all_orders: { title: 'all orders', detail: 'Orders older than 60 days' },
  customers: { title: 'customers', detail: 'Names, phone numbers and e-mail addresses' },
  fulfillments: { title: 'fulfilments', detail: 'Shipments and tracking numbers' },
  draft_orders: { title: 'draft orders', detail: 'Draft orders and their invoices' },
  discounts: { title: 'discounts', detail: 'Discount codes' },
  price_rules: { title: 'price rules', detail: 'Discount rules' },
  pixels: { title: 'web pixels', detail: 'Measure what visitors do in your store' },
  customer_events: { title: 'customer events', detail: 'What visitors do in your store' },
  themes: { title: 'themes', detail: 'Your online store’s theme' },
};

/** The page on which a merchant installs the app in the store. */
export function authorizePage({
  shop,
  storeName,
  scopes,
  cancelUrl,
}: {
  shop: string;
  storeName: string;
  scopes: string[];
  cancelUrl: string;
}): Html {
  return page(
    `Install ${APP_NAME}`,
    html`
      <p class="store">${storeName} <span>${shop}</span></p>
      <div class="apps"><i>B</i><b></b><i class="shop">${storeName.charAt(0)}</i></div>
      <h1>Install ${APP_NAME}</h1>
      <p>This app will be able to:</p>
      <ul>
        ${permissionLines(scopes)}
      </ul>
      <p class="small">You can remove the app at any time; it then loses its access at once.</p>
      <form method="post">
        <a href="${cancelUrl}">Cancel</a>
        <button type="submit">Install app</button>
      </form>
    `,
  );
}

/** The page for an authorization URL that is not valid. */
export function authorizeErrorPage(title: string, detail: string): Html {
  return page(
    title,
    html`<h1>${title}</h1>
      <p>${detail}</p>`,
  );
}

function permissionLines(scopes: string[]): Html[] {
  const areas = Map.groupBy(scopes, (scope) => scope.replace(/^(read|write)_/, ''));
  return [...areas].map(([area, ofArea]) => {
    const { title, detail } = permissions[area] ?? { title: area.replaceAll('_', ' '), detail: '' };
    const verb = ofArea.some((scope) => scope.startsWith('write_')) ? 'View and edit' : 'View';
    return html`<li><strong>${verb} ${title}</strong>${detail && html`<span>${detail}</span>`}</li>`;
  });
}

const style = `
  * { box-sizing: border-box }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px; background: #f1f2f4; color: #23272f;
    font: 15px/1.5 Inter, system-ui, -apple-system, "Segoe UI", sans-serif }
  main { width: 100%; max-width: 480px; background: #fff; border: 1px solid #dfe2e7; border-radius: 12px; padding: 32px }
  h1 { margin: 0 0 8px; font-size: 22px; line-height: 1.3; text-wrap: balance }
  p { margin: 0 0 12px }
  .store { color: #23272f; font-weight: 600; font-size: 13px; margin-bottom: 24px } .store span { color: #687080; font-weight: 400; margin-left: 6px }
  .apps { display: flex; align-items: center; gap: 10px; margin-bottom: 20px }
  .apps i { width: 44px; height: 44px; border-radius: 10px; background: #3b55e6; color: #fff; display: grid; place-items: center; font: 600 20px system-ui }
  .apps i.shop { background: #5b7563 } .apps b { width: 28px; border-top: 2px dotted #a9b0bb }
  ul { list-style: none; margin: 0 0 16px; padding: 0; border: 1px solid #e6e8ec; border-radius: 8px }
  li { padding: 10px 14px } li + li { border-top: 1px solid #eef0f2 } li strong { display: block; font-weight: 550; font-size: 14px }
  li span, .small { color: #687080; font-size: 13px }
  form { display: flex; justify-content: flex-end; align-items: center; gap: 20px; margin-top: 24px }
  a { color: #4a5160 } button { font: inherit; font-weight: 600; color: #fff; background: #2b2f38; border: 0; border-radius: 8px; padding: 10px 18px; cursor: pointer }
  button:hover { background: #000 } :focus-visible { outline: 2px solid #3b55e6; outline-offset: 2px }
`;

function page(title: string, content: Html): Html {
  return pageFrame(title, style, html`<main>${content}</main>`);
}
