import type { Catalogue } from '#platform/language/catalogue.ts';

/** The button of the login form and its warning are word for word from document 1. */
export const texts = {
  loginForm: {
    store: 'Store address',
    storeHint: 'The part before .myshopify.com is enough.',
    storeExample: 'your-store.myshopify.com',
    logIn: 'Login with Shopify',
    opening: 'Opening Shopify…',
    noSubdomain: 'Shop URL must be of the form your-store.myshopify.com',
    failed: '{reason} Reference: {reference}',
  },
  logOutEverywhere: {
    title: 'Logins',
    text: 'Logs out every browser where somebody is logged in to your store, also this one. Use it if a device is lost or somebody leaves your team.',
    logOut: 'Log out everywhere',
    failed: 'Nobody was logged out',
  },
} as const satisfies Catalogue;
