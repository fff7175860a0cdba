import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-held.ts';

export const held = translate<(typeof english)['held'], 'es'>({
  label: 'Ofertas que esperan a que termine esta conversación',
  messages: 'Mensajes: {count}',
  held: 'Espera mientras hablas con esta persona. No antes de: {when}',
  tooLate: 'Espera mientras hablas con esta persona. Demasiado tarde desde: {when}',
  postponed: 'Pospuesto por tu equipo. No antes de: {when}',
  released: 'Se está enviando',
  waits: 'Se envía lo antes posible. Espera: {reason}',
  send: 'Enviar ahora',
  tomorrow: 'Mañana',
  drop: 'Descartar',
  sendOf: 'Enviar ahora: {source}',
  tomorrowOf: 'Mañana: {source} ({when})',
  dropOf: 'Descartar: {source}',
  question: '¿Descartar «{source}»?',
  questionText: 'Esta persona no lo recibe. La campaña no lo vuelve a enviar.',
  confirm: 'Descartar mensaje',
  didSend: '{person} lo envió durante la conversación',
  didPostpone: '{person} lo pospuso al día siguiente',
  didDrop: '{person} lo descartó durante la conversación',
});
