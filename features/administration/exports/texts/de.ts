import { translate } from '#platform/language/catalogue.ts';
import { titles, fileColumns, cells, answers, failures, mailNotes, mails } from './de-files.ts';
import type { texts as english } from './en.ts';

export const texts: typeof english = {
  page: translate<(typeof english)['page'], 'de'>({
    title: 'Exporte',
    note: 'Dateien für deine Tabellenkalkulation, auch mit einer Million Zeilen. Bellbird bewahrt jede sieben Tage lang auf.',
    request: 'Datei anfordern',
  }),
  files: translate<(typeof english)['files'], 'de'>({
    subscribers: {
      title: 'Abonnentendaten herunterladen',
      about: 'Alle, die Bellbird kennt, mit ihren Einwilligungen und deren Zeitpunkt.',
      send: 'Datei senden',
    },
    unsubscribers: {
      title: 'Abgemeldete herunterladen',
      about: 'Alle, die sich abgemeldet haben und nicht zurückgekommen sind.',
      send: 'Datei senden',
    },
    orders: {
      title: 'Bestellungen herunterladen',
      about:
        'Jede Bestellung dank einer Nachricht: welche Nachricht es war, warum die Bestellung ihr zugeordnet ist, und Erstattungen.',
      send: 'Datei senden',
    },
    figures: {
      title: 'Tageszahlen herunterladen',
      about:
        'Die Zahlen der Dashboards nach Tagen, für jede Kampagne, jeden Broadcast und jedes Opt-in-Tool.',
      send: 'Datei senden',
    },
    activity: {
      title: 'Aktivitäten herunterladen',
      about: 'Wer was in diesem Shop geändert hat und was vorher galt.',
      send: 'Datei senden',
    },
    campaignReport: {
      title: 'Zustellbericht',
      about:
        'Jede Nachricht dieser Kampagne: an wen sie ging, was mit ihr passiert ist und warum, und wie viel sie eingebracht hat.',
      send: 'Bericht senden',
    },
    broadcastReport: {
      title: 'Zustellbericht',
      about:
        'Jede Nachricht dieses Broadcasts: an wen sie ging, was mit ihr passiert ist und warum, und wie viel sie eingebracht hat.',
      send: 'Bericht senden',
    },
  }),
  form: translate<(typeof english)['form'], 'de'>({
    email: 'E-Mail-Adresse',
    emailHint: 'Du bekommst einen Link zur Datei. Er funktioniert sieben Tage lang.',
    emailWrong: 'Das ist keine E-Mail-Adresse. Prüfe sie und versuche es noch einmal.',
    seeProgress: 'Fortschritt ansehen',
    close: 'Schließen',
  }),
  list: translate<(typeof english)['list'], 'de'>({
    what: 'Exporte',
    title: 'Deine Exporte',
    none: 'Noch keine Exporte. Eine Datei erscheint hier, sobald du sie anforderst.',
    table: 'Liste deiner Exporte',
    file: 'Datei',
    requested: 'Angefordert',
    state: 'Status',
    rows: 'Zeilen',
    actions: 'Aktionen',
    availableUntil: 'Verfügbar bis {when}',
    rowsSoFar: '{done} bisher',
    rowsOfAll: '{done} von {all}',
    download: 'Herunterladen',
    downloadFile: 'Herunterladen: {file}',
    cancel: 'Abbrechen',
    cancelFile: 'Abbrechen: {file}',
  }),
  states: translate<(typeof english)['states'], 'de'>({
    queued: 'Wartet',
    running: 'Läuft',
    ready: 'Fertig',
    failed: 'Fehlgeschlagen',
    expired: 'Abgelaufen',
    cancelled: 'Abgebrochen',
  }),
  titles: titles,
  fileColumns: fileColumns,
  cells: cells,
  answers: answers,
  failures: failures,
  mailNotes: mailNotes,
  mails: mails,
};
