import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-faults.ts';

export const delays = translate<(typeof english)['delays'], 'de'>({
  Seconds: { one: '{count} Sekunde', other: '{count} Sekunden' },
  Minutes: { one: '{count} Minute', other: '{count} Minuten' },
  Hours: { one: '{count} Stunde', other: '{count} Stunden' },
  Days: { one: '{count} Tag', other: '{count} Tage' },
});

export const faultHeaders = translate<(typeof english)['faultHeaders'], 'de'>({
  cards: 'Karussell',
  buttons: 'Text mit Buttons',
  text: 'Text',
  quickReply: 'Schnellantwort',
  media: 'Medien',
  time: 'Zeit bearbeiten',
  button: 'Button bearbeiten',
});

export const faults = translate<(typeof english)['faults'], 'de'>({
  title: 'Behebe das, bevor du speicherst:',
  noText: 'Der Text darf nicht leer sein',
  noTitle: 'Der Titel darf nicht leer sein',
  noSubtitle: 'Der Untertitel darf nicht leer sein',
  noButtonTitle: 'Der Titel des Buttons darf nicht leer sein',
  emptyAddress: 'Die URL darf nicht leer sein',
  badAddress: 'Die URL muss mit https:// oder http:// beginnen',
  noPhone: 'Die Telefonnummer darf nicht leer sein',
  badPhone: 'Die Telefonnummer muss gültig sein und mit + und der Ländervorwahl beginnen',
  repeatedTitle: 'Zwei Antworten dürfen nicht denselben Titel haben',
  answersAlone: 'Über Antworten muss eine Nachricht stehen',
});

export const testNotes = translate<(typeof english)['testNotes'], 'de'>({
  unsaved: 'Was du geändert und noch nicht gespeichert hast, ist nicht enthalten.',
  unsavedAndWrong:
    'Was du geändert und noch nicht gespeichert hast, ist nicht enthalten. Erst wenn darin nichts mehr falsch ist, kann es mitgesendet werden.',
  written:
    'Gesendet wird, was hier steht, gespeichert oder nicht. Die Antworten führen zu dem, was zuletzt gespeichert wurde.',
});

export const tooLong = translate<(typeof english)['tooLong'], 'de'>({
  title: 'Der Titel darf höchstens {most} Zeichen haben',
  subtitle: 'Der Untertitel darf höchstens {most} Zeichen haben',
  buttonTitle: 'Der Titel des Buttons darf höchstens {most} Zeichen haben',
});

export const units = translate<(typeof english)['units'], 'de'>({
  Seconds: { one: 'Sekunde', other: 'Sekunden' },
  Minutes: { one: 'Minute', other: 'Minuten' },
  Hours: { one: 'Stunde', other: 'Stunden' },
  Days: { one: 'Tag', other: 'Tage' },
});
