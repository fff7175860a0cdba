import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-flight.ts';

export const flight = translate<(typeof english)['flight'], 'de'>({
  title: 'Startcheck',
  what: 'Startcheck',
  check: 'Prüfen',
  checkAgain: 'Neu prüfen',
  hint: 'Sieh, wer den Broadcast bekommt, wann die letzte Person ihn hat, was WhatsApp berechnet und wie er bei echten Personen aussieht. Es wird nichts gesendet.',
  hintUnsaved: 'Speichere zuerst deine Änderungen. Geprüft wird, was gespeichert ist.',
  recounting: 'Neueste Änderungen werden noch gezählt. Die Zahlen unten werden automatisch aktualisiert.',
});

export const flightAbTest = translate<(typeof english)['flightAbTest'], 'de'>({
  title: 'Welchen Text sie bekommen',
  textA: 'Zuerst Text A',
  textB: 'Zuerst Text B',
  rest: 'Warten auf das Ergebnis',
});

export const flightChecks = translate<(typeof english)['flightChecks'], 'de'>({
  noNumber: 'Es ist keine WhatsApp-Nummer verbunden.',
  noTemplate: 'Es ist noch keine Vorlage gewählt.',
});

export const flightCost = translate<(typeof english)['flightCost'], 'de'>({
  title: 'Was er kostet',
  country: 'Land',
  people: 'Personen',
  each: 'Pro Person',
  total: 'Gesamt',
  otherCountry: 'Andere Länder',
  otherCountries: { one: '{count} anderes Land', other: '{count} andere Länder' },
  inAll:
    'Etwa {amount}, wenn ihn alle bekommen, auch die, die ihn später bekommen. Preise von WhatsApp, Stand: {day}.',
  uncounted: {
    one: '{count} Person ist nicht mitgezählt: Ihr Land und damit ihr Preis ist unbekannt.',
    other: '{count} Personen sind nicht mitgezählt: Ihr Land und damit ihr Preis ist unbekannt.',
  },
  invoice: 'Das ist eine Schätzung: Es gilt die Rechnung von WhatsApp.',
  replies: 'Dazu kommen deine Antworten an alle, die antworten.',
  repliesPriced: 'Dazu kommen deine Antworten an alle, die antworten. Jede kostet etwa {price}.',
});

export const flightFinish = translate<(typeof english)['flightFinish'], 'de'>({
  localTime: 'Jede Person bekommt ihn, sobald es dort, wo sie lebt, diese Uhrzeit ist.',
  firstGroup: 'Der Rest wartet auf die erste Gruppe, mit einer Beobachtungszeit von {wait}.',
  test: 'Der Rest wartet auf den Test, mit einer Wartezeit von {wait} oder bis es einen Gewinner gibt.',
  merchant: 'Der Rest des Tests wartet auf deine Entscheidung. Diese Zeit ist hier nicht mitgezählt.',
  quietHours: 'Wer dann Ruhezeit hat, bekommt ihn danach.',
  others: {
    one: 'Etwa {count} andere Nachricht deiner Nummer wird vorher gesendet.',
    other: 'Etwa {count} andere Nachrichten deiner Nummer werden vorher gesendet.',
  },
  overDay: 'Personen über dem Tageslimit sind hier nicht mitgezählt.',
  overPlan: 'Personen über dem Limit deines Tarifs sind hier nicht mitgezählt.',
});

export const flightPeople = translate<(typeof english)['flightPeople'], 'de'>({
  title: 'Wie sie ihn sehen',
  choice: 'Wessen Handy',
  person: 'Person {number}',
  personWithText: '{person}, Text {arm}',
  phone: '{phone}, Sprache: {language}',
  noPhone: 'Keine Nummer, Sprache: {language}',
});

export const flightReady = translate<(typeof english)['flightReady'], 'de'>({
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

export const flightSteps = translate<(typeof english)['flightSteps'], 'de'>({
  title: 'Wer ihn bekommt',
  steps: {
    inRules: {
      one: 'fällt unter die Regeln der Zielgruppe.',
      other: 'fallen unter die Regeln der Zielgruppe.',
    },
    notConsented: {
      one: 'davon hat Angeboten nicht zugestimmt.',
      other: 'davon haben Angeboten nicht zugestimmt.',
    },
    audience: { one: 'bleibt übrig: die Zielgruppe.', other: 'bleiben übrig: die Zielgruppe.' },
    unreachable: {
      one: 'hat keine Nummer oder ID, die WhatsApp erreichen könnte.',
      other: 'haben keine Nummer oder ID, die WhatsApp erreichen könnte.',
    },
    heldOut: {
      one: 'ist zum Vergleich in der Kontrollgruppe und bekommt nichts.',
      other: 'sind zum Vergleich in der Kontrollgruppe und bekommen nichts.',
    },
    capped: {
      one: 'hat zuletzt so viele Angebote bekommen, wie deine Grenzen erlauben; vielleicht kommt der Broadcast dort später an.',
      other:
        'haben zuletzt so viele Angebote bekommen, wie deine Grenzen erlauben; vielleicht bekommen sie ihn später.',
    },
    quietHours: {
      one: 'hat dann Ruhezeit und bekommt ihn danach.',
      other: 'haben dann Ruhezeit; sie bekommen ihn danach.',
    },
    overDayLimit: {
      one: 'ist mehr, als das Limit von WhatsApp an diesem Tag erlaubt.',
      other: 'sind mehr, als das Limit von WhatsApp an diesem Tag erlaubt.',
    },
    overPlanLimit: { one: 'ist mehr, als dein Tarif erlaubt.', other: 'sind mehr, als dein Tarif erlaubt.' },
    atOnce: { one: 'bekommt ihn, sobald er gesendet wird.', other: 'bekommen ihn, sobald er gesendet wird.' },
  },
});

export const limits = translate<(typeof english)['limits'], 'de'>({
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

export const linkChecks = translate<(typeof english)['linkChecks'], 'de'>({
  unchecked: '{address} wurde nicht geprüft.',
  answers: '{address} antwortet.',
  closed: '{address} ist die Adresse eines privaten Netzwerks: Von außen kann sie niemand öffnen.',
  unknownName: '{address} gibt es nicht: Niemand kennt einen Server mit diesem Namen.',
  silent: '{address} hat nicht geantwortet. Öffne die Adresse selbst und prüfe die Schreibweise.',
  missing: '{address} führt zu einer Seite, die es nicht gibt ({status}).',
  fault: '{address} antwortet mit einem Serverfehler ({status}).',
});

export const missingDetails = translate<(typeof english)['missingDetails'], 'de'>({
  template: 'Es ist noch keine Vorlage ausgewählt.',
  rules: 'Eine Regel der Zielgruppe hat noch keinen Wert.',
  time: 'Tag und Uhrzeit sind noch nicht gewählt.',
  offer: 'Der Angebotstext ist leer.',
});
