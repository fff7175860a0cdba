import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-approval.ts';

export const approvalPanel = translate<(typeof english)['approvalPanel'], 'pt-BR'>({
  title: 'Aprovação de transmissões grandes',
  text: 'Uma transmissão para mais pessoas que isto só é enviada depois que uma segunda pessoa da sua equipe aprovar.',
  switch: 'Perguntar a uma segunda pessoa',
  people: 'A partir de mais de quantas pessoas',
  save: 'Salvar',
  saving: 'Salvando…',
  saved: 'Salvo',
  loading: 'A configuração',
  ownerOnly: 'Só quem é dono pode mudar isto.',
  alone: 'Não tem efeito enquanto mais ninguém da sua equipe puder enviar.',
  invalid: 'Digite um número inteiro de 1 a 10.000.000.',
});

export const approval = translate<(typeof english)['approval'], 'pt-BR'>({
  waits: '{person} pede a aprovação desta transmissão ({when}). Confira e aprove se ela puder sair.',
  waitsMine:
    'Você pediu a aprovação desta transmissão ({when}). Outra pessoa da sua equipe precisa dá-la. Mudar a transmissão retira o pedido.',
  owner: 'Quem é dono',
  approveNow: 'Aprovar e enviar',
  approveLater: 'Aprovar e agendar',
  approving: 'Aprovando…',
  approved: 'Aprovada',
  needed: 'Ela vai para mais de {count} pessoas. Antes, outra pessoa da sua equipe precisa aprovar.',
  ask: 'Pedir aprovação',
  asked: 'Aprovação pedida',
});

export const approvalMail = translate<(typeof english)['approvalMail'], 'pt-BR'>({
  hello: 'Olá,',
  subject: '{broadcast} de {shop} espera a sua aprovação',
  mail: '{person} pediu para enviar a transmissão {broadcast} de {shop}. Ela sai depois que outra pessoa aprovar. Confira aqui:',
});
