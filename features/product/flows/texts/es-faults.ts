import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-faults.ts';

export const delays = translate<(typeof english)['delays'], 'es'>({
  Seconds: { one: '{count} segundo', many: '{count} de segundos', other: '{count} segundos' },
  Minutes: { one: '{count} minuto', many: '{count} de minutos', other: '{count} minutos' },
  Hours: { one: '{count} hora', many: '{count} de horas', other: '{count} horas' },
  Days: { one: '{count} día', many: '{count} de días', other: '{count} días' },
});

export const faultHeaders = translate<(typeof english)['faultHeaders'], 'es'>({
  cards: 'Carrusel',
  buttons: 'Texto con botones',
  text: 'Texto',
  quickReply: 'Respuesta rápida',
  media: 'Imagen, video o documento',
  time: 'Editar tiempo',
  button: 'Editar botón',
});

export const faults = translate<(typeof english)['faults'], 'es'>({
  title: 'Corrige esto antes de guardar:',
  noText: 'El texto no puede estar vacío',
  noTitle: 'El título no puede estar vacío',
  noSubtitle: 'El subtítulo no puede estar vacío',
  noButtonTitle: 'El título del botón no puede estar vacío',
  emptyAddress: 'La URL no puede estar vacía',
  badAddress: 'La URL debe empezar con https:// o http://',
  noPhone: 'El teléfono no puede estar vacío',
  badPhone: 'El número de teléfono debe ser válido y llevar el código de país, que empieza con +',
  repeatedTitle: 'Dos respuestas no pueden tener el mismo título',
  answersAlone: 'Las respuestas necesitan un mensaje encima',
});

export const testNotes = translate<(typeof english)['testNotes'], 'es'>({
  unsaved: 'Lo que cambiaste y aún no guardaste no está incluido.',
  unsavedAndWrong:
    'Lo que cambiaste y aún no guardaste no está incluido. Se puede incluir cuando ya no haya nada que corregir.',
  written:
    'Se envía tal como está escrito aquí, guardado o no. Sus respuestas llevan a lo último que se guardó.',
});

export const tooLong = translate<(typeof english)['tooLong'], 'es'>({
  title: 'El título no puede tener más de {most} caracteres',
  subtitle: 'El subtítulo no puede tener más de {most} caracteres',
  buttonTitle: 'El título del botón no puede tener más de {most} caracteres',
});

export const units = translate<(typeof english)['units'], 'es'>({
  Seconds: { one: 'segundo', many: 'segundos', other: 'segundos' },
  Minutes: { one: 'minuto', many: 'minutos', other: 'minutos' },
  Hours: { one: 'hora', many: 'horas', other: 'horas' },
  Days: { one: 'día', many: 'días', other: 'días' },
});
