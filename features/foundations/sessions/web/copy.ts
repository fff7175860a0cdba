export const SUBDOMAIN_WARNING = 'Shop URL must be of the form your-store.myshopify.com';
export const LOGIN_BUTTON = 'Login with Shopify';
export const LEAVING = 'Opening Shopify …';

export const LOG_OUT_EVERYWHERE = 'Log out everywhere';
export const LOG_OUT_EVERYWHERE_TEXT =
  'Ends every login of your store, in this browser and all others. Use it when a device was lost or somebody left.';
export const STILL_LOGGED_IN = 'Nobody was logged out. Try again in a moment';
