import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-faults.ts';

export const delays = translate<(typeof english)['delays'], 'pt-BR'>({
  Seconds: { one: '{count} segundo', many: '{count} de segundos', other: '{count} segundos' },
  Minutes: { one: '{count} minuto', many: '{count} de minutos', other: '{count} minutos' },
  Hours: { one: '{count} hora', many: '{count} de horas', other: '{count} horas' },
  Days: { one: '{count} dia', many: '{count} de dias', other: '{count} dias' },
});

export const faultHeaders = translate<(typeof english)['faultHeaders'], 'pt-BR'>({
  cards: 'Carrossel',
  buttons: 'Texto com botões',
  text: 'Texto',
  quickReply: 'Resposta rápida',
  media: 'Mídia',
  time: 'Editar tempo',
  button: 'Editar botão',
});

export const faults = translate<(typeof english)['faults'], 'pt-BR'>({
  title: 'Corrija antes de salvar:',
  noText: 'O texto não pode ficar vazio',
  noTitle: 'O título não pode ficar vazio',
  noSubtitle: 'O subtítulo não pode ficar vazio',
  noButtonTitle: 'O título do botão não pode ficar vazio',
  emptyAddress: 'O endereço não pode ficar vazio',
  badAddress: 'O endereço precisa começar com https:// ou http://',
  noPhone: 'O telefone não pode ficar vazio',
  badPhone: 'O telefone precisa ser válido e ter o código do país, começando com +',
  repeatedTitle: 'Duas respostas não podem ter o mesmo título',
  answersAlone: 'As respostas precisam de uma mensagem acima delas',
});

export const testNotes = translate<(typeof english)['testNotes'], 'pt-BR'>({
  unsaved: 'O que você mudou e ainda não salvou não entra no teste.',
  unsavedAndWrong:
    'O que você mudou e ainda não salvou não entra no teste. Pode entrar quando não houver mais nada a corrigir.',
  written:
    'A mensagem vai como está escrita aqui, salva ou não. As respostas dela levam ao que foi salvo por último.',
});

export const tooLong = translate<(typeof english)['tooLong'], 'pt-BR'>({
  title: 'O título pode ter no máximo {most} caracteres',
  subtitle: 'O subtítulo pode ter no máximo {most} caracteres',
  buttonTitle: 'O título do botão pode ter no máximo {most} caracteres',
});

export const units = translate<(typeof english)['units'], 'pt-BR'>({
  Seconds: { one: 'segundo', many: 'segundos', other: 'segundos' },
  Minutes: { one: 'minuto', many: 'minutos', other: 'minutos' },
  Hours: { one: 'hora', many: 'horas', other: 'horas' },
  Days: { one: 'dia', many: 'dias', other: 'dias' },
});
