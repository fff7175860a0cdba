import { translate } from '#platform/language/catalogue.ts';
import type {
  abFields as englishAbFields,
  abRest as englishAbRest,
  abResult as englishAbResult,
  abShares as englishAbShares,
} from './en-ab-test.ts';

export const abFields = translate<typeof englishAbFields, 'pt-BR'>({
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

export const abResult = translate<typeof englishAbResult, 'pt-BR'>({
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

export const abShares = translate<typeof englishAbShares, 'pt-BR'>({
  read: '{share} leram, entre {low} e {high}',
  clicked: '{share} tocaram no link, entre {low} e {high}',
  ordered: '{share} fizeram um pedido, entre {low} e {high}',
});

export const abRest = translate<typeof englishAbRest, 'pt-BR'>({
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
