import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-campaigns.ts';

export const abandonedCart = translate<(typeof english)['abandonedCart'], 'de'>({
  title: 'Abgebrochener Warenkorb',
  words: {
    about:
      'Erinnert Abonnenten an den Warenkorb, den sie zurückgelassen haben, und führt sie dorthin zurück.',
    delayPhrase: 'nach Warenkorbabbruch',
    rightAfter: 'direkt nach Warenkorbabbruch',
    heldBack: 'Sie wird nicht an Kunden gesendet, die inzwischen bestellt oder sich abgemeldet haben.',
    recipients: 'Abonnenten, die einen Checkout abgebrochen und seitdem nicht bestellt haben',
    reasons: {
      orderedSince: 'Der Kunde hat bestellt, bevor die Erinnerung fällig war.',
      cartEmptied: 'Der Warenkorb wurde geleert. Es gab nichts mehr, woran sie erinnern konnte.',
      cartReplaced: 'Der Kunde hat danach einen neuen Warenkorb begonnen. Jetzt zählt der neue.',
      noPhone: 'Es wurde keine Telefonnummer angegeben, deshalb konnte niemand angeschrieben werden.',
      noWayBack: 'Dein Shop hat keine Adresse genannt, die zu diesem Warenkorb zurückführt.',
    },
  },
  pastNote:
    'Von einem Warenkorb ist nur bekannt, wie er zuletzt zurückgelassen wurde: Wer zurückgekommen ist und ihn noch einmal zurückgelassen hat, steht hier nur einmal.',
  limits:
    'Messenger nimmt eine Erinnerung nur innerhalb von 24 Stunden nach der letzten Nachricht des Kunden an deine Seite an.',
});

export const browserAbandonment = translate<(typeof english)['browserAbandonment'], 'de'>({
  title: 'Produktabbruch',
  words: {
    about:
      'Erinnert Abonnenten an das Produkt, das sie sich zuletzt angesehen haben, und führt sie dorthin zurück.',
    delayPhrase: 'nach Produktabbruch',
    rightAfter: 'direkt nach Produktabbruch',
    heldBack:
      'Sie wird nicht an Kunden gesendet, die inzwischen etwas in den Warenkorb gelegt, bestellt oder sich abgemeldet haben.',
    recipients: 'Abonnenten, die sich ein Produkt angesehen und seitdem nichts in den Warenkorb gelegt haben',
    reasons: {
      lookedAgain: 'Der Kunde hat es sich später noch einmal angesehen. Das zweite Mal zählt.',
      productGone: 'Dein Shop verkauft dieses Produkt nicht mehr.',
      orderedSince: 'Der Kunde hat bestellt, bevor die Erinnerung fällig war.',
      cartedSince:
        'Der Kunde hat seitdem etwas in den Warenkorb gelegt. Es gab nichts mehr, woran sie erinnern konnte.',
      cartReplaced:
        'Der Kunde hat etwas in den Warenkorb gelegt, bevor die Erinnerung fällig war. Jetzt zählt der Warenkorb.',
      lookedOn: 'Der Kunde hat sich danach ein anderes Produkt angesehen. Jetzt zählt dieses.',
      remindedBefore: 'Der Kunde wurde in den letzten 7 Tagen schon an dieses Produkt erinnert.',
    },
  },
  pastNote:
    'Von jedem Produkt ist nur bekannt, wann ein Kunde es sich zuletzt angesehen hat: Frühere Male stehen hier nicht.',
  limits:
    'Messenger nimmt eine Erinnerung nur innerhalb von 24 Stunden nach der letzten Nachricht des Kunden an deine Seite an.',
});

export const channelTitles = translate<(typeof english)['channelTitles'], 'de'>({
  WA: '{campaign} – WhatsApp',
  FB: '{campaign} – Facebook',
});

export const followUps = translate<(typeof english)['followUps'], 'de'>({
  words: {
    delayPhrase: 'nach der Anmeldung',
    rightAfter: 'direkt nach der Anmeldung',
    heldBack:
      'Sie wird gesendet, solange ihr Tool eingeschaltet ist, und nicht an Kunden, die sich inzwischen abgemeldet haben.',
    recipients: 'alle, die sich über dieses Tool anmelden, einmal in 30 Tagen',
    reasons: {
      toolOff: 'Ihr Opt-in-Tool war ausgeschaltet. Schalte es ein, dann wird sie künftig gesendet.',
      welcomedBefore: 'Der Kunde wurde in den letzten 30 Tagen schon über dieses Tool begrüßt.',
    },
  },
  withoutSwitch: 'Sendet, solange das Opt-in-Tool eingeschaltet ist',
  pastNote: 'Ob ihr Tool eingeschaltet war, richtet sich danach, ob es jetzt eingeschaltet ist.',
  limits:
    'Messenger nimmt sie nur innerhalb von 24 Stunden an, nachdem der Kunde zuletzt etwas in deinem Chat getan hat.',
});

export const getStarted = translate<(typeof english)['getStarted'], 'de'>({
  title: 'Los geht’s',
  words: {
    about: 'Begrüßt alle, die den Chat deiner Seite zum ersten Mal öffnen.',
    delayPhrase: 'nach dem Tippen auf „Los geht’s“',
    rightAfter: 'direkt nach dem Tippen auf „Los geht’s“',
    heldBack:
      'Sie wird nicht an Personen gesendet, die schon begrüßt wurden, die über ein Opt-in-Tool mit eigener Begrüßung kommen oder die sich abgemeldet haben.',
    recipients: 'alle, die im Chat deiner Seite auf „Los geht’s“ tippen, einmal',
    reasons: {
      greetedBefore: 'Diese Person wurde schon begrüßt, als sie den Chat zum ersten Mal geöffnet hat.',
      toolWelcomes: 'Diese Person kam über ein Opt-in-Tool, das sie selbst begrüßt.',
    },
  },
  withoutSwitch: 'Immer eingeschaltet: Antwortet auf „Los geht’s“',
  pastReason:
    'Sie antwortet, wenn jemand im Messenger auf „Los geht’s“ tippt. Bei welchem Tippen ein Chat begonnen hat, wird nicht aufbewahrt, deshalb lässt sie sich nicht an der Vergangenheit ausprobieren.',
});

export const names = translate<(typeof english)['names'], 'de'>({
  abandonedCart: 'Abgebrochener Warenkorb',
  browserAbandonment: 'Produktabbruch',
  orderReceipt: 'Bestellbeleg',
  shipmentUpdates: 'Versandinfos',
  CODConfirmation: 'Nachnahme-Bestätigung',
  reorderingWA: 'Nachbestellung',
  crossSellWA: 'Cross-Selling',
  reviewWA: 'Bewertungsanfrage',
  getStarted: 'Los geht’s',
  visualPopup: 'Folgenachricht zum Pop-up',
  spinTheWheel: 'Folgenachricht zum Glücksrad',
  persistentPill: 'Folgenachricht zum Anmelde-Button',
});

export const persistentPill = translate<(typeof english)['persistentPill'], 'de'>({
  title: 'Folgenachricht zum Anmelde-Button',
  about: 'Begrüßt Kunden, die sich über den Anmelde-Button in der Ecke deines Shops anmelden.',
});

export const spinTheWheel = translate<(typeof english)['spinTheWheel'], 'de'>({
  title: 'Folgenachricht zum Glücksrad',
  about: 'Sendet Kunden, die sich an deinem Glücksrad anmelden, ihren Gewinn.',
});

export const visualPopup = translate<(typeof english)['visualPopup'], 'de'>({
  title: 'Folgenachricht zum Pop-up',
  about: 'Begrüßt Kunden, die sich in deinem Pop-up anmelden, mit dem Rabatt, den es versprochen hat.',
});
