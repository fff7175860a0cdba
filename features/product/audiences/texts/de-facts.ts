import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-facts.ts';

export const broadcastFacts = translate<(typeof english)['broadcastFacts'], 'de'>({
  sent: { did: 'Hat ihn bekommen.', didNot: 'Hat ihn nicht bekommen.' },
  read: { did: 'Hat ihn gelesen.', didNot: 'Hat ihn nicht gelesen.' },
  clicked: { did: 'Hat etwas darin angeklickt.', didNot: 'Hat nichts darin angeklickt.' },
  replied: { did: 'Hat darauf geantwortet.', didNot: 'Hat nicht darauf geantwortet.' },
  failed: { did: 'War damit nicht erreichbar.', didNot: 'Ist nicht fehlgeschlagen.' },
});

export const facts = translate<(typeof english)['facts'], 'de'>({
  notFilledIn: 'Diese Regel ist nicht ausgefüllt, deshalb trifft sie auf niemanden zu.',
  more: { one: 'Und {count} weitere Angabe.', other: 'Und {count} weitere Angaben.' },
  orders: { one: 'Hat einmal bestellt.', other: 'Hat {count}-mal bestellt.' },
  spent: 'Hat insgesamt {amount} ausgegeben.',
  lastOrder: 'Letzte Bestellung: {amount}.',
  lastOrderOtherCurrency: 'Die letzte Bestellung wurde in einer anderen Währung bezahlt.',
  neverOrdered: 'Hat noch nie bestellt.',
});

export const lastTimes = translate<(typeof english)['lastTimes'], 'de'>({
  last_order_at: { did: 'Hat zuletzt am {day} bestellt.', never: 'Hat noch nie bestellt.' },
  subscribed_at: { did: 'Hat sich am {day} angemeldet.', never: 'Hat sich nie angemeldet.' },
  last_read_at: {
    did: 'Hat zuletzt am {day} eine Nachricht gelesen.',
    never: 'Hat noch nie eine Nachricht gelesen.',
  },
  last_clicked_at: { did: 'Hat zuletzt am {day} etwas angeklickt.', never: 'Hat noch nie etwas angeklickt.' },
  last_replied_at: { did: 'Hat zuletzt am {day} geantwortet.', never: 'Hat noch nie geantwortet.' },
  last_failed_at: {
    did: 'Zuletzt ist am {day} eine Nachricht fehlgeschlagen.',
    never: 'Noch nie ist eine Nachricht fehlgeschlagen.',
  },
});

export const memberFacts = translate<(typeof english)['memberFacts'], 'de'>({
  product: { did: 'Hat es gekauft.', didNot: 'Hat es nicht gekauft.' },
  productTag: {
    did: 'Hat ein Produkt mit diesem Tag gekauft.',
    didNot: 'Hat kein Produkt mit diesem Tag gekauft.',
  },
  collection: { did: 'Hat ein Produkt daraus gekauft.', didNot: 'Hat kein Produkt daraus gekauft.' },
  import: { did: 'Ist in diesem Import.', didNot: 'Ist nicht in diesem Import.' },
  attribute: { did: 'Hat einen passenden Wert.', didNot: 'Hat keinen passenden Wert.' },
});

export const recentFacts = translate<(typeof english)['recentFacts'], 'de'>({
  spend: {
    atLeast: 'Hat in dieser Zeit {amount} oder mehr ausgegeben.',
    less: 'Hat in dieser Zeit weniger als {amount} ausgegeben.',
  },
  messages: {
    some: 'Hat in dieser Zeit eine Nachricht bekommen.',
    none: 'Hat in dieser Zeit keine Nachricht bekommen.',
    atLeast: {
      one: 'Hat in dieser Zeit mindestens {count} Nachricht bekommen.',
      other: 'Hat in dieser Zeit mindestens {count} Nachrichten bekommen.',
    },
    fewer: {
      one: 'Hat in dieser Zeit weniger als {count} Nachricht bekommen.',
      other: 'Hat in dieser Zeit weniger als {count} Nachrichten bekommen.',
    },
  },
  orders: {
    some: 'Hat in dieser Zeit bestellt.',
    none: 'Hat in dieser Zeit nicht bestellt.',
    atLeast: {
      one: 'Hat in dieser Zeit mindestens einmal bestellt.',
      other: 'Hat in dieser Zeit mindestens {count}-mal bestellt.',
    },
    fewer: {
      one: 'Hat in dieser Zeit nicht bestellt.',
      other: 'Hat in dieser Zeit weniger als {count}-mal bestellt.',
    },
  },
});
