import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-faults.ts';

export const bodyFaults = translate<(typeof english)['bodyFaults'], 'de'>({
  missing: 'Der Text der Vorlage darf nicht leer sein',
  emptyLines: 'Im Text der Vorlage dürfen keine 2 leeren Zeilen aufeinander folgen.',
  gap: 'Die Variablen im Text müssen {{1}}, {{2}} und so weiter heißen, ohne Lücke.',
  sample: 'Jede Variable im Text braucht ein Beispiel.',
  ends: 'Der Text darf nicht mit einer Variablen beginnen oder enden.',
  fewWords: 'Der Text hat zu viele Variablen für so wenige Wörter.',
  spaces: 'Der Text darf keine Tabulatoren und höchstens vier Leerzeichen hintereinander enthalten.',
  twice: 'Zwei Variablen im Text haben denselben Namen.',
  offerTooLong: 'Der Text eines befristeten Angebots hat höchstens {most} Zeichen.',
});

export const draftFaults = translate<(typeof english)['draftFaults'], 'de'>({
  unreadable: 'Diese Vorlage ist nicht lesbar.',
  language: 'WhatsApp kennt diese Sprache nicht. Wähle einen Code wie en oder pt_BR.',
  languageForm: 'Eine Sprache schreibt man als en oder, mit dem Land, als pt_BR.',
  malformed:
    'Schreibe eine Variable als {{name}}: auf jeder Seite zwei geschweifte Klammern, dazwischen Buchstaben, Ziffern und _, ein Buchstabe zuerst.',
  fileMissing: {
    image: 'Lade das Bild hoch, das über dem Text steht.',
    video: 'Lade das Video hoch, das über dem Text steht.',
    document: 'Lade das Dokument hoch, das über dem Text steht.',
  },
  tooManyReplies: 'Eine Vorlage hat höchstens {most} Schnellantworten.',
  tooManyLinks: 'Eine Vorlage hat höchstens einen Link: seinen Text und seine Adresse.',
  repliesOrLink: 'Eine Vorlage hat Schnellantworten oder einen Link, nicht beides.',
  shapeDiffers:
    'Eine Vorlage hat in jeder Sprache dieselbe Kategorie, dieselbe Kopfzeile, dieselben Variablen und Buttons. Vergleiche sie mit der in {language}.',
  notRejected:
    'Nur eine abgelehnte Vorlage lässt sich ändern, denn zu einem Namen gehört ein Text. Kopiere sie unter einem anderen Namen.',
  stillSent: 'Diese Vorlage wird noch gesendet: {use}. Wähle dort eine andere, dann kannst du sie löschen.',
});

export const headerFaults = translate<(typeof english)['headerFaults'], 'de'>({
  missing: 'Der Text der Kopfzeile fehlt.',
  tooLong: 'Die Kopfzeile hat mehr als {most} Zeichen.',
  notPlain: 'Die Kopfzeile darf keine Zeilenumbrüche, keine Formatierung und keine Emojis enthalten.',
  oneVariable: 'Die Kopfzeile darf höchstens eine Variable enthalten.',
  counted: 'Die Variable der Kopfzeile schreibt man {{1}}.',
  sample: 'Die Variable der Kopfzeile braucht ein Beispiel.',
});

export const nameFaults = translate<(typeof english)['nameFaults'], 'de'>({
  missing: 'Der Name der Vorlage darf nicht leer sein',
  deleted:
    'Eine Vorlage mit dem Namen {name} wurde gelöscht, und gesendete Nachrichten zeigen sie noch. Wähle einen anderen Namen.',
  tooMany: 'Du hast {most} Vorlagen, mehr sind nicht möglich. Lösche eine, bevor du eine neue erstellst.',
});

export const partFaults = translate<(typeof english)['partFaults'], 'de'>({
  footerMissing: 'Die Fußzeile ist leer.',
  footerTooLong: 'Die Fußzeile hat mehr als {most} Zeichen.',
  footerNotPlain: 'Die Fußzeile darf keine Zeilenumbrüche und keine Variablen enthalten.',
  variableName:
    'Der Name einer Variablen besteht aus höchstens 50 Buchstaben, Ziffern und _ und beginnt mit einem Buchstaben.',
  sampleMissing: 'Jede Variable braucht ein Beispiel.',
  sampleTooLong: 'Ein Beispiel hat mehr als {most} Zeichen.',
  sampleNotPlain:
    'Ein Beispiel enthält keine Zeilenumbrüche, keine Tabulatoren und höchstens vier Leerzeichen hintereinander.',
  address: 'Eine Adresse beginnt mit https.',
  addressTooLong: 'Diese Adresse hat mehr als {most} Zeichen.',
  buttonMissing: 'Der Text eines Buttons darf nicht leer sein.',
  buttonVariable: 'Der Text eines Buttons darf keine Variablen enthalten.',
  buttonNotPlain:
    'Der Text eines Buttons darf keine Zeilenumbrüche, keine Formatierung und keine Emojis enthalten.',
  buttonTwice: 'Zwei Buttons haben denselben Text.',
  tooManyButtons: 'Eine Vorlage hat höchstens {most} Buttons.',
});
