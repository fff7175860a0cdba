import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-orders.ts';

export const order = translate<(typeof english)['order'], 'es'>({
  title: 'Pedido {name}',
  what: 'el pedido',
  unknown: 'No hay ningún pedido con este número',
  unknownText: 'Todos tus pedidos están en una sola página.',
  toOrders: 'Ver tus pedidos',
  by: '{when}, de {person}',
  byNobody: '{when}, de {person}, sin suscripción',
  earned: 'Un mensaje generó {amount}',
  earnedLess: 'Un mensaje generó {amount} después de devoluciones',
  credit: '{why} Se atribuye a <link>este mensaje</link> de {source}.',
  noCredit:
    'No se atribuye a ningún mensaje: nadie usó un código, hizo clic ni leyó una oferta a tiempo. Abajo puedes ver qué revisamos.',
  otherCurrency:
    'Este pedido se pagó en una moneda distinta a la de tu tienda, así que cuenta como un pedido sin importe.',
});

export const orderColumns = translate<(typeof english)['orderColumns'], 'es'>({
  when: 'Fecha',
  order: 'Pedido',
  creditedTo: 'Atribuido a',
  why: 'Motivo',
  value: 'Valor del pedido',
  net: 'Neto',
  onTheseDays: 'En estos días',
  otherCurrency: 'Otra moneda',
  changed: '{change} el {day}: {amount}',
});

export const orderFilters = translate<(typeof english)['orderFilters'], 'es'>({
  credited: 'Atribución',
  channel: 'Canal',
  campaign: 'Campaña',
  any: 'Todos',
  from: 'Desde',
  until: 'Hasta',
  last7: 'Últimos 7 días',
  last30: 'Últimos 30 días',
  allTime: 'Desde el principio',
  creditedBy: {
    all: 'Todos los pedidos',
    credited: 'Atribuidos a un mensaje',
    clicks: 'Por clics y códigos',
    reads: 'Solo por lecturas',
    none: 'Sin atribuir',
  },
});

export const orderMoney = translate<(typeof english)['orderMoney'], 'es'>({
  title: 'Valor del pedido',
  change: 'Cambio',
  when: 'Fecha',
  amount: 'Importe',
  countsOn: 'Cuenta el {day}',
  net: 'Neto',
  changes: {
    order: 'Pedido',
    edit: 'Editado',
    refund: 'Reembolsado',
    cancellation: 'Cancelado',
    return: 'Devuelto sin pagar',
  },
});

export const orderTotals = translate<(typeof english)['orderTotals'], 'es'>({
  label: 'Totales',
  what: 'los totales',
  earned: 'Ingresos por mensajes',
  credited: 'Pedidos atribuidos',
  byClicks: 'Ingresos por clics y códigos',
  returned: 'Devuelto',
  placed: 'Todos los pedidos de tu tienda',
  ofAllTime: 'Desde el principio, descontadas las devoluciones.',
  ofDay:
    '{day}, descontado todo lo que se devolvió ese día, también de pedidos anteriores. Tus paneles muestran lo mismo.',
  ofDays:
    'Del {from} al {to}, descontado todo lo que se devolvió en esos días, también de pedidos anteriores. Tus paneles muestran lo mismo.',
});

export const orders = translate<(typeof english)['orders'], 'es'>({
  title: 'Pedidos e ingresos',
  note: 'Qué pedidos trajeron tus mensajes y por qué.',
  settings: 'Cómo se atribuyen los pedidos',
  list: 'Pedidos',
  what: 'los pedidos',
  table: 'Lista de pedidos',
  more: 'Mostrar más pedidos',
  cut: {
    one: 'El archivo solo tiene el primer pedido. Elige menos días para obtener el resto.',
    many: 'El archivo solo tiene el primer {count} de pedidos. Elige menos días para obtener el resto.',
    other: 'El archivo solo tiene los primeros {count} pedidos. Elige menos días para obtener el resto.',
  },
  none: 'No hay pedidos en estos días',
  noneText:
    'Aquí aparecen los pedidos de tu tienda, cada uno con el mensaje que lo trajo. Elige otros días para ver los anteriores.',
  noMatch: 'Ningún pedido coincide',
  noMatchText: 'Quita un filtro o elige otros días.',
  notCredited: 'No se atribuye a ningún mensaje',
});

export const touches = translate<(typeof english)['touches'], 'es'>({
  title: 'Qué revisamos',
  settings: 'Cambiar qué cuenta',
  credited: 'Atribuido',
  kinds: { code: 'Código usado', click: 'Clic en el enlace', read: 'Mensaje leído' },
  rule: 'Primero cuenta un código usado; si no, el último clic en un plazo de {clicks}; si no, la última lectura en un plazo de {reads}. Los mensajes que solo siguen a un pedido, como los recibos, no generan nada.',
  ruleWithoutReads:
    'Primero cuenta un código usado; si no, el último clic en un plazo de {clicks}. Los mensajes que solo siguen a un pedido, como los recibos, no generan nada.',
  within: {
    hours: { one: '{count} hora', many: '{count} de horas', other: '{count} horas' },
    days: { one: '{count} día', many: '{count} de días', other: '{count} días' },
  },
  none: 'Hasta donde sabemos, nadie usó un código, hizo clic en un enlace ni leyó una oferta en los 30 días anteriores a este pedido. No podemos ver las lecturas de quienes desactivaron las confirmaciones de lectura ni los pedidos hechos con otro número.',
});
