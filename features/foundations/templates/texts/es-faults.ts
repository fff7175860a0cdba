import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-faults.ts';

export const bodyFaults = translate<(typeof english)['bodyFaults'], 'es'>({
  missing: 'El texto de la plantilla no puede estar vacío',
  emptyLines: 'El texto de la plantilla no puede tener 2 líneas vacías seguidas.',
  gap: 'Las variables del texto deben ser {{1}}, {{2}}, etc., sin saltos.',
  sample: 'Cada variable del texto necesita un ejemplo.',
  ends: 'El texto no puede empezar ni terminar con una variable.',
  fewWords: 'El texto tiene demasiadas variables para tan pocas palabras.',
  spaces: 'El texto no puede tener tabulaciones ni más de cuatro espacios seguidos.',
  twice: 'Dos variables del texto tienen el mismo nombre.',
  offerTooLong: 'El texto de una oferta por tiempo limitado tiene como máximo {most} caracteres.',
});

export const draftFaults = translate<(typeof english)['draftFaults'], 'es'>({
  unreadable: 'No se puede leer esta plantilla.',
  language: 'WhatsApp no conoce este idioma. Elige un código como en o pt_BR.',
  languageForm: 'Un idioma se escribe como en o, con su país, como pt_BR.',
  malformed:
    'Escribe una variable como {{name}}: dos llaves a cada lado y, entre ellas, letras, números y _, empezando por una letra.',
  fileMissing: {
    image: 'Sube la imagen que va sobre el texto.',
    video: 'Sube el video que va sobre el texto.',
    document: 'Sube el documento que va sobre el texto.',
  },
  tooManyReplies: 'Una plantilla tiene como máximo {most} respuestas rápidas.',
  tooManyLinks: 'Una plantilla tiene un enlace como máximo: su texto y su dirección.',
  repliesOrLink: 'Una plantilla tiene respuestas rápidas o un enlace, no ambos.',
  shapeDiffers:
    'Una plantilla tiene la misma categoría, el mismo encabezado y las mismas variables y botones en todos los idiomas: compárala con la de {language}.',
  notRejected:
    'Solo se puede cambiar una plantilla rechazada, porque cada nombre corresponde a un texto. Cópiala con otro nombre.',
  stillSent: 'Esta plantilla aún se envía: {use}. Elige otra ahí y luego elimínala.',
});

export const headerFaults = translate<(typeof english)['headerFaults'], 'es'>({
  missing: 'Falta el texto del encabezado.',
  tooLong: 'El encabezado tiene más de {most} caracteres.',
  notPlain: 'El encabezado no puede tener saltos de línea, formato ni emojis.',
  oneVariable: 'El encabezado puede tener una variable como máximo.',
  counted: 'La variable del encabezado se escribe {{1}}.',
  sample: 'La variable del encabezado necesita un ejemplo.',
});

export const nameFaults = translate<(typeof english)['nameFaults'], 'es'>({
  missing: 'El nombre de la plantilla no puede estar vacío',
  deleted:
    'Se eliminó una plantilla con el nombre {name}, y los mensajes que se enviaron con ella aún la muestran. Elige otro nombre.',
  tooMany: 'Tienes {most} plantillas, que es el límite. Elimina una antes de crear otra.',
});

export const partFaults = translate<(typeof english)['partFaults'], 'es'>({
  footerMissing: 'El pie de página está vacío.',
  footerTooLong: 'El pie de página tiene más de {most} caracteres.',
  footerNotPlain: 'El pie de página no puede tener saltos de línea ni variables.',
  variableName:
    'El nombre de una variable tiene como máximo 50 letras, números y _, y empieza por una letra.',
  sampleMissing: 'Cada variable necesita un ejemplo.',
  sampleTooLong: 'Un ejemplo tiene más de {most} caracteres.',
  sampleNotPlain: 'Un ejemplo no tiene saltos de línea, tabulaciones ni más de cuatro espacios seguidos.',
  address: 'Una dirección empieza por https.',
  addressTooLong: 'Esta dirección tiene más de {most} caracteres.',
  buttonMissing: 'El texto del botón no puede estar vacío.',
  buttonVariable: 'El texto del botón no puede tener variables.',
  buttonNotPlain: 'El texto de un botón no puede tener saltos de línea, formato ni emojis.',
  buttonTwice: 'Dos botones tienen el mismo texto.',
  tooManyButtons: 'Una plantilla tiene como máximo {most} botones.',
});
