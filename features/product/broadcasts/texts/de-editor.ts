import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-editor.ts';

export const booking = translate<(typeof english)['booking'], 'de'>({
  warnings: 'Prüfe das zuerst',
  warning: '{check}: {problem}',
  what: 'Zahlen',
  counting:
    'Wir zählen, wer ihn bekommt und was er kostet. Du kannst weitermachen, ohne auf die Zahlen zu warten.',
  recounting: 'Neueste Änderungen werden noch gezählt. Die Zahlen werden automatisch aktualisiert.',
  unchecked: 'Du kannst auch ohne die Zahlen weitermachen.',
  unanswered:
    'Wir haben keine Antwort bekommen und wissen nicht, ob es geklappt hat. Versuche es noch einmal: Ein Broadcast wird nie zweimal gesendet.',
  back: 'Zurück',
  people: 'Personen',
  recipients: { one: '{count} Person', other: '{count} Personen' },
  cost: 'Kosten',
  starts: 'Beginn',
  startsNow: 'Jetzt. Erste Nachricht: etwa {when}.',
  startsAt: 'Erste Nachricht: etwa {when}.',
  takes: 'Dauer',
  takesMoment: 'Weniger als eine Minute, bis {when}.',
  takesAbout: 'Etwa {time}, bis {when}.',
  plan: 'Tarif',
  day: 'Tageslimit deiner Nummer',
});

export const bookingConfirms = translate<(typeof english)['bookingConfirms'], 'de'>({
  now: 'Broadcast senden',
  later: 'Broadcast planen',
});

export const bookingTitles = translate<(typeof english)['bookingTitles'], 'de'>({
  now: 'Diesen Broadcast jetzt senden?',
  later: 'Diesen Broadcast planen?',
});

export const cancelSchedule = translate<(typeof english)['cancelSchedule'], 'de'>({
  title: 'Planung aufheben?',
  text: 'Der Broadcast wird wieder ein Entwurf und nicht gesendet. Du kannst ihn jederzeit neu planen.',
  confirm: 'Planung aufheben',
  cancel: 'Planung behalten',
});

export const changedElsewhere = translate<(typeof english)['changedElsewhere'], 'de'>({
  title: 'Jemand anderes hat diesen Broadcast geändert',
  text: 'Er wurde in einem anderen Fenster gespeichert, seit du ihn geöffnet hast. Deine Eingaben sind noch nicht gespeichert.',
  how: 'Schließe das hier, um deine Eingaben zu sehen. Wenn du die andere Version anzeigst, sind sie verloren.',
  showTheirs: 'Andere Version anzeigen',
  saveMine: 'Meine Version speichern',
});

export const changesRequired = translate<(typeof english)['changesRequired'], 'de'>({
  title: 'Änderungen nötig!',
  close: 'Verstanden',
});

export const editor = translate<(typeof english)['editor'], 'de'>({
  settings: 'Allgemeine Einstellungen',
  name: 'Name',
  nameHint: 'Nur du siehst ihn.',
  nameMissing: 'Gib einen Namen ein.',
  audience: 'Zielgruppe wählen:',
  scheduledFor: 'für {when}',
  saveDraft: 'Als Entwurf speichern',
  saveAndSchedule: 'Speichern & planen',
  sendNow: 'Jetzt senden',
  scheduled: 'Geplant',
  cancel: 'Abbrechen',
  previewEmpty: 'Wähle eine Vorlage, um deine Nachricht hier zu sehen.',
  sampleName: 'Lena',
});

export const firstGroup = translate<(typeof english)['firstGroup'], 'de'>({
  title: 'Erste Gruppe',
  switch: 'Zuerst an wenigen Personen ausprobieren',
  hint: 'Einige Personen bekommen die Nachricht zuerst. Wenn zu viele dieser Nachrichten fehlschlagen oder sich zu viele dieser Personen abmelden, stoppt der Versand automatisch und du wirst gefragt.',
  hintBlocked: 'Ein A/B-Test hat seine eigene erste Gruppe. Schalte den Test aus, um hier eine zu wählen.',
  size: 'Größe',
  sizes: { percent: 'Anteil der Zielgruppe', people: 'Anzahl der Personen' },
  percent: 'Anteil der Zielgruppe',
  people: 'Anzahl der Personen',
  watched: 'Beobachtungszeit',
  minutes: 'Minuten',
  failed: 'Grenze für Fehlschläge',
  optedOut: 'Grenze für Abmeldungen',
});

export const laterSteps = translate<(typeof english)['laterSteps'], 'de'>({
  capped: {
    one: '{count} davon hat zuletzt so viele Angebote bekommen, wie deine Grenzen erlauben, und bekommt ihn vielleicht später.',
    other:
      '{count} davon haben zuletzt so viele Angebote bekommen, wie deine Grenzen erlauben, und bekommen ihn vielleicht später.',
  },
  quietHours: {
    one: '{count} davon hat dann Ruhezeit und bekommt ihn danach.',
    other: '{count} davon haben dann Ruhezeit und bekommen ihn danach.',
  },
});

export const schedule = translate<(typeof english)['schedule'], 'de'>({
  title: 'Zeitplan',
  choice: 'Wann gesendet wird',
  now: 'Jetzt',
  later: 'Später',
  nowHint:
    'Der Broadcast wird gesendet, sobald du ihn bestätigst. Wer gerade Ruhezeit hat, bekommt ihn danach.',
  day: 'Tag',
  time: 'Uhrzeit',
  localTime: 'Zu dieser Uhrzeit am Ort jeder Person',
  localTimeHint:
    'Jede Person bekommt die Nachricht, sobald es dort, wo sie lebt, diese Uhrzeit ist. Der Versand beginnt in der frühesten Zeitzone. Wo die Uhrzeit schon vorbei ist, kommt die Nachricht sofort.',
  missing: 'Wähle einen Tag und eine Uhrzeit. Es gilt die Uhr deines Shops: {zone}.',
  at: 'Gesendet wird am {exact}. Es gilt die Uhr deines Shops: {zone}.',
  skipped:
    'In dieser Stunde wird die Uhr vorgestellt. Gesendet wird deshalb um {shown} Uhr: {exact}. Es gilt die Uhr deines Shops: {zone}.',
  twice:
    'Diese Stunde gibt es an dem Tag zweimal. Gesendet wird in der ersten: {exact}. Es gilt die Uhr deines Shops: {zone}.',
});

export const template = translate<(typeof english)['template'], 'de'>({
  title: 'Vorlage wählen:',
  legend: 'Vorlage',
  ownWords: 'Dein eigener Text',
  choose: 'Vorlage wählen',
  offer: 'Text des Angebots',
  support: 'Servicenummer',
  supportHint: 'Ziffern mit Ländervorwahl, zum Beispiel 49-15215550101.',
  supportInvalid: 'Gib bitte eine gültige Servicenummer ein.',
  missing: 'Fülle dieses Feld aus.',
  spaces: 'Entferne Tabulatoren und mehr als vier Leerzeichen hintereinander.',
  offerLines: 'Zeilenumbrüche sind nicht erlaubt. Wir entfernen sie beim Senden automatisch!',
  variableLines: 'In Variablen sind keine Zeilenumbrüche erlaubt',
  link: 'Adresse des Links „{name}“',
  linkStart: 'https://',
  leadsTo: 'Führt zu {address}',
  leadsOtherwise: 'Wenn du das Feld leer lässt, führt der Link zu {address}.',
  leadsToShop: 'Wenn du das Feld leer lässt, führt der Link zur Startseite deines Shops.',
  linkInvalid: 'Das ist keine Webadresse. Schreibe sie so: https://shop.example/sale',
});

export const testSend = translate<(typeof english)['testSend'], 'de'>({
  title: 'Test senden',
  arm: 'Welcher Text getestet wird',
  phone: 'Handynummer mit Ländervorwahl',
  send: 'Test senden',
  check: 'Ist er angekommen?',
  sent: 'Eine WhatsApp-Nachricht wird an {phone} gesendet. Wenn keine ankommt, prüfe die Nummer.',
  hint: 'Beispiele ersetzen alles, was noch nicht ausgefüllt ist. Tests zählen nicht in deinen Zahlen.',
  hintUnsaved:
    'Der Test enthält deine nicht gespeicherten Änderungen nicht. Beispiele ersetzen alles, was noch nicht ausgefüllt ist. Tests zählen nicht in deinen Zahlen.',
});

export const toasts = translate<(typeof english)['toasts'], 'de'>({
  saving: 'Broadcast wird gespeichert',
  saved: 'Broadcast als Entwurf gespeichert',
  scheduling: 'Broadcast wird geplant',
  scheduled: 'Broadcast geplant',
  starting: 'Broadcast wird gestartet',
  started: 'Der Broadcast ist unterwegs',
});

export const unsaved = translate<(typeof english)['unsaved'], 'de'>({
  text: 'Dieser Broadcast hat nicht gespeicherte Änderungen.',
  leave: 'Änderungen verwerfen',
  stay: 'Weiter bearbeiten',
  save: 'Entwurf speichern',
});
