import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-opening.ts';

export const opening = translate<(typeof english)['opening'], 'pt-BR'>({
  title: 'Horário de atendimento',
  what: 'O seu horário de atendimento',
  back: 'Voltar para a caixa de entrada',
  openUntil: 'Aberto até: {when}',
  open: 'Aberto',
  closedUntil: 'Fechado até: {when}',
  closed: 'Fechado',
  nowOpenUntil: 'Aberto agora, até: {when}',
  nowOpen: 'Aberto agora.',
  nowClosedAway: 'Fechado agora: quem escrever receberá a mensagem de ausência.',
  nowClosed: 'Fechado agora: quem escrever não receberá nenhuma resposta automática.',
  nowOff: 'O horário de atendimento está desativado, então nenhuma mensagem de ausência é enviada.',
  save: 'Salvar',
  discard: 'Descartar',
  saving: 'Salvando',
  saved: 'Salvo',
});

export const hours = translate<(typeof english)['hours'], 'pt-BR'>({
  title: 'Horário de atendimento',
  text: 'Quando a sua equipe responde, no fuso horário da sua loja: {zone}.',
  switch: 'Usar o horário de atendimento',
  from: '{day}, abre às',
  until: '{day}, fecha às',
  closed: 'Fechado',
  add: 'Adicionar horário',
  addTo: 'Adicionar horário: {day}',
  remove: 'Remover {from}–{until}: {day}',
  copy: 'Copiar para todos os dias',
  copyFrom: 'Copiar para todos os dias: {day}',
  overlap: 'Esses horários se sobrepõem. Altere um deles.',
  closedDays: 'Dias fechados',
  closedDaysText: 'Feriados em que ninguém responde.',
  addDay: 'Adicionar um dia fechado',
  removeDay: 'Remover {day}',
  daysFull: 'O limite é de 60 dias. Remova um de que você não precisa mais.',
});

export const away = translate<(typeof english)['away'], 'pt-BR'>({
  title: 'Mensagem de ausência',
  explanation:
    'Enviada uma vez quando um cliente começa a esperar fora do seu horário: no máximo a cada quatro horas e três vezes por dia. A conversa continua esperando por você.',
  switch: 'Enviar a mensagem de ausência',
  needsHours: 'Ative primeiro o horário de atendimento.',
  text: 'Texto',
  insertName: 'Inserir o primeiro nome',
  unknown: '{variable} não é uma variável. Use apenas {known}.',
  needsText: 'Escreva um texto primeiro.',
  preview: 'Prévia',
  sampleQuestion: 'Olá, onde está o meu pedido?',
  sampleName: 'Mira',
  usual:
    'Olá {{first name}}, obrigado pela sua mensagem. Estamos fechados agora e responderemos assim que voltarmos.',
  automatic: '{source}, enviada automaticamente',
});
