/** Where the demo store is; other stores are at their own `*.myshopify.com` address. */
export const DEMO_STOREFRONT = '/store/demo.myshopify.com';
/** Where its merchant works on orders and products; that of another store is at its address, too. */
export const DEMO_STORE_ADMIN = '/store-admin/demo.myshopify.com';
