import { translate } from '#platform/language/catalogue.ts';
import { offerWords, cardWords, priceWords } from './de-offers.ts';
import type { texts as english } from './en.ts';

export const texts: typeof english = {
  badge: translate<(typeof english)['badge'], 'de'>({
    spoken: 'Dein Tarif:',
    trial: { one: 'Noch {count} Tag im Testzeitraum', other: 'Noch {count} Tage im Testzeitraum' },
    billed: 'Neuer Abrechnungszeitraum ab {day}',
    trialShort: { one: 'Noch {count} Tag', other: 'Noch {count} Tage' },
    billedShort: 'Neu ab {day}',
    reached: 'Limit erreicht, neu ab {day}',
    reachedShort: 'Limit erreicht',
  }),
  notice: translate<(typeof english)['notice'], 'de'>({
    reached: {
      messages: {
        one: 'Die {count} Nachricht deines Tarifs ist für diesen Abrechnungszeitraum aufgebraucht. Bis zum {endsOn} warten weitere Nachrichten.',
        other:
          'Die {count} Nachrichten deines Tarifs sind für diesen Abrechnungszeitraum aufgebraucht. Bis zum {endsOn} warten weitere Nachrichten.',
      },
      conversations: {
        one: 'Die {count} Konversation deines Tarifs ist für diesen Abrechnungszeitraum aufgebraucht. Bis zum {endsOn} warten weitere Nachrichten.',
        other:
          'Die {count} Konversationen deines Tarifs sind für diesen Abrechnungszeitraum aufgebraucht. Bis zum {endsOn} warten weitere Nachrichten.',
      },
    },
    next: {
      raiseCap: 'Um sie jetzt zu senden, erhöhe dein Nutzungslimit.',
      openPlans: 'Um sie jetzt zu senden, wähle einen kostenpflichtigen Tarif.',
    },
    near: 'Du hast dein Nutzungslimit für diesen Abrechnungszeitraum fast erreicht. Ist es erreicht, werden Nachrichten erst ab {endsOn} wieder gesendet.',
    raiseCap: 'Limit erhöhen',
    openPlans: 'Tarife ansehen',
    close: 'Hinweis schließen',
  }),
  plans: translate<(typeof english)['plans'], 'de'>({
    title: 'Du nutzt gerade: {plan}',
    titleOfName: 'Du nutzt gerade den Tarif {name}',
    titleWithoutPlan: 'Wähle unten einen Tarif, um fortzufahren',
    close: 'Tarife schließen',
    what: 'Tarife',
    loading: 'Tarifübersicht',
    whoCharges:
      'Die Preise sind in US-Dollar und gelten für je 30 Tage. Shopify setzt sie auf die Rechnung deines Shops und zahlt sie an die Betreiber von Bellbird auf {host}. Die Gebühren von WhatsApp sind nicht enthalten: Sie zahlt, wem die WhatsApp-Nummer gehört.',
    prices: 'Nachrichtenpreise',
    notNow: 'Nicht jetzt?',
    logOut: 'Ausloggen',
  }),
  card: translate<(typeof english)['card'], 'de'>({
    price: '{price} <per>pro Monat</per>',
    aboutPrice: 'Zu diesem Preis: {text}',
    afterRevenue: {
      freeUpTo: 'Kostenlos bis {revenue} zugeordneter Umsatz pro Monat, danach {price} pro Monat',
      flatAfter: 'Pauschal {price} pro Monat, sobald der zugeordnete Umsatz {revenue} pro Monat übersteigt',
    },
    firstBill: {
      noCharge: 'Nichts zu bestätigen',
      freeTrial: '{count} Tage kostenlos testen',
      trialLeft: { one: 'Noch {count} Tag kostenlos', other: 'Noch {count} Tage kostenlos' },
      nextBill: 'Nächste Rechnung am {day}',
      today: 'Kosten ab heute',
    },
    current: 'Aktueller Tarif',
    select: 'Tarif wählen',
    included: 'Enthalten:',
    notIncluded: 'Nicht enthalten:',
  }),
  leaving: translate<(typeof english)['leaving'], 'de'>({
    title: 'Von {own} zu {free} wechseln?',
    ends: {
      unbilled: '{plan} endet sofort.',
      trial: {
        one: '{plan} endet sofort, und es wird nichts berechnet. Dein kostenloser Testzeitraum läuft weiter und endet in {count} Tag.',
        other:
          '{plan} endet sofort, und es wird nichts berechnet. Dein kostenloser Testzeitraum läuft weiter und endet in {count} Tagen.',
      },
      paid: '{plan} endet sofort. Tage, die du schon bezahlt hast, werden nicht erstattet.',
      usage:
        '{plan} endet sofort. Deine bisherige Nutzung wird noch berechnet, und Tage, die du schon bezahlt hast, werden nicht erstattet.',
    },
    lost: 'Das verliert dein Shop: {parts}.',
    limit: {
      one: '{plan} enthält {count} Konversation pro Monat. Ist sie aufgebraucht, warten Nachrichten bis zum nächsten Monat.',
      other:
        '{plan} enthält {count} Konversationen pro Monat. Sind sie aufgebraucht, warten Nachrichten bis zum nächsten Monat.',
    },
    again: {
      notSold: 'Dieser Tarif wird nicht mehr angeboten, du kannst ihn also nicht noch einmal wählen.',
      listedPrice:
        'Du zahlst noch einen früheren Preis. Wenn du diesen Tarif später wieder wählst, gilt der Preis, der dann in der Übersicht steht.',
    },
    keep: 'Meinen Tarif behalten',
    leave: 'Zu {free} wechseln',
  }),
  change: translate<(typeof english)['change'], 'de'>({
    changing: 'Tarif wird gewechselt',
    changed: 'Tarif gewechselt!',
    failed: 'Der Tarif konnte nicht gewechselt werden',
    cancelling: 'Upgrade wird abgebrochen',
    cancelled: 'Upgrade abgebrochen!',
    cancelFailed: 'Das Upgrade konnte nicht abgebrochen werden',
  }),
  usage: translate<(typeof english)['usage'], 'de'>({
    title: 'Dein Abrechnungszeitraum',
    resets: 'Am {day} beginnt der nächste.',
    firstBill: 'Am {day} kommt die erste Rechnung.',
    nextBill: 'Am {day} kommt die nächste Rechnung.',
    trialLeft: {
      one: 'Du hast noch {count} Tag im Testzeitraum. Er bleibt dir, wenn du den Tarif wechselst.',
      other: 'Du hast noch {count} Tage im Testzeitraum. Sie bleiben dir, wenn du den Tarif wechselst.',
    },
    meters: {
      revenue: 'Zugeordneter Umsatz in diesem Zeitraum',
      messages: 'Nachrichten in diesem Zeitraum',
      conversations: 'Konversationen in diesem Zeitraum',
    },
    now: {
      included:
        'Im Preis sind {included} enthalten. Was du darüber hinaus sendest, wird berechnet, bis zu {most} in diesem Zeitraum.',
      charged:
        'Die enthaltenen {included} sind aufgebraucht. Was du jetzt sendest, wird berechnet, bis zu {most} in diesem Zeitraum.',
      bounded: 'Bis zum {endsOn} sind {most} möglich, weitere Nachrichten warten.',
      unbounded: 'Im Preis sind {included} enthalten. Was du darüber hinaus sendest, wird berechnet.',
      usedUp: 'Alle {most} sind aufgebraucht. Am {endsOn} beginnt die Zählung von vorn.',
      revenueFree: 'Bis {included} wird für den Umsatz nichts berechnet.',
      revenueCharged: 'Über {included} kostet dein Tarif mehr. Deine Nachrichten werden weiter gesendet.',
      capStops: 'Bei {most} warten Nachrichten, bis du das Limit erhöhst oder der nächste Zeitraum beginnt.',
      capFlat: 'Ab {most} wird nichts mehr berechnet. Deine Nachrichten werden weiter gesendet.',
    },
    charges: 'Nutzungskosten in diesem Zeitraum',
    raiseCap: 'Limit erhöhen',
    revenueNotCharged:
      'Ein voller Balken heißt: Deine Nachrichten haben mehr eingebracht, als die Nutzung kosten kann. Für den Umsatz selbst wird nichts berechnet.',
    usedUp:
      'Dein Nutzungslimit ist erreicht. Es wird nichts mehr gesendet: Bis zum {endsOn} warten alle Nachrichten. Nachrichten, die bis dahin veraltet sind, entfallen.',
    nearFlat:
      'Du hast den Höchstbetrag für die Nutzung in diesem Abrechnungszeitraum fast erreicht. Darüber hinaus wird nichts mehr berechnet.',
    percent: '{figures}, {percent} Prozent',
  }),
  cap: translate<(typeof english)['cap'], 'de'>({
    title: 'Nutzungslimit erhöhen',
    text: 'Die Nutzung kann in jedem Abrechnungszeitraum bis zu {limit} kosten. In diesem Zeitraum waren es bisher {used}. Ein höheres Limit gilt, sobald du es in deinem Shop bestätigst.',
    limit: 'Neues Limit',
    choice: '{amount} alle 30 Tage',
    other: 'Anderer Betrag',
    amount: 'Betrag in US-Dollar',
    problems: {
      NO_AMOUNT: 'Gib einen Betrag ein, zum Beispiel 120.',
      CAP_NOT_HIGHER: 'Gib mehr als {limit} ein. Das ist dein jetziges Limit.',
      CAP_TOO_HIGH: 'Gib höchstens {most} ein.',
    },
    close: 'Nicht jetzt',
    approve: 'In meinem Shop bestätigen',
  }),
  approve: translate<(typeof english)['approve'], 'de'>({
    title: 'Kosten bestätigen',
    text: 'Dein neuer Tarif beginnt, wenn du die Kosten in deinem Shop bestätigst. Dort siehst du den Preis noch einmal, bevor du zustimmst.',
    cancel: 'Upgrade abbrechen',
  }),
  declined: translate<(typeof english)['declined'], 'de'>({
    title: 'Die Kosten wurden nicht bestätigt',
    text: 'Du hast die Kosten für deinen neuen Tarif in deinem Shop abgelehnt, deshalb wurde nichts berechnet. Bestätige sie, um den neuen Tarif zu bekommen, oder bleib bei deinem jetzigen Tarif.',
    stay: 'Bei {plan} bleiben',
  }),
  welcome: translate<(typeof english)['welcome'], 'de'>({
    title: 'Willkommen bei Bellbird',
    text: 'Der kostenpflichtige Tarif ist in den ersten 30 Tagen kostenlos.',
    price:
      'Danach kostet er {price} pro Monat, aber nur in Monaten, in denen Bellbird dir mindestens {revenue} Umsatz gebracht hat.',
    later: 'Später',
    seePlans: 'Tarife ansehen',
  }),
  ownNumber: translate<(typeof english)['ownNumber'], 'de'>({
    title: 'Deine WhatsApp-API-Nummer einrichten',
    text: 'Dein Tarif sendet von deiner eigenen WhatsApp-Nummer. Beantrage eine bei WhatsApp. Das dauert etwa zehn Minuten, und du brauchst Namen und Adresse deines Unternehmens.',
    close: 'Nicht jetzt',
    openForm: 'Antragsformular öffnen',
  }),
  prices: translate<(typeof english)['prices'], 'de'>({
    back: 'Zurück zu den Tarifen',
    what: 'Preise',
    loading: 'Preisliste',
    aboutUsage:
      'Was ein Tarif enthält, beginnt alle 30 Tage neu. Darüber hinaus berechnet Bellbird ganze Stufen, bis zu dem Limit, das du in deinem Shop bestätigst. Nachrichten über diesem Limit warten, außer bei Tarifen, die ab dort nichts mehr kosten.',
    aboutMeters:
      'Eine Nachricht ist eine Nachricht, die an einen Kunden gesendet wird. Eine Konversation ist ein Kunde an einem Tag, mit beliebig vielen Nachrichten. Zugeordneter Umsatz stammt aus Bestellungen nach einem Klick auf eine Nachricht oder mit dem Rabattcode einer Nachricht.',
    aboutWhatsApp: 'Die Gebühren von WhatsApp sind in diesen Preisen nicht enthalten. {replyPrices}',
    own: 'Dein Tarif, zu dem Preis, dem du zugestimmt hast',
    listed: 'Tarife, die du wählen kannst',
    plan: 'Tarif',
    price: 'Preis pro Monat',
    included: 'Enthalten',
    beyond: 'Darüber hinaus',
    most: 'Nutzung kostet höchstens',
  }),
  offerWords: offerWords,
  cardWords: cardWords,
  priceWords: priceWords,
};
