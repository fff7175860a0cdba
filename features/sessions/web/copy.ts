export const SUBDOMAIN_WARNING = 'Shop URL must be of the form your-store.myshopify.com';
export const LOGIN_BUTTON = 'Login with Shopify';
export const LEAVING = 'Opening Shopify …';
