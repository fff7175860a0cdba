import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-opening.ts';

export const opening = translate<(typeof english)['opening'], 'de'>({
  title: 'Öffnungszeiten',
  what: 'Deine Öffnungszeiten',
  back: 'Zurück zum Posteingang',
  openUntil: 'Geöffnet bis: {when}',
  open: 'Geöffnet',
  closedUntil: 'Geschlossen bis: {when}',
  closed: 'Geschlossen',
  nowOpenUntil: 'Jetzt geöffnet, bis: {when}',
  nowOpen: 'Jetzt geöffnet.',
  nowClosedAway: 'Jetzt geschlossen: Wer schreibt, bekommt die Abwesenheitsnachricht.',
  nowClosed: 'Jetzt geschlossen: Wer schreibt, bekommt keine automatische Antwort.',
  nowOff: 'Die Öffnungszeiten sind aus, deshalb wird keine Abwesenheitsnachricht gesendet.',
  save: 'Speichern',
  discard: 'Verwerfen',
  saving: 'Wird gespeichert',
  saved: 'Gespeichert',
});

export const hours = translate<(typeof english)['hours'], 'de'>({
  title: 'Öffnungszeiten',
  text: 'Wann dein Team antwortet, in der Zeitzone deines Shops: {zone}.',
  switch: 'Öffnungszeiten verwenden',
  from: '{day}, öffnet um',
  until: '{day}, schließt um',
  closed: 'Geschlossen',
  add: 'Zeit hinzufügen',
  addTo: 'Zeit hinzufügen: {day}',
  remove: '{from}–{until} entfernen: {day}',
  copy: 'Auf alle Tage kopieren',
  copyFrom: 'Auf alle Tage kopieren: {day}',
  overlap: 'Diese Zeiten überschneiden sich. Ändere eine davon.',
  closedDays: 'Geschlossene Tage',
  closedDaysText: 'Feiertage, an denen niemand antwortet.',
  addDay: 'Geschlossenen Tag hinzufügen',
  removeDay: '{day} entfernen',
  daysFull: 'Mehr als 60 Tage sind nicht möglich. Entferne einen, den du nicht mehr brauchst.',
});

export const away = translate<(typeof english)['away'], 'de'>({
  title: 'Abwesenheitsnachricht',
  explanation:
    'Wird einmal gesendet, wenn eine Person zu warten beginnt, während du geschlossen hast: höchstens alle vier Stunden und dreimal am Tag. Die Unterhaltung wartet weiter auf dich.',
  switch: 'Abwesenheitsnachricht senden',
  needsHours: 'Schalte zuerst die Öffnungszeiten ein.',
  text: 'Text',
  insertName: 'Vornamen einfügen',
  unknown: '{variable} ist keine Variable. Verwende nur {known}.',
  needsText: 'Schreib zuerst einen Text.',
  preview: 'Vorschau',
  sampleQuestion: 'Hallo, wo ist meine Bestellung?',
  sampleName: 'Mira',
  usual:
    'Hallo {{first name}}, danke für deine Nachricht. Wir haben gerade geschlossen und antworten, sobald wir wieder da sind.',
  automatic: '{source}, automatisch gesendet',
});
