import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-files.ts';

export const answers = translate<(typeof english)['answers'], 'de'>({
  soon: 'Angefordert. Du bekommst innerhalb von 5 Minuten eine E-Mail mit den Daten.',
  tomorrow: 'Angefordert. Du bekommst innerhalb von 24 Stunden eine E-Mail mit den Daten.',
});

export const cells = translate<(typeof english)['cells'], 'de'>({
  yes: 'ja',
  no: 'nein',
  touches: {
    code: 'Der Code wurde benutzt',
    click: 'Der Link wurde vorher angeklickt',
    read: 'Sie wurde vorher gelesen',
  },
});

export const failures = translate<(typeof english)['failures'], 'de'>({
  crashed:
    'Der Server wurde dreimal gestoppt, während er diese Datei schrieb. Davon ist nichts gespeichert. Fordere sie noch einmal an.',
  broken:
    'Bei uns ist dreimal etwas schiefgegangen und protokolliert worden. Davon ist nichts gespeichert. Fordere die Datei später noch einmal an.',
});

export const fileColumns = translate<(typeof english)['fileColumns'], 'de'>({
  when: 'Wann ({timeZone})',
  day: 'Tag ({timeZone})',
  channel: 'Kanal',
  campaign: 'Kampagne',
  drip: 'Schritt',
  name: 'Name',
  phone: 'Telefon',
  email: 'E-Mail',
  locale: 'Sprache',
  state: 'Status',
  why: 'Warum',
  readAt: 'Gelesen am ({timeZone})',
  clickedAt: 'Angeklickt am ({timeZone})',
  order: 'Bestellung',
  revenue: 'Umsatz ({currency})',
  what: 'Was',
  sent: 'Gesendet',
  delivered: 'Zugestellt',
  read: 'Gelesen',
  clicked: 'Angeklickt',
  failed: 'Fehlgeschlagen',
  orders: 'Bestellungen',
  earned: 'Eingebracht ({currency})',
  optIns: 'Anmeldungen',
  seen: 'Gesehen',
  whyCredited: 'Warum zugeordnet',
  touched: 'Kontakt am ({timeZone})',
  amount: 'Betrag ({currency})',
  wentBack: 'Erstattet ({currency})',
  messageId: 'Nachrichten-ID',
  agreed: 'Angeboten zugestimmt',
  optInTool: 'Opt-in-Tool',
  optedInAt: 'Angemeldet am ({timeZone})',
  optedOutAt: 'Abgemeldet am ({timeZone})',
  knownSince: 'Bekannt seit ({timeZone})',
  mail: 'E-Mail',
  unsubscribed: 'Abgemeldet ({timeZone})',
  changedAt: 'Geändert ({timeZone})',
  changedBy: 'Geändert von',
  role: 'Rolle',
  ipAddress: 'IP-Adresse',
  action: 'Änderung',
  change: 'Vorher und nachher',
});

export const mailNotes = translate<(typeof english)['mailNotes'], 'de'>({
  taken: 'Die E-Mail an {email} wurde dem Mailserver übergeben. Falls sie nicht ankommt, ist die Datei hier.',
  waiting:
    'Der Mailserver hat die E-Mail an {email} noch nicht angenommen. Bellbird versucht es erneut. Die Datei ist trotzdem hier.',
  unknown: 'Niemand kann sagen, ob die E-Mail an {email} angekommen ist. Die Datei ist trotzdem hier.',
  refused:
    'Die E-Mail an {email} ließ sich nicht senden, deshalb ist der Link nicht angekommen. Die Datei ist trotzdem hier.',
  refusedBecause:
    'Die E-Mail an {email} ließ sich nicht senden, deshalb ist der Link nicht angekommen. Die Datei ist trotzdem hier. Die Antwort des Servers: {reason}.',
  noServer:
    'Die E-Mail an {email} konnte nicht gesendet werden, weil kein Mailserver eingerichtet ist. Die Datei findest du trotzdem hier.',
});

export const mails = translate<(typeof english)['mails'], 'de'>({
  readySubject: 'Deine Datei ist fertig: {title}',
  failedSubject: 'Deine Datei ließ sich nicht schreiben: {title}',
  hello: 'Hallo,',
  ready: 'die Datei, die du angefordert hast, ist fertig: {title}, {rows}.',
  rows: { one: '{count} Zeile', other: '{count} Zeilen' },
  download: 'Hier kannst du sie herunterladen:',
  linkLives:
    'Der Link funktioniert ohne Einloggen bis {expires}, für alle, die ihn haben. Gib ihn mit Bedacht weiter: In der Datei geht es um deine Kunden.',
  failed: 'die Datei, die du angefordert hast, ließ sich nicht schreiben: {title}.',
});

export const titles = translate<(typeof english)['titles'], 'de'>({
  subscribers: 'Abonnentendaten',
  unsubscribers: 'Abmeldungen',
  orders: 'Bestellungen durch Nachrichten',
  figures: 'Zahlen pro Tag',
  activity: 'Aktivitäten des Teams',
  campaignReport: 'Zustellbericht, {campaign}',
  broadcastReport: 'Zustellbericht, Broadcast „{broadcast}“',
});
