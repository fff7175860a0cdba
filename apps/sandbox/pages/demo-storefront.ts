/** The path of the demo store. Other stores are at the same path with their own `*.myshopify.com` address. */
export const DEMO_STOREFRONT = '/store/demo.myshopify.com';
/** The path where the demo store's merchant works on orders and products. Other stores have theirs, too. */
export const DEMO_STORE_ADMIN = '/store-admin/demo.myshopify.com';
