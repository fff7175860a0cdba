import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-rules.ts';

export const behaviourWhen = translate<(typeof english)['behaviourWhen'], 'de'>({
  scroll: 'Es erscheint, sobald sie {percent} % der Seite gesehen haben.',
  scrollUnset: 'Es erscheint, sobald sie einen Teil der Seite gesehen haben.',
  time: { one: 'Es erscheint nach {count} Sekunde.', other: 'Es erscheint nach {count} Sekunden.' },
  timeUnset: 'Es erscheint nach einigen Sekunden.',
  welcome: 'Es erscheint, sobald sie ankommen.',
  exit: 'Es erscheint, wenn sie den Shop verlassen wollen.',
  exitWithPhones:
    'Es erscheint auf Computern, wenn sie den Shop verlassen wollen. Auf Handys lässt sich das nicht erkennen.',
  allTime: 'Es ist immer da.',
  show: 'Es ist immer da, mit seiner Begrüßung.',
  hide: 'Es ist immer da und öffnet sich nach einem Klick.',
  fade: {
    one: 'Es ist immer da, {count} Sekunde lang mit seiner Begrüßung.',
    other: 'Es ist immer da, {count} Sekunden lang mit seiner Begrüßung.',
  },
  fadeUnset: 'Es ist immer da, einige Sekunden lang mit seiner Begrüßung.',
});

export const behaviourWho = translate<(typeof english)['behaviourWho'], 'de'>({
  nowhere: 'Wird nirgends gezeigt: Weder Computer noch Handys sind gewählt.',
  everyone: {
    both: 'Wird allen gezeigt, auf Computern und Handys.',
    desktop: 'Wird allen auf Computern gezeigt.',
    phone: 'Wird allen auf Handys gezeigt.',
  },
  unOpted: {
    both: 'Wird Kunden gezeigt, die sich noch nicht angemeldet haben, auf Computern und Handys.',
    desktop: 'Wird Kunden gezeigt, die sich noch nicht angemeldet haben, auf Computern.',
    phone: 'Wird Kunden gezeigt, die sich noch nicht angemeldet haben, auf Handys.',
  },
});

export const descriptions = translate<(typeof english)['descriptions'], 'de'>({
  pill: 'Ein kleiner Button am Rand deines Shops. Er öffnet eine Karte, auf der sich Kunden anmelden.',
  wheel: 'Ein Glücksrad mit Gewinnen. Kunden melden sich an und bekommen den Code, den sie gewonnen haben.',
  popup: 'Eine Karte mit deinem Bild, die sich einmal öffnet, in dem Moment, den du wählst.',
  chatWidget: 'Ein Button in der Ecke deines Shops, der einen Chat mit dir öffnet.',
  orderNews:
    'Ein Button auf der Danke-Seite, mit dem Käufer um Neuigkeiten zu ihrer Bestellung im Messenger bitten.',
  checkoutBlock: 'Ein Anmelde-Block auf der Danke-Seite und der Bestellstatus-Seite.',
});

export const experimentResult = translate<(typeof english)['experimentResult'], 'de'>({
  unseen: 'Noch wurden nicht beide Designs gesehen, deshalb gibt es nichts zu vergleichen.',
  shares: 'Mit Design A haben sich {a} % angemeldet, mit Design B {b} %.',
  sharesHeldOut:
    'Mit Design A haben sich {a} % angemeldet, mit Design B {b} % und von denen, die keins gesehen haben, {heldOut} %.',
  noWinner: 'Das kann noch Zufall sein, deshalb gibt es noch keinen Gewinner.',
  winner: 'Design {design} ist besser, um {low} bis {high} Prozentpunkte mit 95 % Sicherheit.',
});

export const pageRuleWords = translate<(typeof english)['pageRuleWords'], 'de'>({
  contains: '„{text}“ enthält',
  startsWith: 'mit „{text}“ beginnt',
  is: '„{text}“ ist',
});

export const shownPages = translate<(typeof english)['shownPages'], 'de'>({
  only: 'Nur auf Seiten, deren Adresse {rules}.',
  never: 'Nie auf Seiten, deren Adresse {rules}.',
});

export const toggle = translate<(typeof english)['toggle'], 'de'>({
  otherChannel: 'Hoppla! Schalte zuerst „{tool}“ für {channel} aus, bevor du das Tool hier einschaltest.',
  noGifKey:
    'Die Suche nach GIFs ist auf diesem Server nicht eingerichtet. Der Betreiber von Bellbird kann einen Giphy-Schlüssel hinzufügen. Füge bis dahin die Adresse eines GIFs ein.',
});
