import { translate } from '#platform/language/catalogue.ts';
import type {
  flight as englishFlight,
  flightAbTest as englishFlightAbTest,
  flightCost as englishFlightCost,
  flightPeople as englishFlightPeople,
  flightReady as englishFlightReady,
  flightSteps as englishFlightSteps,
  limits as englishLimits,
} from './en-flight.ts';

export const flight = translate<typeof englishFlight, 'de'>({
  title: 'Startcheck',
  what: 'Startcheck',
  check: 'Prüfen',
  checkAgain: 'Neu prüfen',
  hint: 'Sieh, wer den Broadcast bekommt, wann die letzte Person ihn hat, was WhatsApp berechnet und wie er bei echten Personen aussieht. Es wird nichts gesendet.',
  hintUnsaved: 'Speichere zuerst deine Änderungen. Geprüft wird, was gespeichert ist.',
  recounting: 'Neueste Änderungen werden noch gezählt. Die Zahlen unten werden automatisch aktualisiert.',
});

export const flightReady = translate<typeof englishFlightReady, 'de'>({
  title: 'Was geprüft wurde',
  settings: 'Einstellungen',
  day: 'Tageslimit',
  checks: { template: 'Vorlage', link: 'Links', number: 'Nummer', plan: 'Tarif' },
  good: 'In Ordnung',
  bad: 'Handlungsbedarf',
  fine: 'in Ordnung',
  finish: '<strong>Fertig etwa am</strong> {when}.',
  finishAtRate: '<strong>Fertig etwa am</strong> {when}. Nachrichten pro Sekunde: bis zu {rate}.',
});

export const limits = translate<typeof englishLimits, 'de'>({
  dayMissing: {
    one: '{count} Kunde bekommt an diesem Tag keine Nachricht.',
    other: '{count} Kunden bekommen an diesem Tag keine Nachricht.',
  },
  dayTaken: '{booked} von {limit} sind an diesem Tag schon vergeben.',
  planMissing: {
    one: '{count} Kunde bekommt keine Nachricht.',
    other: '{count} Kunden bekommen keine Nachricht.',
  },
  raisePlan: 'Wähle einen größeren Tarif, um alle zu erreichen.',
  planLeft: {
    messages: 'In deinem Tarif sind bis {until} noch {left} von {most} Nachrichten übrig.',
    conversations: 'In deinem Tarif sind bis {until} noch {left} von {most} Konversationen übrig.',
  },
});

export const flightSteps = translate<typeof englishFlightSteps, 'de'>({
  title: 'Wer ihn bekommt',
});

export const flightAbTest = translate<typeof englishFlightAbTest, 'de'>({
  title: 'Welchen Text sie bekommen',
  textA: 'Zuerst Text A',
  textB: 'Zuerst Text B',
  rest: 'Warten auf das Ergebnis',
});

export const flightCost = translate<typeof englishFlightCost, 'de'>({
  title: 'Was er kostet',
  country: 'Land',
  people: 'Personen',
  each: 'Pro Person',
  total: 'Gesamt',
  otherCountry: 'Andere Länder',
  otherCountries: { one: '{count} anderes Land', other: '{count} andere Länder' },
});

export const flightPeople = translate<typeof englishFlightPeople, 'de'>({
  title: 'Wie sie ihn sehen',
  choice: 'Wessen Handy',
  person: 'Person {number}',
  personWithText: '{person}, Text {arm}',
  phone: '{phone}, Sprache: {language}',
  noPhone: 'Keine Nummer, Sprache: {language}',
});
