import { translate } from '#platform/language/catalogue.ts';
import type {
  abFields as englishAbFields,
  abRest as englishAbRest,
  abResult as englishAbResult,
  abShares as englishAbShares,
} from './en-ab-test.ts';

export const abFields = translate<typeof englishAbFields, 'de'>({
  title: 'A/B-Test',
  switch: 'Zwei Texte ausprobieren',
  hint: 'Einige Personen bekommen den Text oben, einige einen zweiten Text. Alle anderen bekommen danach den besseren.',
  hintBlocked: 'Der Broadcast hat schon eine erste Gruppe. Schalte sie aus, um zwei Texte auszuprobieren.',
  textB: 'Text B',
  templateB: 'Vorlage für Text B',
  missing: 'Wähle einen zweiten Text.',
  size: 'Größe des Tests',
  holdOut: 'Kontrollgruppe, bekommt nichts',
  metric: 'Es gewinnt der Text mit',
  metrics: {
    read: 'mehr Lesern',
    clicked: 'mehr Klicks',
    ordered: 'mehr Bestellungen',
  },
  decider: 'Wer für den Rest entscheidet',
  deciders: { merchant: 'Ich', rule: 'Automatisch der bessere Text' },
  after: 'Entscheidung nach',
  minutes: 'Minuten',
});

export const abResult = translate<typeof englishAbResult, 'de'>({
  title: 'A/B-Test',
  what: 'Ergebnis des Tests',
  chosen: 'Der Rest bekommt Text {arm}, entschieden am {when}.',
  decides: 'Ab {when} geht der bessere Text automatisch an den Rest, sobald ein Gewinner feststeht.',
  lapses: 'Wer am {when} noch wartet, bekommt keinen der beiden Texte.',
  chart: 'Vergleich der Texte',
  scale:
    'Von 0 bis {most}. Die Linie ist, was gezählt wurde. Im Balken liegt der wahre Anteil mit 95\u00A0% Sicherheit.',
  winner: 'Gewinner',
  nobodyHeldOut: 'Niemand war in der Kontrollgruppe.',
  nobodyYet: 'Noch hat ihn niemand bekommen.',
  table: 'Was für jeden Text gezählt wurde',
  text: 'Text',
  people: 'Personen',
  delivered: 'Zugestellt',
  read: 'Gelesen',
  clicked: 'Angeklickt',
  ordered: 'Bestellt',
  revenue: 'Umsatz',
});

export const abShares = translate<typeof englishAbShares, 'de'>({
  read: '{share} haben ihn gelesen, zwischen {low} und {high}',
  clicked: '{share} haben den Link angeklickt, zwischen {low} und {high}',
  ordered: '{share} haben bestellt, zwischen {low} und {high}',
});

export const abRest = translate<typeof englishAbRest, 'de'>({
  send: 'Text {arm} an den Rest senden',
  waiting: { one: '{count} Person wartet darauf.', other: '{count} Personen warten darauf.' },
  title: 'Text {arm} an den Rest senden?',
  confirm: 'Text {arm} senden',
  now: {
    one: '{count} Person bekommt jetzt Text {arm}.',
    other: '{count} Personen bekommen jetzt Text {arm}.',
  },
  onResume: {
    one: '{count} Person bekommt Text {arm}, sobald du den Broadcast fortsetzt.',
    other: '{count} Personen bekommen Text {arm}, sobald du den Broadcast fortsetzt.',
  },
  noWinner: 'Es gibt noch keinen Gewinner.',
  winner: 'Er ist der Gewinner deines Tests.',
  loser: 'Er hat in deinem Test schlechter abgeschnitten.',
  final: 'Das lässt sich nicht rückgängig machen.',
  sent: {
    one: 'Text {arm} geht an {count} Person.',
    other: 'Text {arm} geht an {count} Personen.',
  },
});
