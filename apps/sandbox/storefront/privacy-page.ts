import { html, type Html } from '../core/html.ts';
import { storePage } from './store-layout.ts';
import type { Visit } from './storefront-visit.ts';

/** The store's privacy policy, at the path where a Shopify store has it. */
export function privacyPage(visit: Visit): Html {
  return storePage(visit, {
    title: 'Privacy policy',
    content: html`<div class="wrap" style="max-width: 640px; padding-top: 48px">
      <h1>Privacy policy</h1>
      <p>
        ${visit.records.store.name} is a demo store: nothing here is sold, and what you type stays on this
        machine.
      </p>
      <p>
        A number that you leave for messages is used for the offers and reminders you agreed to, and for
        nothing else. Reply STOP to any of them and there are no more.
      </p>
    </div>`,
  });
}
