import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-rules.ts';

export const behaviourWhen = translate<(typeof english)['behaviourWhen'], 'pt-BR'>({
  scroll: 'Aparece quando eles já viram {percent}% da página.',
  scrollUnset: 'Aparece quando eles já viram uma parte da página.',
  time: {
    one: 'Aparece depois de {count} segundo.',
    many: 'Aparece depois de {count} de segundos.',
    other: 'Aparece depois de {count} segundos.',
  },
  timeUnset: 'Aparece depois de alguns segundos.',
  welcome: 'Aparece assim que eles chegam.',
  exit: 'Aparece quando eles estão prestes a sair.',
  exitWithPhones:
    'Aparece em computadores quando eles estão prestes a sair. Em celulares, não dá para saber quando é isso.',
  allTime: 'Fica visível o tempo todo.',
  show: 'Fica visível o tempo todo, com a saudação.',
  hide: 'Fica visível o tempo todo e abre com um clique.',
  fade: {
    one: 'Fica visível o tempo todo, com a saudação por {count} segundo.',
    many: 'Fica visível o tempo todo, com a saudação por {count} de segundos.',
    other: 'Fica visível o tempo todo, com a saudação por {count} segundos.',
  },
  fadeUnset: 'Fica visível o tempo todo, com a saudação por alguns segundos.',
});

export const behaviourWho = translate<(typeof english)['behaviourWho'], 'pt-BR'>({
  nowhere: 'Não aparece em lugar nenhum: nem computadores nem celulares foram escolhidos.',
  everyone: {
    both: 'Aparece para todos, em computadores e celulares.',
    desktop: 'Aparece para todos, em computadores.',
    phone: 'Aparece para todos, em celulares.',
  },
  unOpted: {
    both: 'Aparece para clientes que ainda não se inscreveram, em computadores e celulares.',
    desktop: 'Aparece para clientes que ainda não se inscreveram, em computadores.',
    phone: 'Aparece para clientes que ainda não se inscreveram, em celulares.',
  },
});

export const descriptions = translate<(typeof english)['descriptions'], 'pt-BR'>({
  pill: 'Um pequeno botão fixo na lateral da loja. Ele abre um cartão em que os clientes se inscrevem.',
  wheel: 'Uma roleta de prêmios. Os clientes se inscrevem e recebem o código que ganharam.',
  popup: 'Um cartão com a sua imagem, que abre uma vez, no momento que você escolher.',
  chatWidget: 'Um botão no canto da loja que abre um chat com você.',
  orderNews:
    'Um botão na página de agradecimento, com que os compradores pedem notícias do pedido pelo Messenger.',
  checkoutBlock: 'Um bloco de inscrição nas páginas de agradecimento e de status do pedido.',
});

export const experimentResult = translate<(typeof english)['experimentResult'], 'pt-BR'>({
  unseen: 'Os dois designs ainda não foram vistos, então não há o que comparar.',
  shares: '{a}% se inscreveram com o design A, {b}% com o design B.',
  sharesHeldOut:
    '{a}% se inscreveram com o design A, {b}% com o design B e {heldOut}% dos que não viram nenhum.',
  noWinner: 'Isso ainda pode ser acaso, então ainda não há um vencedor.',
  winner: 'O design {design} é melhor, por {low} a {high} pontos, com 95% de confiança.',
});

export const pageRuleWords = translate<(typeof english)['pageRuleWords'], 'pt-BR'>({
  contains: 'contém “{text}”',
  startsWith: 'começa com “{text}”',
  is: 'é “{text}”',
});

export const shownPages = translate<(typeof english)['shownPages'], 'pt-BR'>({
  only: 'Só em páginas cujo endereço {rules}.',
  never: 'Nunca em páginas cujo endereço {rules}.',
});

export const toggle = translate<(typeof english)['toggle'], 'pt-BR'>({
  otherChannel: 'Opa! Antes de ativar isto, você precisa desativar {tool} no {channel}.',
  noGifKey:
    'A busca de GIFs não está configurada neste servidor. Quem administra o Bellbird pode adicionar uma chave do Giphy. Até lá, cole o endereço de um GIF.',
});
