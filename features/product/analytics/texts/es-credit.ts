import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-credit.ts';

export const billed = translate<(typeof english)['billed'], 'es'>({
  code: 'Los planes que cobran por ingresos lo cuentan: se usó su código.',
  click: 'Los planes que cobran por ingresos lo cuentan: lo trajo un código o un clic de los últimos 5 días.',
  onlyRead: 'Los planes que cobran por ingresos no lo cuentan: el mensaje solo se leyó.',
  noMessage: 'Los planes que cobran por ingresos no lo cuentan: no lo trajo ningún mensaje.',
  tooLongAgo: 'Los planes que cobran por ingresos no lo cuentan: el clic fue más de 5 días antes.',
});

export const credit = translate<(typeof english)['credit'], 'es'>({
  code: 'En el pedido se usó el código que traía este mensaje.',
  click: 'El cliente hizo clic en su enlace {span} antes del pedido.',
  read: 'El cliente lo leyó {span} antes del pedido, y ningún clic suyo cuenta.',
});

export const noCredit = translate<(typeof english)['noCredit'], 'es'>({
  laterCode: 'Un mensaje posterior traía un código que se usó en el pedido.',
  later: { click: 'Cuenta un clic posterior.', read: 'Cuenta una lectura posterior.' },
  codeFirst: 'Un código que se usó en el pedido cuenta antes que los clics y las lecturas.',
  clickFirst: 'Un clic cuenta antes que una lectura, por tardía que sea.',
  noReads: 'Tu configuración no atribuye nada que solo se haya leído.',
  outside: {
    click: 'Ocurrió {span} antes del pedido; tu plazo para los clics es de {window}.',
    read: 'Ocurrió {span} antes del pedido; tu plazo para las lecturas es de {window}.',
  },
});

export const spans = translate<(typeof english)['spans'], 'es'>({
  moment: 'menos de un minuto',
  minutes: { one: '{count} minuto', many: '{count} de minutos', other: '{count} minutos' },
  hours: { one: '{count} hora', many: '{count} de horas', other: '{count} horas' },
  days: { one: '{count} día', many: '{count} de días', other: '{count} días' },
});

export const windowBounds = translate<(typeof english)['windowBounds'], 'es'>({
  clicks: 'Los clics pueden contar de 1 hora a 30 días, en horas enteras.',
  reads: 'Las lecturas pueden contar hasta 5 días, en horas enteras; con 0 no se atribuye ninguna.',
});
