import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'de'>({
  loginForm: {
    store: 'Adresse deines Shops',
    storeHint: 'Der Teil vor .myshopify.com genügt.',
    storeExample: 'dein-shop.myshopify.com',
    logIn: 'Mit Shopify einloggen',
    opening: 'Shopify wird geöffnet …',
    noSubdomain: 'Die Shop-URL muss so aussehen: dein-shop.myshopify.com',
    failed: '{reason} Referenz: {reference}',
  },
  logOutEverywhere: {
    title: 'Logins',
    text: 'Loggt jeden Browser aus, in dem jemand in deinen Shop eingeloggt ist, auch diesen. Das hilft, wenn ein Gerät verloren geht oder jemand dein Team verlässt.',
    logOut: 'Überall ausloggen',
    failed: 'Niemand wurde ausgeloggt',
  },
});
