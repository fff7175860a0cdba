import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-orders.ts';

export const order = translate<(typeof english)['order'], 'pt-BR'>({
  title: 'Pedido {name}',
  what: 'o pedido',
  unknown: 'Não há nenhum pedido com este número',
  unknownText: 'Todos os seus pedidos estão em uma só página.',
  toOrders: 'Ver os seus pedidos',
  by: '{when}, de {person}',
  byNobody: '{when}, de {person}, sem inscrição',
  earned: 'Uma mensagem rendeu {amount}',
  earnedLess: 'Uma mensagem rendeu {amount} depois das devoluções',
  credit: '{why} O pedido é atribuído a <link>esta mensagem</link> de {source}.',
  noCredit:
    'O pedido não é atribuído a nenhuma mensagem: ninguém usou um código, clicou ou leu uma oferta a tempo. Veja abaixo o que analisamos.',
  otherCurrency:
    'Este pedido foi pago em uma moeda diferente da moeda da sua loja, então conta como um pedido sem valor.',
});

export const orderColumns = translate<(typeof english)['orderColumns'], 'pt-BR'>({
  when: 'Quando',
  order: 'Pedido',
  creditedTo: 'Atribuído a',
  why: 'Motivo',
  value: 'Valor do pedido',
  net: 'Líquido',
  onTheseDays: 'Nestes dias',
  otherCurrency: 'Outra moeda',
  changed: '{change} em {day}: {amount}',
});

export const orderFilters = translate<(typeof english)['orderFilters'], 'pt-BR'>({
  credited: 'Atribuição',
  channel: 'Canal',
  campaign: 'Campanha',
  any: 'Tudo',
  from: 'De',
  until: 'Até',
  last7: 'Últimos 7 dias',
  last30: 'Últimos 30 dias',
  allTime: 'Todo o período',
  creditedBy: {
    all: 'Todos os pedidos',
    credited: 'Atribuídos a uma mensagem',
    clicks: 'Por cliques e códigos',
    reads: 'Só por leituras',
    none: 'Não atribuídos',
  },
});

export const orderMoney = translate<(typeof english)['orderMoney'], 'pt-BR'>({
  title: 'Valor do pedido',
  change: 'Alteração',
  when: 'Quando',
  amount: 'Valor',
  countsOn: 'Conta em {day}',
  net: 'Líquido',
  changes: {
    order: 'Pedido feito',
    edit: 'Editado',
    refund: 'Reembolsado',
    cancellation: 'Cancelado',
    return: 'Devolvido sem pagamento',
  },
});

export const orderTotals = translate<(typeof english)['orderTotals'], 'pt-BR'>({
  label: 'Totais',
  what: 'os totais',
  earned: 'Receita das mensagens',
  credited: 'Pedidos atribuídos',
  byClicks: 'Receita por cliques e códigos',
  returned: 'Devolvido',
  placed: 'Todos os pedidos da loja',
  ofAllTime: 'Todo o período, depois das devoluções.',
  ofDay:
    '{day}, depois de tudo o que foi devolvido neste dia, também de pedidos anteriores. Os seus painéis mostram o mesmo.',
  ofDays:
    'De {from} a {to}, depois de tudo o que foi devolvido nestes dias, também de pedidos anteriores. Os seus painéis mostram o mesmo.',
});

export const orders = translate<(typeof english)['orders'], 'pt-BR'>({
  title: 'Pedidos e receita',
  note: 'Quais pedidos vieram das suas mensagens, e por quê.',
  settings: 'Como os pedidos são atribuídos',
  list: 'Pedidos',
  what: 'os pedidos',
  table: 'Lista de pedidos',
  more: 'Mostrar mais pedidos',
  cut: {
    one: 'O arquivo tem só o primeiro pedido. Escolha menos dias para ver os outros.',
    many: 'O arquivo tem só os primeiros {count} de pedidos. Escolha menos dias para ver os outros.',
    other: 'O arquivo tem só os primeiros {count} pedidos. Escolha menos dias para ver os outros.',
  },
  none: 'Nenhum pedido nestes dias',
  noneText:
    'Os pedidos da sua loja aparecem aqui, cada um com a mensagem que o gerou. Escolha outros dias para ver os anteriores.',
  noMatch: 'Nenhum pedido encontrado',
  noMatchText: 'Remova um filtro ou escolha outros dias.',
  notCredited: 'Não atribuído a nenhuma mensagem',
});

export const touches = translate<(typeof english)['touches'], 'pt-BR'>({
  title: 'O que analisamos',
  settings: 'Mudar o que conta',
  credited: 'Atribuído',
  kinds: { code: 'Código usado', click: 'Link clicado', read: 'Mensagem lida' },
  rule: 'Um código usado conta primeiro; senão, o último clique em até {clicks}; senão, a última leitura em até {reads}. Mensagens que só acompanham um pedido, como recibos, não rendem nada.',
  ruleWithoutReads:
    'Um código usado conta primeiro; senão, o último clique em até {clicks}. Mensagens que só acompanham um pedido, como recibos, não rendem nada.',
  within: {
    hours: { one: '{count} hora', many: '{count} de horas', other: '{count} horas' },
    days: { one: '{count} dia', many: '{count} de dias', other: '{count} dias' },
  },
  none: 'Até onde sabemos, ninguém usou um código, clicou em um link ou leu uma oferta nos 30 dias antes deste pedido. Não vemos leituras de quem desativou as confirmações de leitura, nem pedidos feitos com outro número.',
});
