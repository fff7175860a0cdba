import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-ab-test.ts';

export const abCourse = translate<(typeof english)['abCourse'], 'es'>({
  half: 'La mitad de las personas recibe el texto A y la otra mitad, el texto B.',
  first: 'El {share} de las personas lo recibe primero: la mitad, el texto A, y la otra mitad, el texto B.',
  heldOut: 'Antes, el {share} de la audiencia se aparta como grupo de control y no recibe nada.',
  compared: {
    read: 'Se comparan por cuántas personas lo leyeron.',
    clicked: 'Se comparan por cuántas personas hicieron clic en su enlace.',
    ordered: 'Se comparan por cuántas personas hicieron un pedido.',
  },
  byRule: {
    read: 'Después de {after}, el resto recibe el texto que más personas leen, en cuanto la diferencia no se deba al azar.',
    clicked:
      'Después de {after}, el resto recibe el texto con clics de más personas, en cuanto la diferencia no se deba al azar.',
    ordered:
      'Después de {after}, el resto recibe el texto con pedidos de más personas, en cuanto la diferencia no se deba al azar.',
  },
  byMerchant: {
    read: 'Después de {after}, eliges qué texto recibe el resto, según cuántas personas lo leyeron.',
    clicked:
      'Después de {after}, eliges qué texto recibe el resto, según cuántas personas hicieron clic en su enlace.',
    ordered:
      'Después de {after}, eliges qué texto recibe el resto, según cuántas personas hicieron un pedido.',
  },
  lapses: 'Quien dos días después no haya recibido nada ya no recibe nada.',
});

export const abFields = translate<(typeof english)['abFields'], 'es'>({
  title: 'Prueba A/B',
  switch: 'Probar dos textos',
  hint: 'Algunas personas reciben el texto de arriba y otras, un segundo texto. Después, todas las demás reciben el que funciona mejor.',
  hintBlocked: 'La difusión ya tiene un primer grupo. Desactívalo para probar dos textos.',
  textB: 'Texto B',
  templateB: 'Plantilla del texto B',
  missing: 'Elige un segundo texto.',
  size: 'Tamaño de la prueba',
  holdOut: 'Grupo de control, no recibe nada',
  metric: 'Funciona mejor cuando',
  metrics: {
    read: 'Más personas lo leen',
    clicked: 'Más personas hacen clic en su enlace',
    ordered: 'Más personas hacen un pedido',
  },
  decider: 'Quién elige para el resto',
  deciders: { merchant: 'Elijo yo', rule: 'El mejor, automáticamente' },
  after: 'Espera antes de elegir',
  minutes: 'minutos',
});

export const abNeeds = translate<(typeof english)['abNeeds'], 'es'>({
  tooSmall:
    'Para tener un ganador hacen falta al menos {least} personas con cada texto, y esta prueba tiene {inTest}. Decide según lo que ves.',
  soFar:
    'Para tener un ganador hacen falta al menos {least} personas con cada texto; hasta ahora son {fewest}.',
  alike: 'Hasta ahora, los dos funcionaron igual de bien: no hay diferencia.',
  cannotTell:
    'Con porcentajes como estos hacen falta unas {needed} personas con cada texto para distinguirlos, y esta prueba tiene {inTest}. Cualquiera de los dos textos es una buena opción.',
  canTell:
    'Con porcentajes como estos hacen falta unas {needed} personas con cada texto para distinguirlos; hasta ahora son {fewest}.',
});

export const abRest = translate<(typeof english)['abRest'], 'es'>({
  send: 'Enviar el texto {arm} al resto',
  waiting: {
    one: '{count} persona lo espera.',
    many: '{count} de personas lo esperan.',
    other: '{count} personas lo esperan.',
  },
  title: '¿Enviar el texto {arm} al resto?',
  confirm: 'Enviar texto {arm}',
  now: {
    one: '{count} persona recibe el texto {arm} ahora.',
    many: '{count} de personas reciben el texto {arm} ahora.',
    other: '{count} personas reciben el texto {arm} ahora.',
  },
  onResume: {
    one: '{count} persona recibe el texto {arm} cuando reanudes la difusión.',
    many: '{count} de personas reciben el texto {arm} cuando reanudes la difusión.',
    other: '{count} personas reciben el texto {arm} cuando reanudes la difusión.',
  },
  noWinner: 'Aún no hay un ganador.',
  winner: 'Es el ganador de tu prueba.',
  loser: 'Funcionó peor en tu prueba.',
  final: 'Esta acción no se puede deshacer.',
  sent: {
    one: 'El texto {arm} se envía a {count} persona.',
    many: 'El texto {arm} se envía a {count} de personas.',
    other: 'El texto {arm} se envía a {count} personas.',
  },
});

export const abResult = translate<(typeof english)['abResult'], 'es'>({
  title: 'Prueba A/B',
  what: 'el resultado de la prueba',
  chosen: 'El resto recibe el texto {arm}. Se decidió el {when}.',
  decides: 'A partir del {when}, el mejor texto se envía al resto automáticamente en cuanto haya un ganador.',
  lapses: 'Quien siga en espera el {when} no recibe ninguno de los dos textos.',
  chart: 'Comparación de los textos',
  scale:
    'De 0 a {most}. La línea es lo que se contó. La barra muestra dónde está el porcentaje real con un 95 % de confianza.',
  winner: 'Ganador',
  nobodyHeldOut: 'No hubo grupo de control.',
  nobodyYet: 'Aún no lo tiene nadie.',
  table: 'Lo que se contó de cada texto',
  text: 'Texto',
  people: 'Personas',
  delivered: 'Entregados',
  read: 'Leídos',
  clicked: 'Con clic',
  ordered: 'Con pedido',
  revenue: 'Ingresos',
});

export const abShares = translate<(typeof english)['abShares'], 'es'>({
  read: '{share} lo leyó, entre {low} y {high}',
  clicked: '{share} hizo clic en su enlace, entre {low} y {high}',
  ordered: '{share} hizo un pedido, entre {low} y {high}',
});

export const abSoFar = translate<(typeof english)['abSoFar'], 'es'>({
  shares: {
    read: 'Con el texto A, lo leyó el {a}; con el texto B, el {b}.',
    clicked: 'Con el texto A, hizo clic en su enlace el {a}; con el texto B, el {b}.',
    ordered: 'Con el texto A, hizo un pedido el {a}; con el texto B, el {b}.',
  },
  noWinner: 'Todavía puede ser azar: aún no hay un ganador.',
  winner: 'El texto {arm} es mejor, con una diferencia de {low} a {high} puntos y un 95 % de confianza.',
});
