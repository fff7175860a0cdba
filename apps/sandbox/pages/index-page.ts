import { html } from '../core/html.ts';
import type { SandboxSettings } from '../core/sandbox-settings.ts';
import { DEMO_STORE_ADMIN, DEMO_STOREFRONT } from './demo-storefront.ts';
import { plainPage } from './plain-page.ts';

/** The sandbox's home page, with links to its parts. */
export function indexPage({ productUrl }: SandboxSettings): string {
  const places: [string, string, string][] = [
    [DEMO_STOREFRONT, 'Demo storefront', 'Browse, fill a cart, check out, and opt in to messages.'],
    ['/phone', 'The shopper’s phone', 'Read what the shop sent, tap its buttons, write back.'],
    [DEMO_STORE_ADMIN, 'The store’s admin', 'Send, edit, refund and cancel orders; sell out a product.'],
    ['/mail', 'Mail', 'Everything that the app sent by e-mail, with its links.'],
    ['/control-panel', 'Control panel', 'Move the clock, watch every call, make providers misbehave.'],
    [productUrl, 'The app', 'Bellbird itself, as the merchant sees it.'],
    ['/control/', 'Control as JSON', 'Everything the panel does, described as OpenAPI.'],
  ];
  const items = places.map(
    ([href, title, text]) =>
      html`<li>
        <a class="place" href="${href}"><strong>${title}</strong><span>${text}</span></a>
      </li>`,
  );
  return plainPage(
    'Sandbox',
    html`<h1>Sandbox</h1>
      <p>
        A pretend Shopify and a pretend WhatsApp on your own computer. The app talks to them exactly as it
        talks to the real ones. Nothing here leaves this machine.
      </p>
      <ul>
        ${items}
      </ul>`,
  );
}
