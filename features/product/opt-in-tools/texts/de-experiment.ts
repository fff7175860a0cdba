import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-experiment.ts';

export const armNames = translate<(typeof english)['armNames'], 'de'>({
  A: {
    name: 'Design A',
    about: 'Das Tool, wie es war',
    picture: 'So sieht Design A aus',
    none: 'Noch hat es niemand gesehen',
  },
  B: {
    name: 'Design B',
    about: 'Das andere Design',
    picture: 'So sieht Design B aus',
    none: 'Noch hat es niemand gesehen',
  },
  heldOut: {
    name: 'Keins',
    about: 'Besucher, die kein Design gesehen haben',
    picture: 'Kein Design',
    none: 'Noch ist niemand gekommen',
  },
});

export const arms = translate<(typeof english)['arms'], 'de'>({
  kept: 'Behalten',
  better: 'Besser',
  signedUp: {
    one: '{optIns} von {count} Besucher hat sich angemeldet',
    other: '{optIns} von {count} Besuchern haben sich angemeldet',
  },
  interval: 'Zwischen {low} und {high}, mit 95 % Sicherheit',
});

export const beginExperiment = translate<(typeof english)['beginExperiment'], 'de'>({
  title: 'Dieses Design mit dem gespeicherten vergleichen',
  notNow: 'Nicht jetzt',
  begin: 'Beginnen',
  tells:
    'Wir zeigen dir, wie viele Personen sich mit jedem Design anmelden und wann der Unterschied kein Zufall mehr ist.',
  compared:
    'Verglichen werden nur Aussehen und Texte des Tools. Wann und wo es gezeigt wird, sein Angebot und wozu Kunden zustimmen, bleibt wie gespeichert.',
  isOff: 'Das Tool ist ausgeschaltet. Gezählt wird erst, wenn du es einschaltest.',
  heldOut: 'Wer keins der Designs sieht, um herauszufinden, wie viel das Tool bringt',
  nobody: 'Niemand',
  visitors: '{percent} % der Besucher',
});

export const experiment = translate<(typeof english)['experiment'], 'de'>({
  what: 'Vergleich',
  title: 'Zwei Designs von {tool}',
  close: 'Schließen',
  seeResults: 'Ergebnisse ansehen',
  hasEnded: 'Der Vergleich ist beendet.',
  keep: 'Beenden und Design {design} behalten',
  since: 'Seit {when}.',
  sinceHeldOut: 'Seit {when}, und {percent} % der Besucher sehen keins der Designs.',
  goesOn:
    'Jeder Besucher sieht immer dasselbe Design. Das Tool kann erst wieder geändert werden, wenn du den Vergleich beendest.',
  ended: 'Beendet: {when}. Design {design} ist geblieben.',
  howTo:
    'Noch wurde nichts verglichen. Um herauszufinden, welches Design mehr Anmeldungen bringt, <editor>öffne den Editor</editor>, ändere Aussehen oder Texte des Tools und wähle „Mit der gespeicherten Version vergleichen“ statt „Speichern“.',
  howToAgain:
    'Um noch einmal zu vergleichen, <editor>öffne den Editor</editor>, ändere Aussehen oder Texte des Tools und wähle „Mit der gespeicherten Version vergleichen“ statt „Speichern“.',
});

export const experimentToasts = translate<(typeof english)['experimentToasts'], 'de'>({
  begins: 'Der Vergleich beginnt',
  hasBegun: 'Der Vergleich hat begonnen',
  ends: 'Der Vergleich wird beendet',
  hasEnded: 'Der Vergleich ist beendet',
});

export const whoSees = translate<(typeof english)['whoSees'], 'de'>({
  halves:
    'Ab jetzt sieht die Hälfte deiner Besucher das gespeicherte Design (A) und die andere Hälfte das Design hier (B).',
  heldOut:
    'Ab jetzt sehen {each} % deiner Besucher das gespeicherte Design (A), {each} % das Design hier (B) und {heldOut} % keins von beiden.',
});
