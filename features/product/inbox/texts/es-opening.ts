import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-opening.ts';

export const opening = translate<(typeof english)['opening'], 'es'>({
  title: 'Horario de atención',
  what: 'Tu horario de atención',
  back: 'Volver a la bandeja de entrada',
  openUntil: 'Abierto hasta: {when}',
  open: 'Abierto',
  closedUntil: 'Cerrado hasta: {when}',
  closed: 'Cerrado',
  nowOpenUntil: 'Abierto ahora, hasta: {when}',
  nowOpen: 'Abierto ahora.',
  nowClosedAway: 'Cerrado ahora: quien escriba recibirá el mensaje de ausencia.',
  nowClosed: 'Cerrado ahora: quien escriba no recibirá ninguna respuesta automática.',
  nowOff: 'El horario de atención está desactivado, así que no se envía ningún mensaje de ausencia.',
  save: 'Guardar',
  discard: 'Descartar',
  saving: 'Guardando',
  saved: 'Guardado',
});

export const hours = translate<(typeof english)['hours'], 'es'>({
  title: 'Horario de atención',
  text: 'Cuándo responde tu equipo, en la zona horaria de tu tienda: {zone}.',
  switch: 'Usar el horario de atención',
  from: '{day}, abre a las',
  until: '{day}, cierra a las',
  closed: 'Cerrado',
  add: 'Agregar horas',
  addTo: 'Agregar horas: {day}',
  remove: 'Quitar {from}–{until}: {day}',
  copy: 'Copiar a todos los días',
  copyFrom: 'Copiar a todos los días: {day}',
  overlap: 'Estas horas se superponen. Cambia una de ellas.',
  closedDays: 'Días cerrados',
  closedDaysText: 'Festivos en los que nadie responde.',
  addDay: 'Agregar un día cerrado',
  removeDay: 'Quitar {day}',
  daysFull: 'El límite es de 60 días. Quita uno que ya no necesites.',
});

export const away = translate<(typeof english)['away'], 'es'>({
  title: 'Mensaje de ausencia',
  explanation:
    'Se envía una vez cuando un cliente empieza a esperar fuera de tu horario: como máximo cada cuatro horas y tres veces al día. La conversación sigue esperándote.',
  switch: 'Enviar el mensaje de ausencia',
  needsHours: 'Activa primero el horario de atención.',
  text: 'Texto',
  insertName: 'Insertar el nombre',
  unknown: '{variable} no es una variable. Usa solo {known}.',
  needsText: 'Escribe primero un texto.',
  preview: 'Vista previa',
  sampleQuestion: 'Hola, ¿dónde está mi pedido?',
  sampleName: 'Mira',
  usual:
    'Hola {{first name}}, gracias por tu mensaje. Ahora estamos cerrados y te responderemos en cuanto volvamos.',
  automatic: '{source}, enviado automáticamente',
});
