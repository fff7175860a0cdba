import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-editor.ts';

export const booking = translate<(typeof english)['booking'], 'es'>({
  warnings: 'Revisa esto primero',
  warning: '{check}: {problem}',
  what: 'las cifras',
  counting: 'Estamos contando quién la recibe y cuánto cuesta. Puedes continuar sin esperar las cifras.',
  recounting: 'Todavía estamos contando los cambios recientes. Las cifras se actualizan automáticamente.',
  unchecked: 'Puedes continuar sin las cifras.',
  unanswered:
    'No recibimos respuesta, así que no sabemos si funcionó. Inténtalo de nuevo: una difusión nunca se envía dos veces.',
  back: 'Volver',
  people: 'Personas',
  recipients: { one: '{count} persona', many: '{count} de personas', other: '{count} personas' },
  cost: 'Costo',
  starts: 'Empieza',
  startsNow: 'Ahora. El primer mensaje se envía hacia el {when}.',
  startsAt: 'El primer mensaje se envía hacia el {when}.',
  takes: 'Dura',
  takesMoment: 'Menos de un minuto, hasta el {when}.',
  takesAbout: 'Cerca de {time}, hasta el {when}.',
  plan: 'Plan',
  day: 'Límite diario de tu número',
});

export const bookingConfirms = translate<(typeof english)['bookingConfirms'], 'es'>({
  now: 'Enviar difusión',
  later: 'Programar difusión',
});

export const bookingTitles = translate<(typeof english)['bookingTitles'], 'es'>({
  now: '¿Enviar esta difusión ahora?',
  later: '¿Programar esta difusión?',
});

export const cancelSchedule = translate<(typeof english)['cancelSchedule'], 'es'>({
  title: '¿Cancelar la programación?',
  text: 'La difusión vuelve a ser un borrador y no se envía. Puedes programarla de nuevo cuando quieras.',
  confirm: 'Cancelar la programación',
  cancel: 'Dejarla programada',
});

export const changedElsewhere = translate<(typeof english)['changedElsewhere'], 'es'>({
  title: 'Otra persona cambió esta difusión',
  text: 'Se guardó en otra ventana después de que la abriste. Lo que escribiste aún no está guardado.',
  how: 'Cierra este aviso para ver lo que escribiste. Si muestras la otra versión, lo que escribiste se pierde.',
  showTheirs: 'Mostrar la otra versión',
  saveMine: 'Guardar mi versión',
});

export const changesRequired = translate<(typeof english)['changesRequired'], 'es'>({
  title: '¡Hay que corregir algo!',
  close: 'Entendido',
});

export const editor = translate<(typeof english)['editor'], 'es'>({
  settings: 'Configuración general',
  name: 'Nombre',
  nameHint: 'Solo lo ves tú.',
  nameMissing: 'Escribe un nombre.',
  audience: 'Elige la audiencia:',
  scheduledFor: 'para el {when}',
  saveDraft: 'Guardar borrador',
  saveAndSchedule: 'Guardar y programar',
  sendNow: 'Enviar ahora',
  scheduled: 'Programada',
  cancel: 'Cancelar',
  previewEmpty: 'Elige una plantilla para ver tu mensaje aquí.',
  sampleName: 'Lucía',
});

export const firstGroup = translate<(typeof english)['firstGroup'], 'es'>({
  title: 'Primer grupo',
  switch: 'Probar primero con unas pocas personas',
  hint: 'Unas pocas personas reciben primero el mensaje. Si fallan demasiados de estos mensajes, o si demasiadas de estas personas se dan de baja, el envío se detiene automáticamente y te pregunta.',
  hintBlocked: 'Una prueba A/B tiene su propio primer grupo. Desactiva la prueba para elegir uno aquí.',
  size: 'Tamaño',
  sizes: { percent: 'Un porcentaje de la audiencia', people: 'Una cantidad de personas' },
  percent: 'Porcentaje de la audiencia',
  people: 'Cantidad de personas',
  watched: 'Se observa durante',
  minutes: 'minutos',
  failed: 'Límite de mensajes fallidos',
  optedOut: 'Límite de bajas',
});

export const laterSteps = translate<(typeof english)['laterSteps'], 'es'>({
  capped: {
    one: '{count} de ellas recibió últimamente todas las ofertas que permiten tus límites y puede que la reciba más tarde.',
    many: '{count} de ellas recibieron últimamente todas las ofertas que permiten tus límites y puede que la reciban más tarde.',
    other:
      '{count} de ellas recibieron últimamente todas las ofertas que permiten tus límites y puede que la reciban más tarde.',
  },
  quietHours: {
    one: '{count} de ellas está en horas de silencio en ese momento y la recibe cuando terminen.',
    many: '{count} de ellas están en horas de silencio en ese momento y la reciben cuando terminen.',
    other: '{count} de ellas están en horas de silencio en ese momento y la reciben cuando terminen.',
  },
});

export const schedule = translate<(typeof english)['schedule'], 'es'>({
  title: 'Programación',
  choice: 'Cuándo se envía',
  now: 'Ahora',
  later: 'En otro momento',
  nowHint: 'Se envía en cuanto lo confirmas. Quienes estén en horas de silencio la reciben cuando terminen.',
  day: 'Día',
  time: 'Hora',
  localTime: 'A esa hora en el lugar de cada persona',
  localTimeHint:
    'Cada persona la recibe cuando es esa hora donde vive. El envío empieza en la primera zona horaria. Donde la hora ya pasó, las personas la reciben de inmediato.',
  missing: 'Elige un día y una hora. Se usa la hora de tu tienda: {zone}.',
  at: 'Se envía el {exact}. Se usa la hora de tu tienda: {zone}.',
  skipped:
    'Ese día se adelanta el reloj y esa hora no existe, así que se envía a las {shown}: {exact}. Se usa la hora de tu tienda: {zone}.',
  twice:
    'Ese día esa hora se repite, y se envía en la primera de las dos: {exact}. Se usa la hora de tu tienda: {zone}.',
});

export const template = translate<(typeof english)['template'], 'es'>({
  title: 'Elige la plantilla:',
  legend: 'Plantilla',
  ownWords: 'Tu propio texto',
  choose: 'Elegir plantilla',
  offer: 'Texto de la oferta',
  support: 'Número de atención',
  supportHint: 'Solo cifras, con el código de país, por ejemplo 34-600000101.',
  supportInvalid: 'Usa un número de teléfono de atención válido.',
  missing: 'Completa este campo.',
  spaces: 'Quita los tabuladores y más de cuatro espacios seguidos.',
  offerLines: '¡No se permiten saltos de línea: los quitaremos automáticamente al enviar tus campañas!',
  variableLines: 'En las variables no se permiten saltos de línea',
  link: 'Dirección del enlace “{name}”',
  linkStart: 'https://',
  leadsTo: 'Lleva a {address}',
  leadsOtherwise: 'Si lo dejas vacío, lleva a {address}.',
  leadsToShop: 'Si lo dejas vacío, lleva a la página de inicio de tu tienda.',
  linkInvalid: 'Esto no es una dirección web. Escríbela así: https://tienda.example/rebajas',
});

export const testSend = translate<(typeof english)['testSend'], 'es'>({
  title: 'Enviar una prueba',
  arm: 'Qué texto probar',
  phone: 'Número de WhatsApp, con el código de país',
  send: 'Enviar una prueba',
  check: '¿Llegó?',
  sent: 'Se enviará un mensaje de WhatsApp al {phone}. Si no llega, revisa el número.',
  hint: 'Los ejemplos reemplazan todo lo que aún no está completo. Las pruebas no cuentan en tus cifras.',
  hintUnsaved:
    'La prueba no incluye tus cambios sin guardar. Los ejemplos reemplazan todo lo que aún no está completo. Las pruebas no cuentan en tus cifras.',
});

export const toasts = translate<(typeof english)['toasts'], 'es'>({
  saving: 'Guardando la campaña',
  saved: 'La campaña se guardó como borrador',
  scheduling: 'Programando la campaña',
  scheduled: 'La campaña se programó correctamente',
  starting: 'Iniciando la difusión',
  started: 'La difusión está en camino',
});

export const unsaved = translate<(typeof english)['unsaved'], 'es'>({
  text: 'Esta difusión tiene cambios sin guardar.',
  leave: 'Descartar cambios',
  stay: 'Seguir editando',
  save: 'Guardar borrador',
});
