import { translate } from '#platform/language/catalogue.ts';
import type {
  abFields as englishAbFields,
  abRest as englishAbRest,
  abResult as englishAbResult,
  abShares as englishAbShares,
} from './en-ab-test.ts';

export const abFields = translate<typeof englishAbFields, 'es'>({
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

export const abResult = translate<typeof englishAbResult, 'es'>({
  title: 'Prueba A/B',
  what: 'el resultado de la prueba',
  chosen: 'El resto recibe el texto {arm}. Se decidió el {when}.',
  decides: 'A partir del {when}, el mejor texto se envía al resto automáticamente en cuanto haya un ganador.',
  lapses: 'Quien siga en espera el {when} no recibe ninguno de los dos textos.',
  chart: 'Comparación de los textos',
  scale:
    'De 0 a {most}. La línea es lo que se contó. La barra muestra dónde está el porcentaje real con un 95\u00a0% de confianza.',
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

export const abShares = translate<typeof englishAbShares, 'es'>({
  read: '{share} lo leyó, entre {low} y {high}',
  clicked: '{share} hizo clic en su enlace, entre {low} y {high}',
  ordered: '{share} hizo un pedido, entre {low} y {high}',
});

export const abRest = translate<typeof englishAbRest, 'es'>({
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
