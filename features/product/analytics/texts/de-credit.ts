import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-credit.ts';

export const billed = translate<(typeof english)['billed'], 'de'>({
  code: 'Tarife, die nach Umsatz abrechnen, zählen sie: Ihr Code wurde verwendet.',
  click:
    'Tarife, die nach Umsatz abrechnen, zählen sie: Ein Code oder ein Klick innerhalb von 5 Tagen hat zu ihr geführt.',
  onlyRead: 'Tarife, die nach Umsatz abrechnen, zählen sie nicht: Die Nachricht wurde nur gelesen.',
  noMessage: 'Tarife, die nach Umsatz abrechnen, zählen sie nicht: Keine Nachricht hat zu ihr geführt.',
  tooLongAgo:
    'Tarife, die nach Umsatz abrechnen, zählen sie nicht: Der Klick war mehr als 5 Tage vor der Bestellung.',
});

export const credit = translate<(typeof english)['credit'], 'de'>({
  code: 'Bei der Bestellung wurde der Code aus dieser Nachricht verwendet.',
  click: 'Der Kunde hat den Link {span} vor der Bestellung angeklickt.',
  read: 'Der Kunde hat die Nachricht {span} vor der Bestellung gelesen, und es zählt kein Klick von ihm.',
});

export const noCredit = translate<(typeof english)['noCredit'], 'de'>({
  laterCode: 'Eine spätere Nachricht enthielt einen Code, der bei der Bestellung verwendet wurde.',
  later: { click: 'Ein späterer Klick zählt.', read: 'Eine später gelesene Nachricht zählt.' },
  codeFirst: 'Ein verwendeter Code zählt vor Klicks und gelesenen Nachrichten.',
  clickFirst: 'Ein Klick zählt vor einer gelesenen Nachricht, auch wenn sie später gelesen wurde.',
  noReads: 'Nach deinen Einstellungen zählt nicht, was nur gelesen wurde.',
  outside: {
    click: 'Das war {span} vor der Bestellung, bei dir zählen Klicks nur innerhalb von {window}.',
    read: 'Das war {span} vor der Bestellung, bei dir zählen gelesene Nachrichten nur innerhalb von {window}.',
  },
});

export const spans = translate<(typeof english)['spans'], 'de'>({
  moment: 'weniger als eine Minute',
  minutes: { one: '{count} Minute', other: '{count} Minuten' },
  hours: { one: '{count} Stunde', other: '{count} Stunden' },
  days: { one: '{count} Tag', other: '{count} Tage' },
});

export const windowBounds = translate<(typeof english)['windowBounds'], 'de'>({
  clicks: 'Klicks können 1 Stunde bis 30 Tage zählen, in ganzen Stunden.',
  reads: 'Gelesene Nachrichten können bis zu 5 Tage zählen, in ganzen Stunden; bei 0 zählt keine.',
});
