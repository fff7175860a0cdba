import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-credit.ts';

export const billed = translate<(typeof english)['billed'], 'pt-BR'>({
  code: 'Os planos que cobram pela receita contam este pedido: o código foi usado.',
  click:
    'Os planos que cobram pela receita contam este pedido: ele veio de um código ou de um clique em até 5 dias.',
  onlyRead: 'Os planos que cobram pela receita não contam este pedido: a mensagem só foi lida.',
  noMessage: 'Os planos que cobram pela receita não contam este pedido: ele não veio de nenhuma mensagem.',
  tooLongAgo: 'Os planos que cobram pela receita não contam este pedido: o clique foi mais de 5 dias antes.',
});

export const credit = translate<(typeof english)['credit'], 'pt-BR'>({
  code: 'O pedido usou o código que estava nesta mensagem.',
  click: 'O cliente clicou no link {span} antes do pedido.',
  read: 'O cliente leu a mensagem {span} antes do pedido, e nenhum clique dele conta.',
});

export const noCredit = translate<(typeof english)['noCredit'], 'pt-BR'>({
  laterCode: 'Uma mensagem posterior tinha um código que o pedido usou.',
  later: { click: 'Um clique posterior conta.', read: 'Uma leitura posterior conta.' },
  codeFirst: 'Um código usado no pedido conta antes de cliques e leituras.',
  clickFirst: 'Um clique conta antes de uma leitura, por mais recente que seja a leitura.',
  noReads: 'Nas suas configurações, o que só foi lido não conta.',
  outside: {
    click: 'O clique foi {span} antes do pedido; o seu prazo para cliques é de {window}.',
    read: 'A leitura foi {span} antes do pedido; o seu prazo para leituras é de {window}.',
  },
});

export const spans = translate<(typeof english)['spans'], 'pt-BR'>({
  moment: 'menos de um minuto',
  minutes: { one: '{count} minuto', many: '{count} de minutos', other: '{count} minutos' },
  hours: { one: '{count} hora', many: '{count} de horas', other: '{count} horas' },
  days: { one: '{count} dia', many: '{count} de dias', other: '{count} dias' },
});

export const windowBounds = translate<(typeof english)['windowBounds'], 'pt-BR'>({
  clicks: 'Os cliques podem contar por 1 hora a 30 dias, em horas inteiras.',
  reads: 'As leituras podem contar por até 5 dias, em horas inteiras; com 0, não contam.',
});
