import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-orders.ts';

export const order = translate<(typeof english)['order'], 'de'>({
  title: 'Bestellung {name}',
  what: 'Bestellung',
  unknown: 'Es gibt keine Bestellung mit dieser Nummer',
  unknownText: 'Alle deine Bestellungen stehen auf einer Seite.',
  toOrders: 'Deine Bestellungen ansehen',
  by: '{when}, von {person}',
  byNobody: '{when}, von {person}, kein Abonnent',
  earned: 'Eine Nachricht hat {amount} eingebracht',
  earnedLess: 'Eine Nachricht hat nach Retouren {amount} eingebracht',
  credit: '{why} Deshalb ist die Bestellung <link>dieser Nachricht</link> zugeordnet: {source}.',
  noCredit:
    'Sie ist keiner Nachricht zugeordnet: Niemand hat rechtzeitig einen Code verwendet oder ein Angebot angeklickt oder gelesen. Unten steht, was wir geprüft haben.',
  otherCurrency:
    'Diese Bestellung wurde in einer anderen Währung als der deines Shops bezahlt. Deshalb zählt sie als Bestellung ohne Betrag.',
});

export const orderColumns = translate<(typeof english)['orderColumns'], 'de'>({
  when: 'Wann',
  order: 'Bestellung',
  creditedTo: 'Zugeordnet',
  why: 'Warum',
  value: 'Bestellwert',
  net: 'Nach Retouren',
  onTheseDays: 'An diesen Tagen',
  otherCurrency: 'Andere Währung',
  changed: '{change} am {day}: {amount}',
});

export const orderFilters = translate<(typeof english)['orderFilters'], 'de'>({
  credited: 'Zugeordnet',
  channel: 'Kanal',
  campaign: 'Kampagne',
  any: 'Alle',
  from: 'Von',
  until: 'Bis',
  last7: 'Letzte 7 Tage',
  last30: 'Letzte 30 Tage',
  allTime: 'Gesamter Zeitraum',
  creditedBy: {
    all: 'Alle Bestellungen',
    credited: 'Einer Nachricht zugeordnet',
    clicks: 'Durch Klicks und Codes',
    reads: 'Nur durch Lesen',
    none: 'Nicht zugeordnet',
  },
});

export const orderMoney = translate<(typeof english)['orderMoney'], 'de'>({
  title: 'Bestellwert',
  change: 'Änderung',
  when: 'Wann',
  amount: 'Betrag',
  countsOn: 'Zählt am {day}',
  net: 'Nach Retouren',
  changes: {
    order: 'Bestellt',
    edit: 'Bearbeitet',
    refund: 'Erstattet',
    cancellation: 'Storniert',
    return: 'Unbezahlt zurück',
  },
});

export const orderTotals = translate<(typeof english)['orderTotals'], 'de'>({
  label: 'Summen',
  what: 'Summen',
  earned: 'Umsatz durch Nachrichten',
  credited: 'Zugeordnete Bestellungen',
  byClicks: 'Umsatz durch Klicks und Codes',
  returned: 'Retouren',
  placed: 'Alle Bestellungen deines Shops',
  ofAllTime: 'Gesamter Zeitraum, nach Retouren.',
  ofDay:
    '{day}, nach allen Retouren an diesem Tag, auch zu früheren Bestellungen. Deine Dashboards zeigen dasselbe.',
  ofDays:
    '{from} bis {to}, nach allen Retouren an diesen Tagen, auch zu früheren Bestellungen. Deine Dashboards zeigen dasselbe.',
});

export const orders = translate<(typeof english)['orders'], 'de'>({
  title: 'Bestellungen und Umsatz',
  note: 'Welche Bestellungen deine Nachrichten gebracht haben und warum.',
  settings: 'So werden Bestellungen zugeordnet',
  list: 'Bestellungen',
  what: 'Bestellungen',
  table: 'Liste der Bestellungen',
  more: 'Mehr Bestellungen anzeigen',
  cut: {
    one: 'Die Datei enthält nur die erste Bestellung. Wähle weniger Tage, um den Rest zu bekommen.',
    other:
      'Die Datei enthält nur die ersten {count} Bestellungen. Wähle weniger Tage, um den Rest zu bekommen.',
  },
  none: 'Keine Bestellungen an diesen Tagen',
  noneText:
    'Hier erscheinen die Bestellungen deines Shops, jede mit der Nachricht, die zu ihr geführt hat. Wähle andere Tage, um frühere zu sehen.',
  noMatch: 'Keine passenden Bestellungen',
  noMatchText: 'Entferne einen Filter oder wähle andere Tage.',
  notCredited: 'Keiner Nachricht zugeordnet',
});

export const touches = translate<(typeof english)['touches'], 'de'>({
  title: 'Was wir geprüft haben',
  settings: 'Ändern, was zählt',
  credited: 'Zugeordnet',
  kinds: { code: 'Code verwendet', click: 'Link angeklickt', read: 'Nachricht gelesen' },
  rule: 'Zuerst zählt ein verwendeter Code, sonst der letzte Klick innerhalb von {clicks}, sonst die letzte gelesene Nachricht innerhalb von {reads}. Nachrichten, die nur auf eine Bestellung folgen, zum Beispiel Belege, bringen nichts ein.',
  ruleWithoutReads:
    'Zuerst zählt ein verwendeter Code, sonst der letzte Klick innerhalb von {clicks}. Nachrichten, die nur auf eine Bestellung folgen, zum Beispiel Belege, bringen nichts ein.',
  within: {
    hours: { one: '{count} Stunde', other: '{count} Stunden' },
    days: { one: '{count} Tag', other: '{count} Tagen' },
  },
  none: 'Soweit wir wissen, hat in den 30 Tagen vor dieser Bestellung niemand einen Code verwendet, einen Link angeklickt oder ein Angebot gelesen. Wenn jemand Lesebestätigungen ausgeschaltet hat oder mit einer anderen Nummer bestellt, können wir das nicht sehen.',
});
