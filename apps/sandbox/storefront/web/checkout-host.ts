// Runs the app's checkout block as the store platform does: the block gets the checkout's own components and a few
// facts, but no access to the page.
import { makePart } from './checkout-parts.ts';

interface Block {
  showSignUp: (api: object, page: object) => Promise<void>;
}

const { dataset } = document.querySelector('#checkout-block-script') as HTMLElement;
const words = JSON.parse(dataset['words'] ?? '{}') as Record<string, string>;
const body = document.querySelector('#checkout-block');

const file = './show-sign-up.ts';
const { showSignUp } = (await import(file)) as Block;
await showSignUp(
  {
    shop: { myshopifyDomain: dataset['shop'] },
    localization: { language: { value: { isoCode: 'en' } } },
    i18n: { translate: (key: string) => words[key] ?? key },
  },
  { body, createElement: makePart },
);
