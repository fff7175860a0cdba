import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-held.ts';

export const held = translate<(typeof english)['held'], 'de'>({
  label: 'Angebote, die auf das Ende dieser Unterhaltung warten',
  messages: 'Nachrichten: {count}',
  held: 'Wartet, solange ihr miteinander schreibt. Frühestens: {when}',
  tooLate: 'Wartet, solange ihr miteinander schreibt. Zu spät ab: {when}',
  postponed: 'Vom Team verschoben. Frühestens: {when}',
  released: 'Wird gesendet',
  waits: 'Wird so bald wie möglich gesendet. Wartet: {reason}',
  send: 'Jetzt senden',
  tomorrow: 'Morgen',
  drop: 'Verwerfen',
  sendOf: 'Jetzt senden: {source}',
  tomorrowOf: 'Morgen: {source} ({when})',
  dropOf: 'Verwerfen: {source}',
  question: '„{source}“ verwerfen?',
  questionText: 'Die Person bekommt die Nachricht nicht. Die Kampagne sendet sie nicht erneut.',
  confirm: 'Nachricht verwerfen',
  didSend: '{person} hat sie während der Unterhaltung gesendet',
  didPostpone: '{person} hat sie auf den nächsten Tag verschoben',
  didDrop: '{person} hat sie während der Unterhaltung verworfen',
});
