import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-rows.ts';

export const errorsFile = translate<(typeof english)['errorsFile'], 'es'>({
  line: 'Línea',
  reason: 'Motivo',
  row: 'Fila',
});

export const failReasons = translate<(typeof english)['failReasons'], 'es'>({
  crashed:
    'El servidor se detuvo tres veces mientras procesaba esta lista. Iníciala de nuevo como importación nueva: quienes ya se agregaron no se agregan dos veces.',
  broken:
    'Algo salió mal de nuestro lado tres veces y quedó registrado. Iníciala más tarde como importación nueva: quienes ya se agregaron no se agregan dos veces.',
  cancelled: 'Cancelaste esta importación. Quienes ya se habían agregado se conservan.',
  tooManyRows:
    'Este archivo tiene más de 5 millones de filas, así que no se agregó a nadie. Divídelo e importa las partes.',
  tooManyFaults:
    'Ninguna de las primeras 100 000 filas tiene un número al que se pueda escribir, así que no se agregó a nadie. Revisa qué columna es el número de teléfono, y también el país.',
  noPeople:
    'Ninguna fila de este archivo tiene un número al que se pueda escribir, así que no se agregó a nadie.',
  personErased:
    'Alguien de esta lista pidió borrar sus datos, así que la lista se eliminó. Quita a esa persona de tu archivo e inícialo de nuevo como importación nueva.',
  fileGone: 'El archivo de esta importación ya no existe. Iníciala de nuevo como importación nueva.',
});

export const rowFaults = translate<(typeof english)['rowFaults'], 'es'>({
  width:
    'Esta fila tiene {cells} celdas, pero el archivo tiene {columns} columnas. Pon entre comillas los valores que tengan una coma o un punto y coma.',
  quoteNotClosed: 'En esta línea hay comillas que nunca se cierran.',
  rowTooLong: 'Esta fila tiene más de 65 000 caracteres.',
  takenBefore: 'Una fila anterior ya tiene este número: se tomó aquella.',
  takenWithoutYes:
    'Una fila anterior ya tiene este número: se tomó aquella, pero sin consentimiento, porque esta fila no dice que sí.',
  noNumber: 'Falta el número de teléfono.',
  rounded:
    'Una hoja de cálculo redondeó este número. Da formato de texto a su columna y exporta de nuevo la lista.',
  severalNumbers: 'Hay varios números de teléfono. Deja el que está en WhatsApp.',
  unknownCountry:
    '“{country}” no es un país que conozcamos. Escribe sus dos letras, como ES, o su código de llamada, como +34.',
  invalid: 'Este no es un número de teléfono al que se pueda escribir (leído como de {country}).',
  question: '¿Quisiste decir {numbers}? Escribe el número con el signo más y su código de país.',
  or: '{first} o {second}',
});

export const rowNotes = translate<(typeof english)['rowNotes'], 'es'>({
  taken: 'Esta persona se agregó.',
  firstName: 'El nombre es demasiado largo y se omitió.',
  lastName: 'El apellido es demasiado largo y se omitió.',
  email: 'El correo electrónico no es válido y se omitió.',
  language: 'El idioma no es un código como es o pt-BR y se omitió.',
  tags: 'Algunas etiquetas son demasiado largas, o hay demasiadas, y se omitieron.',
  attribute: {
    valueString: '{attribute}: tiene más de {most} caracteres y se omitió.',
    valueNumber: '{attribute}: no es un número y se omitió.',
    valueDate: '{attribute}: no es una fecha y se omitió.',
  },
  namelessAttribute: 'Un valor',
});
