import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-page.ts';

export const cod = translate<(typeof english)['cod'], 'de'>({
  title: 'Nachnahme',
  prepaid: 'Vorkasse statt Nachnahme',
  prepaidNote: 'Kunden können online bezahlen, mit dem Rabatt, den du einstellst, statt an der Haustür.',
  notActive: 'Wende dich an den Support, um „Vorkasse statt Nachnahme“ zu aktivieren',
  prepaidDiscount: 'Rabatt bei Online-Zahlung',
  cancel: 'Stornierung anbieten',
  cancelNote: 'Kunden können eine Bestellung, die sie nicht mehr wollen, vor dem Versand stornieren.',
  inStore: 'Bestellung im Shop stornieren',
  inStoreNote:
    'Ausgeschaltet bekommt die Bestellung nur das Tag COD-CANCELLED, und du stornierst sie selbst.',
  expiries: { fulfillment: 'Wenn die Bestellung versendet ist', delay: 'Nach einigen Stunden' },
  linkExpires: 'Zahlungslink läuft ab',
  linkHours: 'Zahlungslink läuft ab: Stunden',
  cancelExpires: 'Stornierung läuft ab',
  cancelHours: 'Stornierung läuft ab: Stunden',
  names: 'Deine eigenen Namen für Nachnahme',
  namesNote:
    'Einer pro Zeile. Namen wie „Cash on Delivery (COD)“ sind auf Englisch, Arabisch und Hindi bekannt.',
});

export const discount = translate<(typeof english)['discount'], 'de'>({
  none: 'Dieser Text zeigt keinen Rabatt.',
  title: 'Rabatt',
  type: 'Art des Rabatts',
  types: { unique: 'Ein Code für jeden Kunden', fixed: 'Ein Code für alle' },
  percentage: 'Rabatt in Prozent',
  code: 'Rabattcode',
  expiry: 'Gültig für',
  unit: 'Einheit',
  units: { Days: 'Tage', Hours: 'Stunden', Minutes: 'Minuten', Seconds: 'Sekunden' },
});

export const emptyPage = translate<(typeof english)['emptyPage'], 'de'>({
  title: 'Noch keine Nachricht',
  text: 'Die Nachrichten dieser Kampagne werden eingerichtet, wenn der Shop verbunden wird. Lade diese Seite in einer Minute neu.',
  again: 'Neu prüfen',
});

export const holdOut = translate<(typeof english)['holdOut'], 'de'>({
  title: 'Anteil der Kontrollgruppe',
  note: 'Dieser Anteil der Kunden bekommt keine Nachricht von dieser Kampagne, immer dieselben Personen. Bei 0 % bekommen sie alle.',
});

export const linkSettings = translate<(typeof english)['linkSettings'], 'de'>({
  redirect: 'Link zu anderer Seite',
  redirectNote: 'Die Seite, die ihr Link öffnet, anstelle der Seite, um die es in der Nachricht geht.',
  redirectHint: 'https://',
  utm: 'UTM-Parameter ihrer Links',
});

export const messages = translate<(typeof english)['messages'], 'de'>({
  title: 'Nachricht {number}',
  spoken: 'Nachricht {number}',
  time: 'Zeit: {message}',
  howMany: 'Zeit: {message}, Zahl',
  unit: 'Zeit: {message}, Einheit',
  row: '{delay} {phrase}',
  sendsWithCampaign: 'Sie wird nur gesendet, solange auch die Kampagne eingeschaltet ist.',
  send: 'Nachricht {number} senden',
  sendToo: 'Auch diese Nachricht senden',
  what: 'Texte zur Auswahl',
  choice: 'Text von Nachricht {number}',
  restart: 'Chat neu beginnen',
});

export const moreSettings = translate<(typeof english)['moreSettings'], 'de'>({
  ofCampaign: 'Mehr Einstellungen<spoken> der Kampagne</spoken>',
  ofMessage: 'Mehr Einstellungen<spoken>: {message}</spoken>',
});

export const noResponse = translate<(typeof english)['noResponse'], 'de'>({
  title: 'Bestellung stornieren, wenn 2 Tage lang keine Antwort kommt',
  note: 'Mit „Ja“ wird die Bestellung in deinem Shop storniert, wenn der Kunde sie weder bestätigt noch storniert.',
});

export const ownTemplates = translate<(typeof english)['ownTemplates'], 'de'>({
  choose: 'Eigene Vorlage wählen',
  chooseFor: 'Eigene Vorlage wählen für Nachricht {number}',
  one: 'Deine eigene Vorlage',
  words: 'Dein eigener Text',
});

export const phoneLook = translate<(typeof english)['phoneLook'], 'de'>({
  dark: 'Dunkles Handy zeigen',
  light: 'Helles Handy zeigen',
  rtl: 'Von rechts nach links zeigen',
  ltr: 'Von links nach rechts zeigen',
});

export const problems = translate<(typeof english)['problems'], 'de'>({
  details: 'Gib die Angaben zum Rabatt ein',
  holdOut: 'Gib einen ganzen Prozentsatz von 0 bis 50 ein',
  time: 'Gib eine gültige Zeit ein',
  address: 'Gib eine Adresse ein, die mit https:// beginnt',
  days: 'Gib ganze Tage ein, höchstens 365',
  expiry: 'Gib eine ganze Zahl von 1 bis 9999 ein oder nichts',
  hours: 'Gib ganze Stunden ein',
});

export const saveBar = translate<(typeof english)['saveBar'], 'de'>({
  label: 'Speichern',
  save: 'Speichern',
  saved: 'Gespeichert',
  saving: 'Deine Änderungen werden gespeichert',
  wrong: 'Nicht gespeicherte Änderungen. Berichtige die markierten Felder, um sie zu speichern.',
  missing: 'Etwas fehlt. Sieh bei den markierten Feldern nach.',
  allSaved: 'Alle Änderungen sind gespeichert',
  unsaved: 'Nicht gespeicherte Änderungen',
});

export const supportNumber = translate<(typeof english)['supportNumber'], 'de'>({
  title: 'Servicenummer',
  what: 'Servicenummer',
  country: 'Land',
  number: 'Nummer',
  missing: 'Gib die Nummer ein, unter der Kunden anrufen oder schreiben können.',
  unreachable: 'Das ist keine Nummer dieses Landes. Prüfe die Ziffern.',
  save: 'Speichern',
  saved: 'Gespeichert',
  none: 'Es gibt noch keine.',
  note: 'Kampagnen und Opt-in-Tools ohne eigene Servicenummer zeigen diese.',
  ofCampaign: 'Nachrichten dieser Kampagne, die eine Servicenummer zeigen, verwenden diese.',
  orOfShop:
    'Nachrichten, die eine Servicenummer zeigen, verwenden diese. Ist das Feld leer, verwenden sie die deines Shops: {number}.',
});

export const upsell = translate<(typeof english)['upsell'], 'de'>({
  cooldown: 'Tage zwischen zwei Upsells',
  cooldownNote: 'Ein Kunde bekommt in so vielen Tagen höchstens einen Upsell.',
  onCod: 'Upsell auch bei Nachnahme',
  onCodOf: 'Auch bei Nachnahme, {message}',
});
