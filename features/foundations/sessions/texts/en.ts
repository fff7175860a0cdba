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
  logins: {
    title: 'Where you are logged in',
    text: 'Everybody who is logged in to your store on a device. End a login that you do not know.',
    devices: 'Devices',
    device: 'Device',
    lastUsed: 'Last used',
    ipAddress: 'IP address',
    actions: 'Actions',
    deviceName: '{browser} on {system}',
    unknownDevice: 'Unknown device',
    thisBrowser: 'This browser',
    loggedIn: 'Logged in {when}',
    notUsed: 'Not since the last update',
    unknownAddress: 'Unknown',
    end: 'End',
    endOf: 'End the login {device}',
    ended: 'Login ended',
    failed: 'The login was not ended',
    loading: 'Logins',
  },
  logOutEverywhere: {
    text: 'Ends every login, also this one. Use it if a device is lost or somebody leaves your team.',
    logOut: 'Log out everywhere',
    failed: 'Nobody was logged out',
  },
} as const satisfies Catalogue;
