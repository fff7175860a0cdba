import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-rules.ts';

export const chatReach = translate<(typeof english)['chatReach'], 'de'>({
  nobody: 'Deine Seite hat noch keine Messenger-Abonnenten',
  linked: {
    one: 'Mit deinem Shop verknüpfte Messenger-Abonnenten: {linked} von {count}',
    other: 'Mit deinem Shop verknüpfte Messenger-Abonnenten: {linked} von {count}',
  },
  short: 'Diese Kampagne erreicht nur verknüpfte Abonnenten.',
  why: 'Diese Kampagne erreicht nur verknüpfte Abonnenten, weil Messenger nicht verrät, wer sie in deinem Shop sind. Verknüpft werden sie, wenn sie in dem Browser, in dem sie einkaufen, deinen Anmelde-Button oder dein Pop-up anklicken, wenn sie einen Link in deinem Chat öffnen oder wenn sie sich dort in deinem Shop einloggen.',
  otherPages: {
    one: '{count} Messenger-Abonnent gehört zu einer Facebook-Seite, die du früher verbunden hattest. Nur diese Seite kann ihm schreiben.',
    other:
      '{count} Messenger-Abonnenten gehören zu einer Facebook-Seite, die du früher verbunden hattest. Nur diese Seite kann ihnen schreiben.',
  },
});

export const comparison = translate<(typeof english)['comparison'], 'de'>({
  nobody:
    'Es gibt keine Kontrollgruppe, deshalb lässt sich nicht sagen, was diese Kampagne bringt. Stelle in ihren Einstellungen einen Anteil dafür ein, um es herauszufinden.',
  shares:
    'Von denen, die eine Nachricht bekommen haben, haben {written} % bestellt, von denen ohne Nachricht {heldOut} %.',
  helps: 'Die Kampagne bringt {low} bis {high} Prozentpunkte mehr, mit 95 % Sicherheit.',
  harms: 'Die Kampagne kostet {low} bis {high} Prozentpunkte, mit 95 % Sicherheit.',
  equal: 'Das kann noch Zufall sein: Bisher war beides gleich gut.',
  needed:
    'Das kann noch Zufall sein: Um es zu wissen, braucht es auf jeder Seite etwa {people} Personen, und die kleinere hat {fewest}.',
});

export const drops = translate<(typeof english)['drops'], 'de'>({
  campaignOff: 'Die Kampagne dafür war ausgeschaltet. Schalte sie ein, dann wird künftig gesendet.',
  notInPlan:
    'Dein Tarif enthält diese Kampagne nicht mehr. Wähle einen, der sie enthält, dann wird künftig gesendet.',
  notSubscribed:
    'Mit dieser Nummer hat sich niemand angemeldet. Dazu braucht es eine Anmeldung in deinem Shop.',
  unsubscribed: 'Diese Person hatte sich abgemeldet. Nur sie selbst kann das ändern, indem sie dir schreibt.',
  noConsent: 'Diese Person hat Angeboten nie zugestimmt. Dazu braucht es eine Anmeldung in deinem Shop.',
  noSender:
    'Es war keine Nummer oder Seite verbunden, von der gesendet werden kann. Verbinde eine in den Einstellungen.',
  templateUnknown: 'Ihre Vorlage ist nicht mehr bekannt. Wähle für die Kampagne eine andere.',
  discountMissing:
    'Ihre Vorlage zeigt einen Rabatt, aber es ist keiner eingestellt. Stelle einen ein oder wähle eine andere Vorlage.',
  pictureMissing: 'Ihre Vorlage zeigt ein Bild, aber es gab keins. Wähle eine Vorlage ohne Bild.',
  valueMissing:
    'Die Nachricht nennt etwas, das nicht bekannt ist, zum Beispiel deine Servicenummer. Trage es ein oder wähle eine andere Vorlage.',
  nothingToShow: 'Es gab nichts, was sie zeigen konnte.',
  heldOut:
    'Diese Person ist in der Kontrollgruppe dieser Kampagne, die nichts bekommt. Wie groß sie ist, steht in den Einstellungen der Kampagne.',
  gotOneLately:
    'Diese Person hat vor Kurzem eine ähnliche bekommen. Nach wie vielen Tagen sie wieder eine bekommen darf, steht in den Einstellungen der Kampagne.',
  subjectGone: 'Worauf sie folgen sollte, ist nicht mehr bekannt.',
  madeBefore: 'Diese Person hat diese Nachricht schon bekommen. Sie wird nur einmal gesendet.',
});

export const orderNotes = translate<(typeof english)['orderNotes'], 'de'>({
  customer: 'Der Kunde hat die Bestellung im Chat storniert.',
  prepaid: 'Der Kunde hat die Bestellung stattdessen online bezahlt.',
  noAnswer: 'Der Kunde hat die Bestellung nicht innerhalb von zwei Tagen bestätigt.',
  inPlaceOf: 'Ersetzt die Bestellung {order}, die per Nachnahme bezahlt werden sollte.',
  paidOnline: 'Online bezahlt',
});

export const pastDrops = translate<(typeof english)['pastDrops'], 'de'>({
  expired: 'Sie hätte so lange gewartet, dass sie veraltet gewesen wäre.',
  orderedSince: 'Der Kunde hat bestellt, bevor sie gesendet werden konnte.',
  cartEmptied: 'Der Warenkorb wurde geleert, bevor sie gesendet werden konnte.',
  cartReplaced: 'Der Kunde hat einen neuen Warenkorb begonnen, bevor sie gesendet werden konnte.',
  noConsent: 'Diese Person hatte nicht zugestimmt oder sich abgemeldet.',
  notReachable: 'Es gab keine Nummer oder ID, an die gesendet werden konnte.',
  windowClosed:
    'Diese Person hatte deiner Seite in den 24 Stunden davor nicht geschrieben, und Messenger nimmt später kein Angebot an.',
  orderCancelled: 'Die Bestellung wurde vorher storniert.',
  orderSettled: 'Die Bestellung war vorher erledigt.',
  overtaken: 'Vorher ist etwas Neueres passiert.',
});

export const pastWaits = translate<(typeof english)['pastWaits'], 'de'>({
  quietHours: 'Sie hätte auf das Ende der Ruhezeit gewartet.',
  frequencyCap: 'Sie hätte gewartet, bis diese Person wieder ein Angebot bekommen darf.',
  unknown: 'Sie hätte gewartet, bevor sie gesendet worden wäre.',
});

export const templateUses = translate<(typeof english)['templateUses'], 'de'>({
  campaign: 'Kampagne „{campaign}“',
});

export const unknownDrop = translate<(typeof english)['unknownDrop'], 'de'>({
  sentence: 'Bellbird hat sich dagegen entschieden: {reason}.',
});
