import { translate } from '#platform/language/catalogue.ts';
import type {
  flight as englishFlight,
  flightAbTest as englishFlightAbTest,
  flightCost as englishFlightCost,
  flightPeople as englishFlightPeople,
  flightReady as englishFlightReady,
  flightSteps as englishFlightSteps,
  limits as englishLimits,
} from './en-flight.ts';

export const flight = translate<typeof englishFlight, 'es'>({
  title: 'Revisión previa',
  what: 'la revisión previa',
  check: 'Revisar',
  checkAgain: 'Revisar de nuevo',
  hint: 'Mira quién la recibe, cuándo le llega a la última persona, cuánto cobra WhatsApp y cómo la ven personas reales. No se envía nada.',
  hintUnsaved: 'Guarda antes tus cambios. La revisión usa lo que está guardado.',
  recounting:
    'Todavía estamos contando los cambios recientes. Las cifras de abajo se actualizan automáticamente.',
});

export const flightReady = translate<typeof englishFlightReady, 'es'>({
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

export const limits = translate<typeof englishLimits, 'es'>({
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

export const flightSteps = translate<typeof englishFlightSteps, 'es'>({
  title: 'Quién la recibe',
});

export const flightAbTest = translate<typeof englishFlightAbTest, 'es'>({
  title: 'Qué texto reciben',
  textA: 'Primero el texto A',
  textB: 'Primero el texto B',
  rest: 'Esperan el resultado',
});

export const flightCost = translate<typeof englishFlightCost, 'es'>({
  title: 'Cuánto cuesta',
  country: 'País',
  people: 'Personas',
  each: 'Por persona',
  total: 'Total',
  otherCountry: 'Otros países',
  otherCountries: {
    one: '{count} país más',
    many: '{count} de países más',
    other: '{count} países más',
  },
});

export const flightPeople = translate<typeof englishFlightPeople, 'es'>({
  title: 'Cómo la ven',
  choice: 'De quién es el teléfono',
  person: 'Persona {number}',
  personWithText: '{person}, texto {arm}',
  phone: '{phone}, en {language}',
  noPhone: 'Sin número, en {language}',
});
