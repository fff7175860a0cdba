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
  logins: {
    title: 'Wo du eingeloggt bist',
    text: 'Alle, die auf einem Gerät in deinem Shop eingeloggt sind. Beende einen Login, den du nicht kennst.',
    devices: 'Geräte',
    device: 'Gerät',
    lastUsed: 'Zuletzt benutzt',
    ipAddress: 'IP-Adresse',
    actions: 'Aktionen',
    deviceName: '{browser} unter {system}',
    unknownDevice: 'Unbekanntes Gerät',
    thisBrowser: 'Dieser Browser',
    loggedIn: 'Eingeloggt {when}',
    notUsed: 'Nicht seit dem letzten Update',
    unknownAddress: 'Unbekannt',
    end: 'Beenden',
    endOf: 'Beenden: Login {device}',
    ended: 'Login beendet',
    failed: 'Der Login wurde nicht beendet',
    loading: 'Logins',
  },
  logOutEverywhere: {
    text: 'Beendet alle Logins, auch diesen. Benutze es, wenn ein Gerät verloren geht oder jemand dein Team verlässt.',
    logOut: 'Überall ausloggen',
    failed: 'Niemand wurde ausgeloggt',
  },
});
