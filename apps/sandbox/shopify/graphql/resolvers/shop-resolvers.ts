import { storefrontUrl } from '../../store-links.ts';
import type { Store } from '../../store.ts';
import type { Resolver, Asked } from '../resolver.ts';
import { subscriptionLists } from './subscription-resolvers.ts';

/** Resolvers for the shop itself, and for the shop's installation of the app. */
export const shopResolvers: Record<string, Resolver> = {
  shop: (_args: never, { sandbox, records: { store } }: Asked) => ({
    __typename: 'Shop',
    id: `gid://shopify/Shop/${store.id}`,
    name: store.name,
    email: store.email,
    contactEmail: store.email,
    myshopifyDomain: store.shop,
    url: storefrontUrl(sandbox, store.shop),
    primaryDomain: {
      id: `gid://shopify/Domain/${store.id}`,
      host: store.shop,
      url: storefrontUrl(sandbox, store.shop),
      sslEnabled: false,
      localization: { defaultLocale: 'en', alternateLocales: ['de'], country: null },
    },
    currencyCode: store.currency,
    ianaTimezone: store.timeZone,
    timezoneAbbreviation: 'CET',
    timezoneOffset: '+0100',
    plan: { displayName: 'Basic', publicDisplayName: 'Basic', partnerDevelopment: false, shopifyPlus: false },
    shopOwnerName: store.ownerName,
    billingAddress: shopAddress(store),
    shopAddress: shopAddress(store),
    createdAt: store.createdAt,
    taxesIncluded: true,
  }),

  currentAppInstallation: (_args: never, asked: Asked) => ({
    __typename: 'AppInstallation',
    id: `gid://shopify/AppInstallation/${asked.records.store.id}`,
    accessScopes: asked.scopes.map((handle) => ({ handle, description: handle.replaceAll('_', ' ') })),
    ...subscriptionLists(asked),
    launchUrl: `https://${asked.records.store.shop}/admin/apps/bellbird`,
  }),
};

function shopAddress(store: Store) {
  return {
    __typename: 'ShopAddress',
    id: `gid://shopify/ShopAddress/${store.id}`,
    address1: 'Weidenweg 12',
    address2: null,
    city: 'Berlin',
    zip: '10247',
    country: store.country,
    countryCodeV2: store.countryCode,
    phone: '+493012345678',
    company: store.name,
  };
}
