/** Where the demo store is; other stores are at their own `*.myshopify.com` address. */
export const DEMO_STOREFRONT = '/store/demo.myshopify.com';
