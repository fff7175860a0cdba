import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-words.ts';

export const afterRejection = translate<(typeof english)['afterRejection'], 'es'>({
  WA: 'Cámbialo donde se administra tu número, en el administrador de WhatsApp de Meta o en Gupshup, y envíalo ahí de nuevo a aprobación. Bellbird recibe la respuesta automáticamente.',
  FB: 'Meta revisa los mensajes que tu página envía sobre los pedidos. No puedes cambiar este texto: escríbenos en Soporte y enviamos otro a aprobación.',
});

export const awaited = translate<(typeof english)['awaited'], 'es'>({
  label: 'El texto que espera el {message}',
  title: 'Tu propio texto',
  change: 'Cambiar el texto',
  keepOld: 'Conservar el texto anterior',
  pending: 'WhatsApp está revisando tu texto.',
  untilApproved: 'Hasta que WhatsApp apruebe tu texto nuevo, se envía el anterior.',
  namedUntilApproved: 'Hasta que WhatsApp apruebe tu texto nuevo, se envía “{name}”.',
  thenYours: 'Después, este mensaje usa el tuyo automáticamente.',
  approved: 'WhatsApp aprobó tu texto. Este mensaje lo usará en un momento.',
  rejected: 'WhatsApp no aprobó tu texto.',
  submitAgain: 'Cambia el tuyo y envíalo de nuevo a aprobación.',
  paused: 'WhatsApp puso tu texto en pausa.',
  disabled: 'WhatsApp deshabilitó tu texto.',
  goesOn: 'El anterior se sigue enviando.',
  namedGoesOn: 'El texto “{name}” se sigue enviando.',
  value: 'En este mensaje no hay nada para completar {value}, así que tu texto no se usa.',
  discount: 'Tu texto muestra un descuento, y este mensaje no tiene ninguno.',
  setDiscount: 'Define un descuento, y este mensaje usará tu texto cuando esté aprobado.',
  answers: 'Otros mensajes siguen a las respuestas de este, así que tu texto no se usa.',
});

export const editQuestion = translate<(typeof english)['editQuestion'], 'es'>({
  title: '¿Guardar antes tus cambios?',
  faultTitle: 'Antes hay que corregir algo',
  text: 'Lo que cambiaste en esta página se guarda antes de editar el flujo.',
  notNow: 'Ahora no',
  gotIt: 'Entendido',
  save: 'Guardar y continuar',
});

export const editor = translate<(typeof english)['editor'], 'es'>({
  edit: 'Editar',
  editOf: 'Editar el {message}',
  editCampaign: 'Editar {campaign}',
  timeAndAnswers: 'Editar tiempo y respuestas',
  timeAndAnswersOf: 'Editar tiempo y respuestas del {message}',
  time: 'Cambiar la espera',
  timeOf: 'Cambiar la espera del {message}',
  toolFaults: 'Corrige los errores de la herramienta de suscripción antes de editar el flujo.',
  unsaved: 'Tu flujo tiene cambios sin guardar',
  what: 'el flujo',
});

export const known = translate<(typeof english)['known'], 'es'>({
  all: 'Se conoce todo',
  nameless: 'No se conoce el nombre',
  undiscounted: 'No hay descuento',
  none: 'No se conoce nada',
});

export const ownWords = translate<(typeof english)['ownWords'], 'es'>({
  edit: 'Editar el texto',
  editOf: 'Editar el texto del {message}',
  label: 'Texto del {message}',
  hint: 'Lo que dice tu mensaje',
  note: 'Los botones siguen haciendo lo mismo. WhatsApp tiene que aprobar tu texto; hasta entonces se sigue enviando el actual. Todos los clientes reciben tu texto tal como lo escribes, sea cual sea su idioma.',
  titles: {
    of: 'Botones del {message}',
    most: 'El texto de un botón puede tener {most} caracteres como máximo.',
    link: 'Botón {number}, abre una página',
    reply: 'Botón {number}, responde',
    stop: 'Botón {number}, da de baja',
    call: 'Botón {number}, llama a un número',
    form: 'Botón {number}, abre un formulario',
  },
  cancel: 'Cancelar',
  submit: 'Enviar a aprobación',
  unsubmitted: 'Tu texto aún no se envió a aprobación.',
  leave: 'Descartar el texto',
  stay: 'Seguir escribiendo',
});

export const preview = translate<(typeof english)['preview'], 'es'>({
  label: 'Vista previa',
  approved:
    'Los mensajes aprobados no se pueden acortar. Si falta el nombre, el saludo lo omite. Si falta otra cosa, se envía la versión sin ella, o nada.',
  where: 'Mostrarlo cuando',
  whereNote: 'El cliente nunca ve un valor sin completar.',
});

export const stopped = translate<(typeof english)['stopped'], 'es'>({
  ofMessage: 'Mensaje {number}: {reason}',
  noDiscount: 'Muestra un descuento, pero no hay ninguno. No se envía.',
  setDiscount: 'Configurar el descuento',
});

export const templateMeanings = translate<(typeof english)['templateMeanings'], 'es'>({
  ENABLED: '{reviewer} aprobó este mensaje. Se puede enviar.',
  PENDING: '{reviewer} está revisando este mensaje. Se envía cuando esté aprobado.',
  REJECTED: '{reviewer} no aprobó este mensaje. No se envía.',
  PAUSED: '{reviewer} puso este mensaje en pausa. Por ahora no se envía.',
  DISABLED: '{reviewer} deshabilitó este mensaje. No se envía.',
});

export const templateStates = translate<(typeof english)['templateStates'], 'es'>({
  ENABLED: 'Aprobada',
  PENDING: 'En revisión',
  REJECTED: 'Rechazada',
  PAUSED: 'En pausa',
  DISABLED: 'Deshabilitada',
});

export const templates = translate<(typeof english)['templates'], 'es'>({
  unnamed: 'Texto de este mensaje',
  calledThere: 'Meta lo conoce como {template}.',
});

export const testSend = translate<(typeof english)['testSend'], 'es'>({
  title: 'Enviar una prueba',
  of: 'Enviar una prueba: {message}',
  ofThis: 'este mensaje',
  about: {
    WA: 'Envía el mensaje con su configuración y valores de ejemplo a tu teléfono por WhatsApp. Las pruebas no cuentan en tus cifras.',
    FB: 'Envía el mensaje por Messenger, con su configuración y valores de ejemplo, a alguien que escribió a tu página en las últimas 24 horas, idealmente a ti. Las pruebas no cuentan en tus cifras.',
  },
  number: 'Número de WhatsApp, con el código de país',
  close: 'Cerrar',
  send: 'Enviar',
  again: 'Enviar de nuevo',
  sentToNumber: 'La prueba está en camino al {number}. Si no llega, revisa el número.',
  sentToPerson: 'La prueba está en camino. Si no llega, comprueba si el chat sigue abierto.',
  what: 'quienes escribieron a tu página',
  nobody:
    'Nadie escribió a tu página en las últimas 24 horas, y Messenger no entrega pruebas a nadie más. Escribe a tu página desde tu propia cuenta y comprueba de nuevo.',
  check: 'Comprobar de nuevo',
  person: 'Quién la recibe',
  wrote: '{name}, escribió {when}',
  namelessWrote: 'Alguien sin nombre, escribió {when}',
});
