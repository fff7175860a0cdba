import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-messenger-failures.ts';

export const messengerFailures = translate<(typeof english)['messengerFailures'], 'de'>({
  transient: {
    '1': { happened: 'Messenger hatte selbst eine Störung.', merchant: 'Du musst nichts tun.' },
    '2': { happened: 'Messenger war einen Moment lang nicht verfügbar.', merchant: 'Du musst nichts tun.' },
    '1200': {
      happened: 'Messenger konnte die Nachricht gerade nicht annehmen.',
      merchant: 'Du musst nichts tun.',
    },
  },
  rate: {
    '4': {
      happened: 'Bellbird hat zu viele Anfragen auf einmal an Messenger gesendet.',
      merchant: 'Du musst nichts tun.',
    },
    '32': {
      happened: 'Deine Seite hat zu viele Anfragen auf einmal an Messenger gesendet.',
      merchant: 'Du musst nichts tun.',
    },
    '613': {
      happened: 'Deine Seite hat in einem Moment mehr Nachrichten gesendet, als Messenger erlaubt.',
      merchant: 'Du musst nichts tun.',
    },
    '80006': {
      happened: 'Deine Seite hat die Höchstgeschwindigkeit von Messenger für den Moment erreicht.',
      merchant: 'Du musst nichts tun.',
    },
  },
  pairRate: {},
  perUserMarketing: {},
  optedOut: {
    '551': {
      happened: 'Diese Person hat deine Seite im Messenger blockiert oder ist nicht mehr dort.',
      merchant: 'Respektiere das. Sie ist wieder erreichbar, wenn sie deiner Seite schreibt.',
    },
  },
  undeliverable: {
    '2018001': {
      happened: 'Messenger kennt niemanden mit dieser ID.',
      merchant: 'Die Person ist wieder erreichbar, wenn sie deiner Seite schreibt.',
    },
    '2018108': {
      happened: 'Diese Person empfängt derzeit keine Nachrichten von deiner Seite.',
      merchant: 'Sie kann sie im Messenger wieder erlauben.',
    },
  },
  windowClosed: {
    '1545041': {
      happened: 'Diese Person hat deiner Seite nicht in der Zeit geschrieben, die Messenger verlangt.',
      merchant: 'Sie bekommt wieder Angebote, sobald sie dir schreibt.',
    },
    '2018065': {
      happened:
        'Die Regeln von Messenger erlauben diese Nachricht nicht so lange nach der letzten Nachricht der Person.',
      merchant: 'Sie bekommt wieder Angebote, sobald sie deiner Seite schreibt.',
    },
    '2018278': {
      happened: 'Seit der letzten Nachricht dieser Person an deine Seite sind mehr als 24 Stunden vergangen.',
      merchant:
        'Sie bekommt wieder Angebote, sobald sie schreibt. Belege und Versandinfos sind als Utility-Nachrichten möglich.',
    },
  },
  template: {},
  request: {
    '100': {
      happened: 'Messenger hat einen Teil dieser Nachricht nicht verstanden.',
      merchant: 'Sag dem Betreiber deines Bellbird-Servers Bescheid.',
    },
  },
  media: {},
  account: {
    '33': {
      happened: 'Facebook kennt deine Seite nicht mehr, oder Bellbird darf sie nicht mehr verwenden.',
      merchant: 'Verbinde die Seite in den Einstellungen neu.',
    },
    '368': {
      happened: 'Facebook hat den Versand deiner Seite für eine Zeit gesperrt.',
      merchant: 'Öffne auf Facebook die Seitenqualität, um den Grund zu sehen.',
    },
    '803': {
      happened: 'Facebook kennt die Seite nicht, von der gesendet wurde.',
      merchant: 'Verbinde die Seite in den Einstellungen neu.',
    },
    '1893063': {
      happened: 'Facebook schränkt deine Seite ein, deshalb darf sie derzeit nicht senden.',
      merchant: 'Öffne auf Facebook die Seitenqualität, um den Grund zu sehen.',
    },
  },
  auth: {
    '3': {
      happened: 'Bellbird fehlt eine Berechtigung für deine Seite.',
      merchant: 'Verbinde die Seite neu, mit allen Berechtigungen.',
    },
    '10': {
      happened: 'Eine Berechtigung für deine Seite wurde nicht erteilt oder entzogen.',
      merchant: 'Verbinde die Seite neu, mit allen Berechtigungen.',
    },
    '101': {
      happened: 'Facebook kennt die App nicht, mit der Bellbird sendet.',
      merchant: 'Sag dem Betreiber deines Bellbird-Servers Bescheid.',
    },
    '102': {
      happened: 'Die Sitzung von Bellbird bei Facebook ist abgelaufen.',
      merchant: 'Verbinde die Seite in den Einstellungen neu.',
    },
    '104': {
      happened: 'Facebook hat die Signatur von Bellbird nicht akzeptiert.',
      merchant: 'Sag dem Betreiber deines Bellbird-Servers Bescheid.',
    },
    '190': {
      happened: 'Der Zugriff von Bellbird auf deine Seite ist abgelaufen.',
      merchant: 'Verbinde die Seite in den Einstellungen neu.',
    },
    '200': {
      happened: 'Bellbird darf für diese Seite nicht senden.',
      merchant: 'Verbinde die Seite neu, mit allen Berechtigungen.',
    },
    '230': {
      happened: 'Deine Seite hat Bellbird nicht erlaubt, Nachrichten zu senden.',
      merchant: 'Verbinde die Seite neu, mit allen Berechtigungen.',
    },
  },
});
