import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-flight.ts';

export const flight = translate<(typeof english)['flight'], 'es'>({
  title: 'Revisión previa',
  what: 'la revisión previa',
  check: 'Revisar',
  checkAgain: 'Revisar de nuevo',
  hint: 'Mira quién la recibe, cuándo le llega a la última persona, cuánto cobra WhatsApp y cómo la ven personas reales. No se envía nada.',
  hintUnsaved: 'Guarda antes tus cambios. La revisión usa lo que está guardado.',
  recounting:
    'Todavía estamos contando los cambios recientes. Las cifras de abajo se actualizan automáticamente.',
});

export const flightAbTest = translate<(typeof english)['flightAbTest'], 'es'>({
  title: 'Qué texto reciben',
  textA: 'Primero el texto A',
  textB: 'Primero el texto B',
  rest: 'Esperan el resultado',
});

export const flightChecks = translate<(typeof english)['flightChecks'], 'es'>({
  noNumber: 'No hay ningún número de WhatsApp conectado.',
  noTemplate: 'Aún no se eligió ninguna plantilla.',
});

export const flightCost = translate<(typeof english)['flightCost'], 'es'>({
  title: 'Cuánto cuesta',
  country: 'País',
  people: 'Personas',
  each: 'Por persona',
  total: 'Total',
  otherCountry: 'Otros países',
  otherCountries: { one: '{count} país más', many: '{count} de países más', other: '{count} países más' },
  inAll:
    'Cerca de {amount} si la reciben todas las personas, también las que la reciben más tarde, según las tarifas de WhatsApp del {day}.',
  uncounted: {
    one: '{count} persona no está incluida: no se conoce su país y, por lo tanto, tampoco su tarifa.',
    many: '{count} de personas no están incluidas: no se conoce su país y, por lo tanto, tampoco su tarifa.',
    other: '{count} personas no están incluidas: no se conoce su país y, por lo tanto, tampoco su tarifa.',
  },
  invoice: 'Es una estimación: la cifra definitiva está en la factura de WhatsApp.',
  replies: 'A eso se suman tus respuestas a quienes contesten.',
  repliesPriced: 'A eso se suman tus respuestas a quienes contesten, que cuestan cerca de {price} cada una.',
});

export const flightFinish = translate<(typeof english)['flightFinish'], 'es'>({
  localTime: 'Cada persona la recibe cuando es esa hora donde vive.',
  firstGroup: 'El resto espera al primer grupo, que se observa durante {wait}.',
  test: 'El resto espera la prueba, durante {wait} o hasta que haya un ganador.',
  merchant: 'El resto de la prueba espera tu decisión, que no se cuenta aquí.',
  quietHours: 'Quien esté en horas de silencio la recibe cuando terminen.',
  others: {
    one: 'Antes se envía cerca de {count} mensaje más de tu número.',
    many: 'Antes se envían cerca de {count} de mensajes más de tu número.',
    other: 'Antes se envían cerca de {count} mensajes más de tu número.',
  },
  overDay: 'Quienes superan el límite del día no se cuentan aquí.',
  overPlan: 'Quienes superan el límite de tu plan no se cuentan aquí.',
});

export const flightPeople = translate<(typeof english)['flightPeople'], 'es'>({
  title: 'Cómo la ven',
  choice: 'De quién es el teléfono',
  person: 'Persona {number}',
  personWithText: '{person}, texto {arm}',
  phone: '{phone}, en {language}',
  noPhone: 'Sin número, en {language}',
});

export const flightReady = translate<(typeof english)['flightReady'], 'es'>({
  title: 'Qué se revisó',
  settings: 'Configuración',
  day: 'Límite diario',
  checks: { template: 'Plantilla', link: 'Enlaces', number: 'Número', plan: 'Plan' },
  good: 'En orden',
  bad: 'Requiere atención',
  fine: 'en orden',
  finish: '<strong>Termina hacia el</strong> {when}.',
  finishAtRate: '<strong>Termina hacia el</strong> {when}. Mensajes por segundo: hasta {rate}.',
});

export const flightSteps = translate<(typeof english)['flightSteps'], 'es'>({
  title: 'Quién la recibe',
  steps: {
    inRules: {
      one: 'está en las reglas de la audiencia.',
      many: 'están en las reglas de la audiencia.',
      other: 'están en las reglas de la audiencia.',
    },
    notConsented: {
      one: 'de ellas no aceptó ofertas.',
      many: 'de ellas no aceptaron ofertas.',
      other: 'de ellas no aceptaron ofertas.',
    },
    audience: { one: 'queda: la audiencia.', many: 'quedan: la audiencia.', other: 'quedan: la audiencia.' },
    unreachable: {
      one: 'no tiene un número o ID al que WhatsApp pueda enviar.',
      many: 'no tienen un número o ID al que WhatsApp pueda enviar.',
      other: 'no tienen un número o ID al que WhatsApp pueda enviar.',
    },
    heldOut: {
      one: 'está en el grupo de control, para comparar, y no recibe nada.',
      many: 'están en el grupo de control, para comparar, y no reciben nada.',
      other: 'están en el grupo de control, para comparar, y no reciben nada.',
    },
    capped: {
      one: 'recibió últimamente todas las ofertas que permiten tus límites; puede que la reciba más tarde.',
      many: 'recibieron últimamente todas las ofertas que permiten tus límites; puede que la reciban más tarde.',
      other:
        'recibieron últimamente todas las ofertas que permiten tus límites; puede que la reciban más tarde.',
    },
    quietHours: {
      one: 'está en horas de silencio en ese momento; la recibe cuando terminen.',
      many: 'están en horas de silencio en ese momento; la reciben cuando terminen.',
      other: 'están en horas de silencio en ese momento; la reciben cuando terminen.',
    },
    overDayLimit: {
      one: 'supera el límite de WhatsApp para ese día.',
      many: 'superan el límite de WhatsApp para ese día.',
      other: 'superan el límite de WhatsApp para ese día.',
    },
    overPlanLimit: {
      one: 'supera lo que permite tu plan.',
      many: 'superan lo que permite tu plan.',
      other: 'superan lo que permite tu plan.',
    },
    atOnce: {
      one: 'la recibe cuando se envía.',
      many: 'la reciben cuando se envía.',
      other: 'la reciben cuando se envía.',
    },
  },
});

export const limits = translate<(typeof english)['limits'], 'es'>({
  dayMissing: {
    one: '{count} cliente no recibirá mensajes ese día.',
    many: '{count} de clientes no recibirán mensajes ese día.',
    other: '{count} clientes no recibirán mensajes ese día.',
  },
  dayTaken: '{booked} de {limit} ya están ocupados ese día.',
  planMissing: {
    one: '{count} cliente no recibirá mensajes.',
    many: '{count} de clientes no recibirán mensajes.',
    other: '{count} clientes no recibirán mensajes.',
  },
  raisePlan: 'Elige un plan más grande para llegar a todas las personas.',
  planLeft: {
    messages: 'A tu plan le quedan {left} de {most} mensajes hasta el {until}.',
    conversations: 'A tu plan le quedan {left} de {most} conversaciones hasta el {until}.',
  },
});

export const linkChecks = translate<(typeof english)['linkChecks'], 'es'>({
  unchecked: '{address} no se comprobó.',
  answers: '{address} responde.',
  closed: '{address} es una dirección de una red privada: nadie de fuera puede abrirla.',
  unknownName: '{address} no existe: ningún servidor tiene ese nombre.',
  silent: '{address} no respondió. Ábrela y revisa cómo está escrita.',
  missing: '{address} lleva a una página que no existe ({status}).',
  fault: '{address} responde con un error de su servidor ({status}).',
});

export const missingDetails = translate<(typeof english)['missingDetails'], 'es'>({
  template: 'Aún no has elegido una plantilla.',
  rules: 'A una regla de la audiencia le falta un valor.',
  time: 'Aún no has elegido día y hora.',
  offer: 'El texto de la oferta está vacío.',
});
