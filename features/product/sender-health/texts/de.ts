import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'de'>({
  page: {
    title: 'Absenderstatus',
    note: 'Welche Nachrichten gesendet werden, welche warten und welche fehlgeschlagen sind. Wird automatisch aktualisiert.',
    allMessages: 'Alle Nachrichten',
    what: 'Status deiner Absender',
    none: 'Noch kein Absender',
    noneText: 'Verbinde eine WhatsApp-Nummer oder eine Facebook-Seite. Dann siehst du ihren Status hier.',
    connect: 'Zu den Einstellungen',
  },
  sender: {
    titles: { WA: 'WhatsApp-Nummer', FB: 'Facebook-Seite' },
    quality: 'Qualität',
    qualities: { GREEN: 'Hoch', YELLOW: 'Mittel', RED: 'Niedrig', UNKNOWN: 'Noch unbekannt' },
    speed: 'Sendet bis zu',
    slowedTo: 'Gedrosselt auf',
    perSecond: '{count} pro Sekunde',
    lastUpdate: 'Letzte Zustellmeldung',
    noUpdate: 'Noch keine',
    slowed:
      'WhatsApp hat deine Nummer gerade gebeten, langsamer zu senden. In weniger als einer Minute sendet sie wieder mit voller Geschwindigkeit.',
    qualityLow:
      'Viele Personen haben deine Nummer blockiert oder gemeldet. Sende ein paar Tage lang weniger und nur an Personen, die vor Kurzem gekauft haben. Sonst kann WhatsApp dein Tageslimit senken oder deine Nummer sperren.',
    receiptsLate:
      'Zustellmeldungen kommen {time} zu spät. Deine Nachrichten werden trotzdem gesendet, aber du siehst erst später, ob sie zugestellt oder gelesen wurden oder fehlgeschlagen sind.',
    states: { stopped: 'Gestoppt', paused: 'Pausiert', alert: 'Handlungsbedarf', sending: 'Sendet' },
    noticed: '{notice} Gemeldet am {when}.',
    stoppedSince: 'Seit {when} werden keine Nachrichten gesendet.',
    nothingWaits: 'Es wartet nichts.',
    kept: {
      one: '{count} Nachricht wartet und geht nicht verloren.',
      other: '{count} Nachrichten warten und gehen nicht verloren.',
    },
    resume: 'Versand fortsetzen',
    settings: 'Einstellungen',
    connectAgain: 'In den Einstellungen neu verbinden',
    resuming: 'Wird erneut versucht',
    resumed: 'Nachrichten werden wieder gesendet',
  },
  knownNotices: {
    '130429':
      'WhatsApp hat einige Anfragen abgelehnt, weil sie zu schnell kamen. Bellbird wird langsamer und sendet sie automatisch noch einmal.',
    '131035':
      'WhatsApp konnte die Nachricht eines Kunden nicht rechtzeitig an Bellbird zustellen und hat sie gelöscht. Wer auf eine Antwort wartet, muss noch einmal schreiben.',
  },
  otherNotices: {
    titleAndCode: 'WhatsApp hat ein Problem gemeldet: {title} ({code}). Es nennt keine deiner Nachrichten.',
    title: 'WhatsApp hat ein Problem gemeldet: {title}. Es nennt keine deiner Nachrichten.',
    code: 'WhatsApp hat ein Problem gemeldet ({code}). Es nennt keine deiner Nachrichten.',
    nothing: 'WhatsApp hat ein Problem gemeldet. Es nennt keine deiner Nachrichten.',
  },
  reach: {
    unlimited: 'WhatsApp begrenzt nicht, wie vielen Personen du pro Tag schreiben kannst.',
    unknown: 'WhatsApp hat noch nicht mitgeteilt, wie vielen Personen du pro Tag schreiben kannst.',
    title: 'In den letzten 24 Stunden angeschriebene Personen',
    used: '{used} von {most} Personen',
    note: 'Antworten zählen nicht zum Limit. Ein Zehntel davon ist für Belege und Versandinfos reserviert.',
  },
  waiting: { title: 'Wartend', none: 'Es wartet nichts.', retried: 'Wird erneut versucht: {reason}' },
  failures: {
    title: 'In den letzten 7 Tagen fehlgeschlagen',
    asChart: 'Als Diagramm anzeigen',
    asTable: 'Als Tabelle anzeigen',
    none: 'Seit {when} ist nichts fehlgeschlagen.',
    share: '{failed} von {all} Nachrichten, {percent}.',
    see: { one: 'Nachricht ansehen', other: 'Diese {count} Nachrichten ansehen' },
    table: 'Fehlgeschlagene Nachrichten nach Code',
    cause: 'Ursache',
    happened: 'Was passiert ist',
    code: 'Code',
    noCode: 'Keiner',
    percent: 'Anteil',
    messages: 'Nachrichten',
  },
  templates: {
    title: 'Gestoppte Vorlagen',
    none: 'Keine. Alle Vorlagen, die du verwendest, können gesendet werden.',
    states: { REJECTED: 'Abgelehnt', PAUSED: 'Pausiert', DISABLED: 'Deaktiviert' },
    since:
      '{reason} Seit {when}. Nachrichten mit dieser Vorlage werden erst wieder gesendet, wenn sie neu genehmigt ist.',
  },
  incoming: {
    title: 'Aus deinem Shop und von Kunden',
    behind: 'Im Rückstand',
    upToDate: 'Aktuell',
    none: 'Alles aus deinem Shop und von deinen Kunden ist verarbeitet.',
    waiting: {
      one: '{count} Ereignis aus deinem Shop und von deinen Kunden wartet auf die Verarbeitung, schon {time}. Nichts geht verloren.',
      other:
        '{count} Ereignisse aus deinem Shop und von deinen Kunden warten auf die Verarbeitung, das älteste schon {time}. Nichts geht verloren.',
    },
    webhooks: 'Ereignisse, die nicht gelesen werden konnten: {count}',
    timers: 'Nachrichten, die nicht geplant werden konnten: {count}',
    commands: 'Änderungen, die dein Shop nicht angenommen hat: {count}',
    mails: 'E-Mails, die nicht gesendet werden konnten: {count}',
    tryAgain: 'Erneut versuchen',
    trying: 'Wird erneut versucht',
    tried: 'Bellbird versucht es noch einmal',
  },
  banner: {
    tokenDead:
      'Bellbird kann nicht mehr über WhatsApp senden. Verbinde die Nummer neu. Wartende Nachrichten gehen nicht verloren.',
    stopped: 'WhatsApp-Nachrichten warten. Nichts geht verloren.',
    qualityLow:
      'Deine WhatsApp-Nummer hat eine niedrige Qualität. Sende ein paar Tage lang weniger, sonst kann WhatsApp deine Nummer sperren.',
    receiptsLate: {
      WA: 'WhatsApp meldet mehr als 15 Minuten verspätet. Vielleicht sind mehr Nachrichten angekommen als angezeigt.',
      FB: 'Messenger meldet mehr als 15 Minuten verspätet. Vielleicht sind mehr Nachrichten angekommen als angezeigt.',
    },
  },
});
