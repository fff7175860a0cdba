import { showSignUp } from './show-sign-up.ts';

// eslint-disable-next-line import/no-default-export -- Shopify runs what a module of an extension exports so
export default function extension() {
  return showSignUp(shopify, document);
}
