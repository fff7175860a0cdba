import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-held.ts';

export const held = translate<(typeof english)['held'], 'pt-BR'>({
  label: 'Ofertas que esperam o fim desta conversa',
  messages: 'Mensagens: {count}',
  held: 'Espera enquanto você conversa com esta pessoa. Não antes de: {when}',
  tooLate: 'Espera enquanto você conversa com esta pessoa. Tarde demais a partir de: {when}',
  postponed: 'Adiada pela equipe. Não antes de: {when}',
  released: 'Está sendo enviada',
  waits: 'Será enviada assim que possível. Espera: {reason}',
  send: 'Enviar agora',
  tomorrow: 'Amanhã',
  drop: 'Descartar',
  sendOf: 'Enviar agora: {source}',
  tomorrowOf: 'Amanhã: {source} ({when})',
  dropOf: 'Descartar: {source}',
  question: 'Descartar “{source}”?',
  questionText: 'Esta pessoa não a recebe. A campanha não a envia de novo.',
  confirm: 'Descartar mensagem',
  didSend: '{person} enviou durante a conversa',
  didPostpone: '{person} adiou para o dia seguinte',
  didDrop: '{person} descartou durante a conversa',
});
