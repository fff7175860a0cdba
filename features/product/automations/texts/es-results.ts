import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-results.ts';

export const dashboard = translate<(typeof english)['dashboard'], 'es'>({
  title: 'Campañas automáticas',
  download: 'las campañas automáticas',
  createLabel: 'Crear una campaña automática',
  create: 'Crear',
  what: 'las campañas',
  list: 'Lista de campañas automáticas',
  campaign: 'Campaña',
  sent: 'Enviados',
  delivered: 'Entregados',
  read: 'Leídos',
  readOf: 'Leídos de {campaign}',
  readPercent: '% de leídos',
  ctr: 'CTR',
  ctrOf: 'CTR de {campaign}',
  ctrPercent: '% de CTR',
  clicked: 'Con clic',
  failed: 'Fallidos',
  orders: 'Pedidos',
  revenue: 'Ingresos',
  revenueIn: 'Ingresos ({currency})',
  on: 'Activada',
  onOrOff: 'Activada o desactivada',
});

export const figures = translate<(typeof english)['figures'], 'es'>({
  label: 'Cifras, todo el tiempo',
  ofMessage: 'Cifras de este mensaje, todo el tiempo',
  what: 'las cifras',
  notSent: 'Aún no se envió a nadie.',
  revenue: 'Ingresos',
  sent: 'Enviados',
  delivered: 'Entregados',
  failed: 'Fallidos',
  read: 'Leídos',
  ctr: 'CTR',
  messagesRead: 'mensajes leídos',
  messagesClicked: 'mensajes con clic',
  steps: { read: 'Leídos', clicked: 'Con clic', orders: 'Pedidos atribuidos' },
  ofDelivered: '{percent} de los entregados',
  terms: {
    sent: {
      question: '¿Qué cuenta como enviado?',
      answer: 'Los mensajes que WhatsApp o Messenger aceptó de Bellbird.',
    },
    delivered: {
      question: '¿Qué cuenta como entregado?',
      answer: 'Los mensajes que llegaron al teléfono del cliente.',
    },
    read: {
      question: '¿Qué cuenta como leído?',
      answer:
        'Los mensajes que un cliente abrió, si su app lo informa. Algunas personas lo desactivan, así que quizá más personas leyeron los tuyos.',
    },
    clicked: {
      question: '¿Qué cuenta como clic?',
      answer:
        'Los mensajes cuyo enlace o botón abrió un cliente. Cada mensaje cuenta una vez, aunque tenga varios clics.',
    },
  },
});

export const lift = translate<(typeof english)['lift'], 'es'>({
  title: 'Qué aporta',
  what: 'la comparación',
  verdicts: { helps: 'Ayuda', harms: 'Perjudica', unknown: 'Aún se desconoce' },
  notYet:
    'El {percent} % está en el grupo de control, y nadie de ese grupo tuvo aún cinco días para hacer un pedido. Después aparecerá aquí lo que aporta la campaña.',
  how: 'Compara a las personas que recibieron un mensaje con las del grupo de control, cada una desde la primera vez que le correspondió esta campaña. Un pedido cuenta si llega en un plazo de 5 días, se atribuya o no a un mensaje; las personas contactadas hace menos de 5 días aún no se cuentan.',
  since: 'Desde el {when}; el {percent} % está en el grupo de control.',
  sinceOver: 'Desde el {when}; ya no hay grupo de control.',
  sinceOfSample:
    'Desde el {when} (solo se cuentan las personas más recientes); el {percent} % está en el grupo de control.',
  sinceOfSampleOver:
    'Desde el {when} (solo se cuentan las personas más recientes); ya no hay grupo de control.',
  written: 'Con mensaje',
  heldOut: 'Grupo de control',
  difference: 'Diferencia',
  points: '{points} puntos',
  interval: 'de {low} a {high}',
  ordered: '{ordered} de {people} hicieron un pedido',
  nobody: 'Aún nadie',
  credited: 'Desde entonces se le atribuyen {amount}.',
  tooFew:
    'Todavía hicieron pedidos muy pocas personas para saber cuánto de eso habría llegado sin la campaña.',
  tooDifferent:
    'Los importes de los pedidos varían demasiado para saber ya cuánto de eso habría llegado sin la campaña.',
  added:
    'Cerca de {amount} de eso no habría llegado sin la campaña (de {low} a {high}, con un 95 % de confianza).',
});

export const partFigures = translate<(typeof english)['partFigures'], 'es'>({
  title: 'Cada parte, todo el tiempo',
  part: 'Parte',
  sent: 'Enviados',
  read: 'Leídos',
  tapped: 'Con clic',
  after: 'Después de “{answer}”',
  messagesTapped: 'mensajes con clic en su enlace o respuesta',
});

export const partNames = translate<(typeof english)['partNames'], 'es'>({
  cards: 'Tarjetas',
  image: 'Imagen',
  video: 'Video',
  document: 'Documento',
  receipt: 'Recibo',
  text: 'Texto',
});

export const past = translate<(typeof english)['past'], 'es'>({
  title: 'Qué habría enviado',
  about:
    'Prueba esta campaña con su configuración actual, guardada o no, sobre lo que de verdad ocurrió en tu tienda en los últimos 30 días. No se envía ni se cambia nada.',
  try: 'Probarla en los últimos 30 días',
  tryAgain: 'Probar de nuevo',
  stop: 'Detener',
  assumes:
    'Se supone que sus plantillas estaban aprobadas y que tu número o tu página podía enviar. Lo que la campaña envió de verdad en ese tiempo se reemplaza por lo que habría enviado.',
  what: 'lo que habría enviado',
  looking: 'Revisando lo que ocurrió.',
  looked: '{done} de {all} clientes revisados.',
  stopped: 'Detenido.',
  progress: 'Clientes revisados',
  nobody: 'No habría escrito a nadie: no ocurrió nada que la inicie.',
  sent: {
    one: 'Se habría enviado {count} mensaje a {people}.',
    many: 'Se habrían enviado {count} de mensajes a {people}.',
    other: 'Se habrían enviado {count} mensajes a {people}.',
  },
  sentSoFar: {
    one: 'Hasta ahora se habría enviado {count} mensaje a {people}.',
    many: 'Hasta ahora se habrían enviado {count} de mensajes a {people}.',
    other: 'Hasta ahora se habrían enviado {count} mensajes a {people}.',
  },
  people: { one: '{count} persona', many: '{count} de personas', other: '{count} personas' },
  silent: {
    one: 'En {count} ocasión no habría enviado nada; abajo está el motivo.',
    many: 'En {count} de ocasiones no habría enviado nada; abajo está el motivo de cada una.',
    other: 'En {count} ocasiones no habría enviado nada; abajo está el motivo de cada una.',
  },
  waiting: {
    one: '{count} mensaje seguiría esperando su hora.',
    many: '{count} de mensajes seguirían esperando su hora.',
    other: '{count} mensajes seguirían esperando su hora.',
  },
  cut: 'Ocurrió más de lo que se puede revisar: solo se revisa lo posterior al {when}.',
});

export const pastFile = translate<(typeof english)['pastFile'], 'es'>({
  what: 'estas personas',
  soFar: 'El archivo contiene lo que se encontró hasta ahora. Prueba hasta el final para obtenerlo todo.',
  cut: 'Ocurrió más de lo que se puede revisar. Igual que la lista, el archivo contiene el resultado de lo más reciente.',
  when: 'Fecha ({timeZone})',
  name: 'Nombre',
  phone: 'Teléfono',
  happened: 'Ocurrió ({timeZone})',
  worth: 'Importe',
  currency: 'Moneda',
  outcome: 'Qué habría seguido',
  waited: 'Motivo de la espera',
});

export const pastTable = translate<(typeof english)['pastTable'], 'es'>({
  label: 'Personas y lo que habría seguido',
  choice: 'Cuáles de ellas',
  got: 'Lo habrían recibido',
  gotNot: 'No lo habrían recibido',
  none: 'Nadie.',
  more: 'Mostrar más de {count}',
  when: 'Fecha',
  person: 'Persona',
  event: 'Qué pasó',
  outcome: 'Qué habría seguido',
  shortEvent: 'Qué pasó',
  shortOutcome: 'Resultado',
  nameless: 'Alguien sin nombre en tu tienda',
  message: 'El mensaje',
  oneMessage: 'Mensaje {number}',
});
