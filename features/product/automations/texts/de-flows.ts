import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-flows.ts';

export const codAnswers = translate<(typeof english)['codAnswers'], 'de'>({
  confirm: 'Bestätigen',
  payOnline: 'Online bezahlen',
  cancel: 'Stornieren',
});

export const flowNames = translate<(typeof english)['flowNames'], 'de'>({
  cart: {
    reminder: 'Erinnerung',
    reminderOffer: 'Erinnerung mit Rabatt',
    lastCall: 'Letzte Erinnerung',
    lastCallOffer: 'Letzte Erinnerung mit Rabatt',
  },
  product: { reminder: 'Erinnerung', reminderOffer: 'Erinnerung mit Rabatt' },
  welcome: { plain: 'Begrüßung', offer: 'Begrüßung mit Rabatt', code: 'Begrüßung mit Code' },
  hello: 'Hallo',
  receipt: 'Bestellbestätigung',
  upsell: { plain: 'Upsell', offer: 'Upsell mit Rabatt' },
  parcel: {
    shipped: 'Versendet',
    outForDelivery: 'In Zustellung',
    delivered: 'Zugestellt',
    attempted: 'Zustellversuch',
    failed: 'Zustellung fehlgeschlagen',
  },
  reorder: 'Nachbestellen',
  review: { plain: 'Frage', offer: 'Frage, nach „Super“ ein Code als Dankeschön' },
  recommendation: { plain: 'Empfehlung', offer: 'Empfehlung mit Rabatt' },
});

export const flowParts = translate<(typeof english)['flowParts'], 'de'>({
  cart: 'Was im Warenkorb ist',
  code: 'Ein Rabattcode',
  codeAlone: 'Ein Code, ohne die Höhe des Rabatts',
  toCart: 'Ein Button zurück zum Warenkorb',
  cartEnds: 'Der Warenkorb wird nicht mehr lange aufbewahrt',
  toOrdering: 'Ein Button, um die Bestellung abzuschließen',
  product: 'Das Produkt mit seinem Bild',
  toProduct: 'Ein Button zum Produkt',
  welcome: 'Eine Begrüßung',
  hello: 'Sagt Hallo',
  toStore: 'Ein Button zum Shop',
  ordered: 'Was bestellt wurde',
  costs: 'Was es kostet',
  toOrder: 'Ein Button zur Bestellung',
  fittingProduct: 'Ein Produkt, das zur Bestellung passt',
  reorderAnswers: 'Antworten: nachbestellen oder jetzt nicht',
  reviewAnswers: '„Super“, „Geht so“ oder „Schlecht“',
  reviewCode: 'Ein Rabattcode nach „Super“',
  recommended: 'Was zur Bestellung passt',
});

export const parcelParts = translate<(typeof english)['parcelParts'], 'de'>({
  carrier: 'Wer das Paket bringt',
  trackingNumber: 'Die Sendungsnummer',
  today: 'Das Paket kommt heute',
  arrived: 'Das Paket ist angekommen',
  refused: 'Niemand konnte das Paket annehmen',
  failed: 'Das Paket konnte nicht zugestellt werden',
  follow: 'Ein Button zur Sendungsverfolgung',
  toOrder: 'Ein Button zur Bestellung',
});

export const replacements = translate<(typeof english)['replacements'], 'de'>({
  openChat: 'Stattdessen, solange der Chat offen ist',
  untracked: 'Stattdessen bei einem Paket ohne Sendungsnummer',
});
