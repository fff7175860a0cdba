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
    byEmail: 'Per E-Mail einloggen',
  },
  account: { brand: 'Bellbird', toHome: 'Zur Startseite' },
  join: {
    title: 'Tritt dem Team von {shop} bei',
    what: 'Deine Einladung',
    address: 'E-Mail-Adresse',
    role: 'Rolle',
    name: 'Dein Name',
    nameHint: 'Die Personen in deinem Team sehen ihn.',
    nameWrong: 'Gib deinen Namen ein',
    known:
      'Diese Adresse hat schon ein Konto bei Bellbird. Wenn du beitrittst, bekommst du einen Login-Link per E-Mail.',
    join: 'Dem Team beitreten',
    logOutAndJoin: 'Ausloggen und beitreten',
    mailSent: 'Du bist jetzt im Team von {shop}',
    mailSentText: 'Ein Login-Link ist unterwegs an {email}. Er gilt einmal, 15 Minuten lang.',
    noLink: 'Dieser Link ist unvollständig',
    noLinkText:
      'Öffne den Link in deiner E-Mail noch einmal. Wenn das nicht klappt, kopiere den ganzen Link in die Adresszeile.',
    useless: 'Diese Einladung gilt nicht',
  },
  logIn: {
    title: 'Per E-Mail einloggen',
    text: 'Für die Personen eines Teams. Dir gehört der Shop? <store>Mit Shopify einloggen</store>',
    email: 'Deine E-Mail-Adresse',
    emailWrong: 'Gib eine E-Mail-Adresse ein, zum Beispiel name@example.com',
    send: 'Login-Link senden',
    sent: 'Sieh in deine E-Mails',
    sentText:
      'Wenn {email} zu einem Team gehört, ist ein Login-Link unterwegs. Er gilt einmal, 15 Minuten lang.',
    sendAgain: 'Erneut senden',
    sentAgain: 'Erneut gesendet. Es kann eine Minute dauern, bis die E-Mail ankommt.',
    otherAddress: 'Andere Adresse verwenden',
    linkTitle: 'Bei Bellbird einloggen',
    linkText:
      'Der Link aus deiner E-Mail gilt einmal. Drücke den Button, um dich auf diesem Gerät einzuloggen.',
    logIn: 'Einloggen',
    newLink: 'Neuen Login-Link anfordern',
  },
  logins: {
    title: 'Wo du eingeloggt bist',
    text: 'Alle, die auf einem Gerät in deinem Shop eingeloggt sind. Beende einen Login, den du nicht kennst.',
    ownText:
      'Die Geräte, auf denen du in diesem Shop eingeloggt bist. Beende einen Login, den du nicht kennst.',
    devices: 'Geräte',
    device: 'Gerät',
    person: 'Person',
    owner: 'Inhaber, über Shopify',
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
    ownText:
      'Beendet alle deine Logins in diesem Shop, auch diesen. Benutze es, wenn du ein Gerät verlierst.',
    logOut: 'Überall ausloggen',
    failed: 'Niemand wurde ausgeloggt',
  },
});
