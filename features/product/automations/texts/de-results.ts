import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-results.ts';

export const dashboard = translate<(typeof english)['dashboard'], 'de'>({
  title: 'Automatische Kampagnen',
  download: 'automatische Kampagnen',
  createLabel: 'Automatische Kampagne erstellen',
  create: 'Erstellen',
  what: 'Kampagnen',
  list: 'Liste der automatischen Kampagnen',
  campaign: 'Kampagne',
  sent: 'Gesendet',
  delivered: 'Zugestellt',
  read: 'Gelesen',
  readOf: 'Gelesen: {campaign}',
  readPercent: 'Gelesen in %',
  ctr: 'Klickrate',
  ctrOf: 'Klickrate: {campaign}',
  ctrPercent: 'Klickrate in %',
  clicked: 'Angeklickt',
  failed: 'Fehlgeschlagen',
  orders: 'Bestellungen',
  revenue: 'Umsatz',
  revenueIn: 'Umsatz ({currency})',
  on: 'Ein',
  onOrOff: 'Ein oder aus',
});

export const figures = translate<(typeof english)['figures'], 'de'>({
  label: 'Zahlen, gesamter Zeitraum',
  ofMessage: 'Zahlen dieser Nachricht, gesamter Zeitraum',
  what: 'Zahlen',
  notSent: 'Noch an niemanden gesendet.',
  revenue: 'Umsatz',
  sent: 'Gesendet',
  delivered: 'Zugestellt',
  failed: 'Fehlgeschlagen',
  read: 'Gelesen',
  ctr: 'Klickrate',
  messagesRead: 'gelesene Nachrichten',
  messagesClicked: 'angeklickte Nachrichten',
  steps: { read: 'Gelesen', clicked: 'Angeklickt', orders: 'Zugeordnete Bestellungen' },
  ofDelivered: '{percent} der zugestellten',
  terms: {
    sent: {
      question: 'Was zählt als gesendet?',
      answer: 'Nachrichten, die WhatsApp oder Messenger von Bellbird angenommen hat.',
    },
    delivered: {
      question: 'Was zählt als zugestellt?',
      answer: 'Nachrichten, die auf dem Telefon des Kunden angekommen sind.',
    },
    read: {
      question: 'Was zählt als gelesen?',
      answer:
        'Nachrichten, die ein Kunde geöffnet hat, soweit seine App das meldet. Manche schalten das aus, also haben vielleicht mehr Kunden deine gelesen.',
    },
    clicked: {
      question: 'Was zählt als angeklickt?',
      answer:
        'Nachrichten, deren Link oder Button ein Kunde geöffnet hat. Jede Nachricht zählt einmal, auch bei mehreren Klicks.',
    },
  },
});

export const lift = translate<(typeof english)['lift'], 'de'>({
  title: 'Was sie bringt',
  what: 'Vergleich',
  verdicts: { helps: 'Sie hilft', harms: 'Sie schadet', unknown: 'Noch nicht bekannt' },
  notYet:
    '{percent} % sind in der Kontrollgruppe, und noch niemand davon hatte fünf Tage Zeit zu bestellen. Danach steht hier, was die Kampagne bringt.',
  how: 'Vergleicht Personen, die eine Nachricht bekommen haben, mit Personen der Kontrollgruppe, jeweils ab dem ersten Mal, als die Kampagne auf sie zutraf. Eine Bestellung zählt, wenn sie innerhalb von 5 Tagen folgt, auch wenn sie keiner Nachricht zugeordnet ist. Wer vor weniger als 5 Tagen angeschrieben wurde, zählt noch nicht.',
  since: 'Seit {when}; {percent} % sind in der Kontrollgruppe.',
  sinceOver: 'Seit {when}; niemand ist mehr in der Kontrollgruppe.',
  sinceOfSample: 'Seit {when} (nur die neuesten Personen zählen); {percent} % sind in der Kontrollgruppe.',
  sinceOfSampleOver:
    'Seit {when} (nur die neuesten Personen zählen); niemand ist mehr in der Kontrollgruppe.',
  written: 'Angeschrieben',
  heldOut: 'Kontrollgruppe',
  difference: 'Unterschied',
  points: '{points} Punkte',
  interval: '{low} bis {high}',
  ordered: '{ordered} von {people} haben bestellt',
  nobody: 'Noch niemand',
  credited: 'Seitdem zugeordneter Umsatz: {amount}.',
  tooFew:
    'Es haben noch zu wenige bestellt, um zu sagen, wie viel davon auch ohne die Kampagne gekommen wäre.',
  tooDifferent:
    'Die Bestellungen sind zu verschieden groß, um schon zu sagen, wie viel davon auch ohne die Kampagne gekommen wäre.',
  added:
    'Etwa {amount} davon wären ohne die Kampagne nicht gekommen ({low} bis {high}, mit 95 % Sicherheit).',
});

export const partFigures = translate<(typeof english)['partFigures'], 'de'>({
  title: 'Jeder Teil, gesamter Zeitraum',
  part: 'Teil',
  sent: 'Gesendet',
  read: 'Gelesen',
  tapped: 'Angetippt',
  after: 'Nach „{answer}“',
  messagesTapped: 'Nachrichten, deren Link oder Antwort angetippt wurde',
});

export const partNames = translate<(typeof english)['partNames'], 'de'>({
  cards: 'Karten',
  image: 'Bild',
  video: 'Video',
  document: 'Dokument',
  receipt: 'Beleg',
  text: 'Text',
});

export const past = translate<(typeof english)['past'], 'de'>({
  title: 'Was sie gesendet hätte',
  about:
    'Probiert diese Kampagne mit ihren jetzigen Einstellungen, gespeichert oder nicht, an dem aus, was in den letzten 30 Tagen in deinem Shop wirklich passiert ist. Es wird nichts gesendet und nichts geändert.',
  try: 'An den letzten 30 Tagen ausprobieren',
  tryAgain: 'Neu ausprobieren',
  stop: 'Stoppen',
  assumes:
    'Angenommen wird, dass ihre Vorlagen genehmigt waren und deine Nummer oder Seite senden konnte. Was die Kampagne in dieser Zeit wirklich gesendet hat, wird durch das ersetzt, was sie gesendet hätte.',
  what: 'Vergangenheit',
  looking: 'Es wird nachgesehen, was passiert ist.',
  looked: '{done} von {all} Kunden geprüft.',
  stopped: 'Gestoppt.',
  progress: 'Geprüfte Kunden',
  nobody: 'Sie hätte niemandem geschrieben: Es ist nichts passiert, womit sie beginnt.',
  sent: {
    one: '{count} Nachricht an {people} wäre gesendet worden.',
    other: '{count} Nachrichten an {people} wären gesendet worden.',
  },
  sentSoFar: {
    one: 'Bisher wäre {count} Nachricht an {people} gesendet worden.',
    other: 'Bisher wären {count} Nachrichten an {people} gesendet worden.',
  },
  people: { one: '{count} Person', other: '{count} Personen' },
  silent: {
    one: '{count}-mal hätte sie nichts gesendet. Der Grund steht unten.',
    other: '{count}-mal hätte sie nichts gesendet. Die Gründe stehen unten.',
  },
  waiting: {
    one: '{count} Nachricht würde noch auf ihre Zeit warten.',
    other: '{count} Nachrichten würden noch auf ihre Zeit warten.',
  },
  cut: 'Es ist mehr passiert, als geprüft werden kann. Geprüft wird nur, was nach diesem Zeitpunkt kam: {when}',
});

export const pastFile = translate<(typeof english)['pastFile'], 'de'>({
  what: 'diese Personen',
  soFar: 'Die Datei enthält, was bisher gefunden wurde. Probiere bis zum Ende aus, um alles zu bekommen.',
  cut: 'Es ist mehr passiert, als geprüft werden kann. Die Datei enthält wie die Liste nur das Neueste davon.',
  when: 'Wann ({timeZone})',
  name: 'Name',
  phone: 'Telefon',
  happened: 'Passiert ({timeZone})',
  worth: 'Wert',
  currency: 'Währung',
  outcome: 'Was gefolgt wäre',
  waited: 'Gewartet auf',
});

export const pastTable = translate<(typeof english)['pastTable'], 'de'>({
  label: 'Personen und was gefolgt wäre',
  choice: 'Welche davon',
  got: 'Hätten sie bekommen',
  gotNot: 'Hätten nicht',
  none: 'Niemand.',
  more: 'Mehr von {count} anzeigen',
  when: 'Wann',
  person: 'Person',
  event: 'Was passiert ist',
  outcome: 'Was gefolgt wäre',
  shortEvent: 'Passiert',
  shortOutcome: 'Ergebnis',
  nameless: 'Person, deren Namen dein Shop nicht kennt',
  message: 'Die Nachricht',
  oneMessage: 'Nachricht {number}',
});
