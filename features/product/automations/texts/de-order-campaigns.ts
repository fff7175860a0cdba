import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-order-campaigns.ts';

export const codConfirmation = translate<(typeof english)['codConfirmation'], 'de'>({
  title: 'Nachnahme-Bestätigung und Vorkasse',
  words: {
    about:
      'Bittet Kunden, eine Bestellung per Nachnahme zu bestätigen, und kann anbieten, sie zu stornieren oder online zu bezahlen.',
    delayPhrase: 'nach der Nachnahme-Bestellung',
    rightAfter: 'direkt nach der Bestellung',
    heldBack:
      'Sie wird nicht gesendet, wenn die Bestellung inzwischen bezahlt, versendet oder storniert wurde.',
    recipients: 'Abonnenten, die per Nachnahme bestellt haben',
    reasons: {
      orderCancelled: 'Die Bestellung wurde storniert, bevor nach ihr gefragt wurde.',
      orderPaid: 'Die Bestellung wurde bezahlt, bevor nach ihr gefragt wurde.',
      orderSent: 'Die Bestellung wurde versendet, bevor nach ihr gefragt wurde.',
      orderEmptied: 'Alles wurde aus der Bestellung entfernt, bevor nach ihr gefragt wurde.',
      settled: 'Die Bestellung war erledigt, bevor nach ihr gefragt wurde.',
      noPhone: 'Die Bestellung hat keine Telefonnummer, deshalb konnte niemand gefragt werden.',
      ofDraft: 'Die Bestellung kam über einen Zahlungslink von uns. Nach ihr wird nicht noch einmal gefragt.',
      toldLate:
        'Dein Shop hat diese Bestellung mehr als einen Tag zu spät gemeldet, deshalb wurde nicht nach ihr gefragt.',
    },
  },
  pastReason:
    'Jede Nachnahme-Bestellung bekommt ein eigenes Angebot, wenn sie eingeht, und was Kunden antworten, entscheidet, was folgt. Beides gibt es in der Vergangenheit nicht, deshalb lässt sich nicht sagen, was gesendet worden wäre.',
});

export const crossSell = translate<(typeof english)['crossSell'], 'de'>({
  title: 'Cross-Selling',
  settingTabs: {
    settings: 'Allgemeine Einstellungen',
    recommendations: 'Einstellungen der Produktempfehlungen',
  },
  words: {
    about: 'Empfiehlt einige Tage nach einer Bestellung ein Produkt, das dazu passt.',
    delayPhrase: 'nach der Bestellung',
    rightAfter: 'direkt nach der Bestellung',
    heldBack:
      'Sie wird nicht an Kunden gesendet, die das Produkt inzwischen gekauft oder sich abgemeldet haben.',
    recipients: 'Abonnenten mit einer Bestellung, zu der etwas passt',
    reasons: {
      orderCancelled: 'Die Bestellung wurde storniert.',
      nothingToRecommend: 'Zu dieser Bestellung gab es nichts zu empfehlen.',
      orderedSince: 'Der Kunde hat schon gekauft, was empfohlen worden wäre.',
    },
  },
  pastNote: 'Was zu einer Bestellung passt, wird aus dem gewählt, was dein Shop jetzt verkauft.',
});

export const orderReceipt = translate<(typeof english)['orderReceipt'], 'de'>({
  title: 'Bestellbeleg (mit Upsell)',
  settingTabs: { settings: 'Upsell-Einstellungen', recommendations: 'Produktempfehlungen' },
  cardTitles: { WA: 'Bestellbestätigung (mit Upsell)', FB: 'Bestellbeleg' },
  words: {
    about: 'Bestätigt eine Bestellung sofort und bietet etwas später an, was dazu passt.',
    delayPhrase: 'nach der Bestellung',
    rightAfter: 'direkt nach der Bestellung',
    heldBack:
      'Sie wird nicht für stornierte Bestellungen gesendet und nicht an Kunden, die STOP geschrieben haben.',
    recipients: 'Abonnenten, die bestellt haben; den Upsell bekommen nur die, die Angebote wollen',
    reasons: {
      orderCancelled: 'Die Bestellung wurde storniert. Es gab nichts mehr darüber zu sagen.',
      cashOnDelivery: 'Die Bestellung wird per Nachnahme bezahlt, und dafür wird der Upsell nicht gesendet.',
      nothingToRecommend: 'Zu dieser Bestellung gab es nichts zu empfehlen.',
    },
  },
  pastNote:
    'Ein Upsell wird aus dem gewählt, was dein Shop jetzt verkauft, und Bestellungen zählen so, wie sie inzwischen bearbeitet wurden.',
  limits:
    'Später als 24 Stunden nach der letzten Nachricht des Kunden an deine Seite nimmt Messenger einen Beleg nur als genehmigte Vorlage an und keinen Upsell.',
});

export const reordering = translate<(typeof english)['reordering'], 'de'>({
  title: 'Nachbestellung',
  words: {
    about:
      'Fragt einige Zeit nach der Lieferung, ob es Zeit für eine Nachbestellung ist, und führt Kunden dorthin.',
    delayPhrase: 'nach der Lieferung',
    rightAfter: 'direkt nach der Lieferung',
    heldBack: 'Sie wird nicht an Kunden gesendet, die bis dahin wieder bestellt oder sich abgemeldet haben.',
    recipients:
      'Abonnenten, deren letzte Bestellung angekommen ist oder, wenn kein Versanddienst mehr darüber meldet, versendet wurde',
    reasons: {
      orderedSince: 'Der Kunde hat wieder bestellt, bevor sie fällig war.',
      orderCancelled: 'Die Bestellung wurde storniert.',
      refunded: 'Die Bestellung wurde erstattet, deshalb gab es nichts nachzubestellen.',
      nothingToReorder: 'Dein Shop verkauft nicht mehr, was der Kunde bestellt hatte.',
    },
  },
  pastNote: 'Ob sich etwas nachbestellen lässt, richtet sich danach, was dein Shop jetzt verkauft.',
});

export const review = translate<(typeof english)['review'], 'de'>({
  title: 'Bewertungsanfrage',
  words: {
    about:
      'Fragt Kunden, wie ihnen gefällt, was sie bestellt haben, und speichert, was sie schreiben, als Bewertung.',
    delayPhrase: 'nach der Lieferung',
    rightAfter: 'direkt nach der Lieferung',
    heldBack:
      'Sie wird nicht gesendet, wenn die Bestellung zurückging, und nicht an Kunden, die in den letzten 90 Tagen gefragt wurden.',
    recipients: 'Abonnenten, deren Bestellung angekommen ist',
    reasons: {
      orderCancelled: 'Die Bestellung wurde storniert, bevor nach ihr gefragt wurde.',
      orderRefunded: 'Für die Bestellung wurde Geld erstattet, deshalb wurde nicht nach ihr gefragt.',
      noPhone: 'Die Bestellung hat keine Telefonnummer, deshalb konnte niemand gefragt werden.',
      askedLately: 'Der Kunde wurde in den letzten 90 Tagen nach einer anderen Bestellung gefragt.',
    },
  },
});

export const shipmentUpdates = translate<(typeof english)['shipmentUpdates'], 'de'>({
  title: 'Versandinfos',
  cardTitle: 'Versandinfos',
  words: {
    about: 'Sagt Käufern, wo jedes Paket ist: versendet, in Zustellung, zugestellt oder nicht zustellbar.',
    delayPhrase: 'nach der Statusänderung des Pakets',
    rightAfter: 'direkt nach der Statusänderung des Pakets',
    heldBack:
      'Sie wird nicht gesendet, wenn die Bestellung storniert wurde oder es einen neueren Status gibt, und nicht an Kunden, die STOP geschrieben haben.',
    recipients: 'Abonnenten, deren Bestellung versendet wurde',
    reasons: {
      orderCancelled: 'Die Bestellung wurde storniert. Über ihr Paket gab es nichts mehr zu sagen.',
      parcelCancelled: 'Dein Shop hat das Paket zurückgenommen.',
      pickedUp: 'Der Kunde holt diese Bestellung selbst ab, deshalb gab es kein Paket zu verfolgen.',
      overtaken: 'Das Paket war inzwischen weiter. Stattdessen wird die neuere Nachricht gesendet.',
    },
  },
  pastNote:
    'Von jedem Paket ist bekannt, dass es versendet wurde und was der Versanddienst zuletzt gemeldet hat; was er dazwischen gemeldet hat, steht hier nicht.',
  limits:
    'Messenger nimmt Neuigkeiten zu einem Paket als genehmigte Vorlagen an. Sie öffnen von selbst keine Seite.',
});
