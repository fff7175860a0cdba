import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-words.ts';

export const afterRejection = translate<(typeof english)['afterRejection'], 'de'>({
  WA: 'Ändere sie dort, wo deine Nummer verwaltet wird, im WhatsApp Manager von Meta oder bei Gupshup, und reiche sie dort noch einmal ein. Bellbird erfährt die Antwort automatisch.',
  FB: 'Meta prüft die Nachrichten, die deine Seite zu Bestellungen sendet. Du kannst diesen Text nicht ändern: Schreib uns unter „Support“, dann reichen wir einen anderen ein.',
});

export const awaited = translate<(typeof english)['awaited'], 'de'>({
  label: 'Text, der noch genehmigt werden muss: {message}',
  title: 'Dein eigener Text',
  change: 'Text ändern',
  keepOld: 'Alten Text behalten',
  pending: 'WhatsApp prüft deinen Text.',
  untilApproved: 'Der alte wird gesendet, bis WhatsApp deinen genehmigt.',
  namedUntilApproved: 'Der Text „{name}“ wird gesendet, bis WhatsApp deinen genehmigt.',
  thenYours: 'Danach verwendet diese Nachricht automatisch deinen.',
  approved: 'WhatsApp hat deinen Text genehmigt. Diese Nachricht verwendet ihn gleich.',
  rejected: 'WhatsApp hat deinen Text nicht genehmigt.',
  submitAgain: 'Ändere deinen und reiche ihn noch einmal ein.',
  paused: 'WhatsApp hat deinen Text pausiert.',
  disabled: 'WhatsApp hat deinen Text deaktiviert.',
  goesOn: 'Der alte wird weiter gesendet.',
  namedGoesOn: 'Der Text „{name}“ wird weiter gesendet.',
  value: 'In dieser Nachricht gibt es keinen Wert für {value}, deshalb wird dein Text nicht verwendet.',
  discount: 'Dein Text zeigt einen Rabatt, und diese Nachricht hat keinen.',
  setDiscount:
    'Stelle einen Rabatt ein, dann verwendet diese Nachricht deinen Text, sobald er genehmigt ist.',
  answers:
    'Auf die Antworten dieser Nachricht folgen andere Nachrichten, deshalb wird dein Text nicht verwendet.',
});

export const editQuestion = translate<(typeof english)['editQuestion'], 'de'>({
  title: 'Änderungen zuerst speichern?',
  faultTitle: 'Zuerst muss etwas behoben werden',
  text: 'Was du auf dieser Seite geändert hast, wird gespeichert, bevor du den Flow bearbeitest.',
  notNow: 'Nicht jetzt',
  gotIt: 'Verstanden',
  save: 'Speichern und weiter',
});

export const editor = translate<(typeof english)['editor'], 'de'>({
  edit: 'Bearbeiten',
  editOf: 'Bearbeiten: {message}',
  editCampaign: '{campaign} bearbeiten',
  timeAndAnswers: 'Zeit und Antworten bearbeiten',
  timeAndAnswersOf: 'Zeit und Antworten bearbeiten: {message}',
  time: 'Zeit ändern',
  timeOf: 'Zeit ändern: {message}',
  toolFaults: 'Behebe zuerst die Fehler in den Opt-in-Tools, bevor du den Flow bearbeitest.',
  unsaved: 'Dein Flow hat nicht gespeicherte Änderungen',
  what: 'Flow',
});

export const known = translate<(typeof english)['known'], 'de'>({
  all: 'Alles ist bekannt',
  nameless: 'Der Vorname ist nicht bekannt',
  undiscounted: 'Es gibt keinen Rabatt',
  none: 'Nichts ist bekannt',
});

export const ownWords = translate<(typeof english)['ownWords'], 'de'>({
  edit: 'Text bearbeiten',
  editOf: 'Text bearbeiten: {message}',
  label: 'Text: {message}',
  hint: 'Was in deiner Nachricht steht',
  note: 'Die Buttons tun weiterhin dasselbe. WhatsApp muss deinen Text genehmigen; bis dahin wird der jetzige gesendet. Alle Kunden bekommen deinen so, wie du ihn schreibst, auch in anderen Sprachen.',
  titles: {
    of: 'Buttons: {message}',
    most: 'Der Text eines Buttons darf höchstens {most} Zeichen haben.',
    link: 'Button {number}, öffnet eine Seite',
    reply: 'Button {number}, antwortet',
    stop: 'Button {number}, meldet ab',
    call: 'Button {number}, ruft eine Nummer an',
    form: 'Button {number}, öffnet ein Formular',
  },
  cancel: 'Abbrechen',
  submit: 'Zur Genehmigung einreichen',
  unsubmitted: 'Dein Text ist noch nicht eingereicht.',
  leave: 'Text verwerfen',
  stay: 'Weiterschreiben',
});

export const preview = translate<(typeof english)['preview'], 'de'>({
  label: 'Vorschau',
  approved:
    'Genehmigte Nachrichten können nicht gekürzt werden. Fehlt der Name, steht er nicht in der Anrede. Fehlt etwas anderes, wird die Version ohne diesen Wert gesendet oder gar keine.',
  where: 'Zeigen für den Fall',
  whereNote: 'Kunden lesen nie einen Platzhalter.',
});

export const stopped = translate<(typeof english)['stopped'], 'de'>({
  ofMessage: 'Nachricht {number}: {reason}',
  noDiscount: 'Sie zeigt einen Rabatt, aber es ist keiner eingestellt. Sie wird nicht gesendet.',
  setDiscount: 'Rabatt einstellen',
});

export const templateMeanings = translate<(typeof english)['templateMeanings'], 'de'>({
  ENABLED: '{reviewer} hat diese Nachricht genehmigt. Sie kann gesendet werden.',
  PENDING: '{reviewer} prüft diese Nachricht. Sie wird gesendet, sobald sie genehmigt ist.',
  REJECTED: '{reviewer} hat diese Nachricht nicht genehmigt. Sie wird nicht gesendet.',
  PAUSED: '{reviewer} hat diese Nachricht pausiert. Sie wird derzeit nicht gesendet.',
  DISABLED: '{reviewer} hat diese Nachricht deaktiviert. Sie wird nicht gesendet.',
});

export const templateStates = translate<(typeof english)['templateStates'], 'de'>({
  ENABLED: 'Genehmigt',
  PENDING: 'In Prüfung',
  REJECTED: 'Abgelehnt',
  PAUSED: 'Pausiert',
  DISABLED: 'Deaktiviert',
});

export const templates = translate<(typeof english)['templates'], 'de'>({
  unnamed: 'Text dieser Nachricht',
  calledThere: 'Bei Meta heißt sie {template}.',
});

export const testSend = translate<(typeof english)['testSend'], 'de'>({
  title: 'Test senden',
  of: 'Test senden: {message}',
  ofThis: 'diese Nachricht',
  about: {
    WA: 'Sendet die Nachricht mit ihren Einstellungen und Beispielwerten über WhatsApp an dein Handy. Tests zählen nicht in deinen Zahlen.',
    FB: 'Sendet die Nachricht mit ihren Einstellungen und Beispielwerten über Messenger an jemanden, der deiner Seite in den letzten 24 Stunden geschrieben hat, am besten an dich selbst. Tests zählen nicht in deinen Zahlen.',
  },
  number: 'Handynummer mit Ländervorwahl',
  close: 'Schließen',
  send: 'Senden',
  again: 'Noch einmal senden',
  sentToNumber: 'Der Test ist unterwegs an {number}. Wenn keiner ankommt, prüfe die Nummer.',
  sentToPerson: 'Der Test ist unterwegs. Wenn keiner ankommt, prüfe, ob der Chat noch offen ist.',
  what: 'Personen, die deiner Seite geschrieben haben',
  nobody:
    'In den letzten 24 Stunden hat niemand deiner Seite geschrieben, und Messenger stellt Tests sonst niemandem zu. Schreibe deiner Seite von deinem eigenen Konto aus und prüfe dann noch einmal.',
  check: 'Neu prüfen',
  person: 'Wer ihn bekommt',
  wrote: '{name}, hat geschrieben: {when}',
  namelessWrote: 'Person ohne Namen, hat geschrieben: {when}',
});
