import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-ab-test.ts';

export const abCourse = translate<(typeof english)['abCourse'], 'de'>({
  half: 'Die Hälfte der Personen bekommt Text A, die andere Hälfte Text B.',
  first: '{share} der Personen bekommen ihn zuerst, je zur Hälfte Text A und Text B.',
  heldOut: 'Vorher kommen {share} der Zielgruppe in die Kontrollgruppe und bekommen nichts.',
  compared: {
    read: 'Verglichen wird, wie viele ihn gelesen haben.',
    clicked: 'Verglichen wird, wie viele den Link angeklickt haben.',
    ordered: 'Verglichen wird, wie viele bestellt haben.',
  },
  byRule: {
    read: 'Nach {after} bekommt der Rest den Text, den mehr Personen lesen, sobald der Unterschied kein Zufall mehr ist.',
    clicked:
      'Nach {after} bekommt der Rest den Text, dessen Link mehr Personen anklicken, sobald der Unterschied kein Zufall mehr ist.',
    ordered:
      'Nach {after} bekommt der Rest den Text, nach dem mehr Personen bestellen, sobald der Unterschied kein Zufall mehr ist.',
  },
  byMerchant: {
    read: 'Nach {after} entscheidest du, welchen Text der Rest bekommt. Es zählt, wie viele ihn gelesen haben.',
    clicked:
      'Nach {after} entscheidest du, welchen Text der Rest bekommt. Es zählt, wie viele den Link angeklickt haben.',
    ordered:
      'Nach {after} entscheidest du, welchen Text der Rest bekommt. Es zählt, wie viele bestellt haben.',
  },
  lapses: 'Wer zwei Tage später noch nichts bekommen hat, bekommt nichts mehr.',
});

export const abFields = translate<(typeof english)['abFields'], 'de'>({
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
  metrics: { read: 'mehr Lesern', clicked: 'mehr Klicks', ordered: 'mehr Bestellungen' },
  decider: 'Wer für den Rest entscheidet',
  deciders: { merchant: 'Ich', rule: 'Automatisch der bessere Text' },
  after: 'Entscheidung nach',
  minutes: 'Minuten',
});

export const abNeeds = translate<(typeof english)['abNeeds'], 'de'>({
  tooSmall:
    'Für einen Gewinner braucht es mindestens {least} Personen pro Text, und dieser Test hat {inTest}. Entscheide nach dem, was du siehst.',
  soFar: 'Für einen Gewinner braucht es mindestens {least} Personen pro Text, bisher sind es {fewest}.',
  alike: 'Beide sind bisher gleich gut: Es gibt keinen Unterschied.',
  cannotTell:
    'Bei solchen Anteilen braucht es etwa {needed} Personen pro Text, um einen Unterschied zu erkennen, und dieser Test hat {inTest}. Beide Texte sind eine gute Wahl.',
  canTell:
    'Bei solchen Anteilen braucht es etwa {needed} Personen pro Text, um einen Unterschied zu erkennen, bisher sind es {fewest}.',
});

export const abRest = translate<(typeof english)['abRest'], 'de'>({
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
  sent: { one: 'Text {arm} geht an {count} Person.', other: 'Text {arm} geht an {count} Personen.' },
});

export const abResult = translate<(typeof english)['abResult'], 'de'>({
  title: 'A/B-Test',
  what: 'Ergebnis des Tests',
  chosen: 'Der Rest bekommt Text {arm}, entschieden am {when}.',
  decides: 'Ab {when} geht der bessere Text automatisch an den Rest, sobald ein Gewinner feststeht.',
  lapses: 'Wer am {when} noch wartet, bekommt keinen der beiden Texte.',
  chart: 'Vergleich der Texte',
  scale:
    'Von 0 bis {most}. Die Linie ist, was gezählt wurde. Im Balken liegt der wahre Anteil mit 95 % Sicherheit.',
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

export const abShares = translate<(typeof english)['abShares'], 'de'>({
  read: '{share} haben ihn gelesen, zwischen {low} und {high}',
  clicked: '{share} haben den Link angeklickt, zwischen {low} und {high}',
  ordered: '{share} haben bestellt, zwischen {low} und {high}',
});

export const abSoFar = translate<(typeof english)['abSoFar'], 'de'>({
  shares: {
    read: '{a} haben ihn mit Text A gelesen, {b} mit Text B.',
    clicked: '{a} haben den Link mit Text A angeklickt, {b} mit Text B.',
    ordered: '{a} haben mit Text A bestellt, {b} mit Text B.',
  },
  noWinner: 'Das kann noch Zufall sein: Es gibt noch keinen Gewinner.',
  winner: 'Text {arm} ist besser, um {low} bis {high} Prozentpunkte mit 95 % Sicherheit.',
});
