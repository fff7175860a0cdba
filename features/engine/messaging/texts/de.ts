import { translate } from '#platform/language/catalogue.ts';
import { failureClasses } from './de-failure-classes.ts';
import { messengerFailures } from './de-messenger-failures.ts';
import { rules, waits } from './de-reasons.ts';
import { whatsappFailures } from './de-whatsapp-failures.ts';
import type { texts as english } from './en.ts';

export const texts: typeof english = {
  panel: translate<(typeof english)['panel'], 'de'>({
    title: 'Versand',
    senderHealth: 'Absenderstatus',
    what: 'Deine Grenzen',
    save: 'Speichern',
    discard: 'Verwerfen',
    saving: 'Wird gespeichert',
    saved: 'Gespeichert',
  }),
  quietHours: translate<(typeof english)['quietHours'], 'de'>({
    title: 'Ruhezeit',
    text: 'In der Ruhezeit warten Angebote und werden danach gesendet. Es zählt die Uhrzeit am Ort jeder Person.',
    note: 'Belege und Versandinfos werden zu jeder Zeit gesendet.',
    switch: 'Angebote nachts zurückhalten',
    from: 'Von',
    until: 'Bis',
    sameTime: 'Die Ruhezeit muss zu einer anderen Uhrzeit enden, als sie beginnt.',
  }),
  caps: translate<(typeof english)['caps'], 'de'>({
    title: 'Höchstzahl an Angeboten pro Person',
    text: 'Alle Kampagnen und Broadcasts zählen zusammen. Alle Nachrichten zu einem Warenkorb zählen einmal. Die Begrüßung nach einer Anmeldung zählt nicht. Angebote darüber hinaus warten oder entfallen, wenn sie zu spät ankommen würden.',
    mostInDay: 'In 24 Stunden',
    mostInWeek: 'In 7 Tagen',
    mostInMonth: 'In 30 Tagen',
    none: 'Keine Grenze',
  }),
  talks: translate<(typeof english)['talks'], 'de'>({
    title: 'Während du mit jemandem sprichst',
    text: 'Wenn du oder jemand aus deinem Team einer Person schreibt, hier oder in der WhatsApp-App, warten Angebote an diese Person. Belege, Versandinfos und Fragen zu Nachnahmebestellungen werden gesendet.',
    label: 'Angebote warten',
    none: 'Angebote warten nicht',
    hours: { one: '{count} Stunde', other: '{count} Stunden' },
  }),
  waiting: translate<(typeof english)['waiting'], 'de'>({
    none: 'Wegen dieser Grenzen warten keine Nachrichten.',
    quietHours: {
      one: '{count} Nachricht wartet auf das Ende der Ruhezeit. Sie wird neu geprüft, sobald du speicherst.',
      other:
        '{count} Nachrichten warten auf das Ende der Ruhezeit. Sie werden neu geprüft, sobald du speicherst.',
    },
    frequencyCap: {
      one: '{count} Nachricht wartet, bis die Person wieder ein Angebot bekommen darf. Sie wird neu geprüft, sobald du speicherst.',
      other:
        '{count} Nachrichten warten, bis die Person wieder ein Angebot bekommen darf. Sie werden neu geprüft, sobald du speicherst.',
    },
    both: {
      one: '{count} Nachricht wartet: {quiet} auf das Ende der Ruhezeit, {capped} darauf, dass die Person wieder ein Angebot bekommen darf. Sie wird neu geprüft, sobald du speicherst.',
      other:
        '{count} Nachrichten warten: {quiet} auf das Ende der Ruhezeit, {capped} darauf, dass die Person wieder ein Angebot bekommen darf. Sie werden neu geprüft, sobald du speicherst.',
    },
  }),
  pause: translate<(typeof english)['pause'], 'de'>({
    button: 'Versand pausieren',
    question: 'Gesamten Versand pausieren?',
    text: 'Kampagnen, Broadcasts, Nachrichten zu Bestellungen, Antworten und Tests warten, bis du den Versand fortsetzt. Nur Bestätigungen von Abmeldungen werden weiter gesendet.',
    onTheirWay: 'Nachrichten, die gerade gesendet werden, können noch ankommen.',
    confirm: 'Versand pausieren',
    cancel: 'Abbrechen',
    waiting: 'Wird pausiert',
    done: 'Der gesamte Versand ist pausiert',
  }),
  resume: translate<(typeof english)['resume'], 'de'>({
    button: 'Versand fortsetzen',
    question: 'Versand fortsetzen?',
    noneInTime:
      'Alle wartenden Nachrichten kommen zu spät. Neue Nachrichten werden ab jetzt wieder gesendet.',
    inTime: {
      one: '{count} wartende Nachricht kann jetzt gesendet werden, im Rahmen deiner Grenzen und der Ruhezeit. Sie wird nicht gesendet, wenn der Warenkorb gekauft oder die Kampagne ausgeschaltet wurde.',
      other:
        '{count} wartende Nachrichten können jetzt gesendet werden, im Rahmen deiner Grenzen und der Ruhezeit. Nachrichten werden nicht gesendet, wenn ihr Warenkorb gekauft oder ihre Kampagne ausgeschaltet wurde.',
    },
    nothingHeld: 'Die Pause hält keine Nachrichten zurück. Neue Nachrichten werden ab jetzt wieder gesendet.',
    late: { one: '{count} Nachricht kommt jetzt zu spät', other: '{count} Nachrichten kommen jetzt zu spät' },
    drop: 'Nicht senden. Welche das sind, zeigt die Liste der Nachrichten.',
    send: 'Trotzdem senden',
    confirm: 'Versand fortsetzen',
    cancel: 'Abbrechen',
    waiting: 'Wird fortgesetzt',
    done: 'Nachrichten werden wieder gesendet',
  }),
  banner: translate<(typeof english)['banner'], 'de'>({
    since: 'Der gesamte Versand ist seit {when} pausiert.',
    held: { one: '{count} Nachricht wartet.', other: '{count} Nachrichten warten.' },
  }),
  bubbles: translate<(typeof english)['bubbles'], 'de'>({
    sendLocation: 'Standort senden',
    subtotal: 'Zwischensumme',
    shipping: 'Versand',
    tax: 'Steuern',
  }),
  rules: rules,
  waits: waits,
  failureClasses: failureClasses,
  whatsappFailures: whatsappFailures,
  messengerFailures: messengerFailures,
};
