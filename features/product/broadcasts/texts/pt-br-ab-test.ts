import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-ab-test.ts';

export const abCourse = translate<(typeof english)['abCourse'], 'pt-BR'>({
  half: 'Metade das pessoas recebe o texto A, metade o texto B.',
  first: '{share} das pessoas recebem primeiro, metade delas o texto A, metade o texto B.',
  heldOut: 'Antes disso, {share} do público vai para o grupo de controle e não recebe nada.',
  compared: {
    read: 'Os textos são comparados por quantas pessoas leem.',
    clicked: 'Os textos são comparados por quantas pessoas tocam no link.',
    ordered: 'Os textos são comparados por quantas pessoas fazem um pedido.',
  },
  byRule: {
    read: 'Depois de {after}, o restante recebe o texto que mais pessoas leram, assim que a diferença não puder mais ser acaso.',
    clicked:
      'Depois de {after}, o restante recebe o texto em que mais pessoas tocaram no link, assim que a diferença não puder mais ser acaso.',
    ordered:
      'Depois de {after}, o restante recebe o texto que gerou mais pedidos, assim que a diferença não puder mais ser acaso.',
  },
  byMerchant: {
    read: 'Depois de {after}, você escolhe qual texto o restante recebe, conforme quantas pessoas leram.',
    clicked:
      'Depois de {after}, você escolhe qual texto o restante recebe, conforme quantas pessoas tocaram no link.',
    ordered:
      'Depois de {after}, você escolhe qual texto o restante recebe, conforme quantas pessoas fizeram um pedido.',
  },
  lapses: 'Quem não tiver recebido nada dois dias depois não recebe mais.',
});

export const abFields = translate<(typeof english)['abFields'], 'pt-BR'>({
  title: 'Teste A/B',
  switch: 'Testar dois textos',
  hint: 'Uma parte das pessoas recebe o texto acima, outra recebe um segundo texto. Todas as outras recebem depois o texto que se sair melhor.',
  hintBlocked: 'A transmissão já tem um primeiro grupo. Desative-o para testar dois textos.',
  textB: 'Texto B',
  templateB: 'Modelo do texto B',
  missing: 'Escolha um segundo texto.',
  size: 'Tamanho do teste',
  holdOut: 'Grupo de controle, não recebe nada',
  metric: 'Vence o texto com que',
  metrics: {
    read: 'Mais pessoas leem',
    clicked: 'Mais pessoas tocam no link',
    ordered: 'Mais pessoas fazem um pedido',
  },
  decider: 'Quem escolhe para o restante',
  deciders: { merchant: 'Eu escolho', rule: 'O melhor, automaticamente' },
  after: 'Esperar antes de escolher',
  minutes: 'minutos',
});

export const abNeeds = translate<(typeof english)['abNeeds'], 'pt-BR'>({
  tooSmall:
    'Para haver um vencedor, são necessárias no mínimo {least} pessoas com cada texto, e este teste tem {inTest}. Decida pelo que você vê.',
  soFar:
    'Para haver um vencedor, são necessárias no mínimo {least} pessoas com cada texto; até agora são {fewest}.',
  alike: 'Até agora, os dois se saíram igualmente bem: não há diferença.',
  cannotTell:
    'Com porcentagens como estas, são necessárias cerca de {needed} pessoas com cada texto para saber, e este teste tem {inTest}. Qualquer um dos textos é uma boa escolha.',
  canTell:
    'Com porcentagens como estas, são necessárias cerca de {needed} pessoas com cada texto para saber; até agora são {fewest}.',
});

export const abRest = translate<(typeof english)['abRest'], 'pt-BR'>({
  send: 'Enviar o texto {arm} ao restante',
  waiting: {
    one: '{count} pessoa está aguardando.',
    many: '{count} de pessoas estão aguardando.',
    other: '{count} pessoas estão aguardando.',
  },
  title: 'Enviar o texto {arm} ao restante?',
  confirm: 'Enviar texto {arm}',
  now: {
    one: '{count} pessoa recebe o texto {arm} agora.',
    many: '{count} de pessoas recebem o texto {arm} agora.',
    other: '{count} pessoas recebem o texto {arm} agora.',
  },
  onResume: {
    one: '{count} pessoa recebe o texto {arm} quando você retomar a transmissão.',
    many: '{count} de pessoas recebem o texto {arm} quando você retomar a transmissão.',
    other: '{count} pessoas recebem o texto {arm} quando você retomar a transmissão.',
  },
  noWinner: 'Ainda não há um vencedor.',
  winner: 'Ele é o vencedor do seu teste.',
  loser: 'Ele se saiu pior no seu teste.',
  final: 'Não é possível desfazer.',
  sent: {
    one: 'O texto {arm} vai para {count} pessoa.',
    many: 'O texto {arm} vai para {count} de pessoas.',
    other: 'O texto {arm} vai para {count} pessoas.',
  },
});

export const abResult = translate<(typeof english)['abResult'], 'pt-BR'>({
  title: 'Teste A/B',
  what: 'o resultado do teste',
  chosen: 'O restante recebe o texto {arm}, decidido em {when}.',
  decides:
    'A partir de {when}, o melhor texto vai automaticamente para o restante assim que houver um vencedor.',
  lapses: 'Quem aguardar até {when} não recebe nenhum dos textos.',
  chart: 'Comparação dos textos',
  scale:
    'De 0 a {most}. A linha é o que foi contado. A barra é onde está a porcentagem real, com 95% de confiança.',
  winner: 'Vencedor',
  nobodyHeldOut: 'Não houve grupo de controle.',
  nobodyYet: 'Ninguém recebeu ainda.',
  table: 'O que foi contado para cada texto',
  text: 'Texto',
  people: 'Pessoas',
  delivered: 'Entregues',
  read: 'Lidas',
  clicked: 'Clicadas',
  ordered: 'Com pedido',
  revenue: 'Receita',
});

export const abShares = translate<(typeof english)['abShares'], 'pt-BR'>({
  read: '{share} leram, entre {low} e {high}',
  clicked: '{share} tocaram no link, entre {low} e {high}',
  ordered: '{share} fizeram um pedido, entre {low} e {high}',
});

export const abSoFar = translate<(typeof english)['abSoFar'], 'pt-BR'>({
  shares: {
    read: '{a} leram com o texto A, {b} com o texto B.',
    clicked: '{a} tocaram no link com o texto A, {b} com o texto B.',
    ordered: '{a} fizeram um pedido com o texto A, {b} com o texto B.',
  },
  noWinner: 'Isso ainda pode ser acaso: não há um vencedor.',
  winner: 'O texto {arm} é melhor, por {low} a {high} pontos, com 95% de confiança.',
});
