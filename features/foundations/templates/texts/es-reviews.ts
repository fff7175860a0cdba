import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-reviews.ts';

export const notices = translate<(typeof english)['notices'], 'es'>({
  marketingNow:
    'WhatsApp cuenta ahora esta plantilla como marketing: solo se envía a personas que aceptaron ofertas, fuera de las horas de silencio y dentro de tus límites, y cuesta lo mismo que una oferta.',
  marketingSoon:
    'WhatsApp contará pronto esta plantilla como marketing: desde entonces solo se enviará a personas que aceptaron ofertas, fuera de las horas de silencio y dentro de tus límites, y costará lo mismo que una oferta.',
  marketingFrom:
    'WhatsApp contará esta plantilla como marketing alrededor del {day}: desde entonces solo se enviará a personas que aceptaron ofertas, fuera de las horas de silencio y dentro de tus límites, y costará lo mismo que una oferta.',
  lowQuality:
    'A los clientes no les gusta esta plantilla: WhatsApp considera que su calidad es baja y puede pausarla.',
  withoutNumber: 'Se envía a aprobación en cuanto conectes un número de WhatsApp.',
});

export const stopReasons = translate<(typeof english)['stopReasons'], 'es'>({
  FIRST_PAUSE: 'No les gustó a demasiados clientes, así que WhatsApp la pausó por tres horas.',
  SECOND_PAUSE: 'Otra vez no les gustó a demasiados clientes, así que WhatsApp la pausó por seis horas.',
  RATE_LIMITING_PAUSE: 'WhatsApp la pausó para ver primero cómo la reciben los clientes.',
  DISABLED: 'No les gustó a los clientes por tercera vez, así que WhatsApp la desactivó para siempre.',
  INVALID_FORMAT: 'WhatsApp no aceptó sus variables o su formato.',
  ABUSIVE_CONTENT: 'WhatsApp no aceptó su contenido.',
  TAG_CONTENT_MISMATCH: 'WhatsApp no aceptó su categoría.',
  PROMOTIONAL: 'WhatsApp dice que es marketing y que hay que enviarla como tal.',
  SCAM: 'WhatsApp cree que es una estafa.',
  TAG_SHOULD_BE_MARKETING: 'Messenger cree que es marketing, y ahí las plantillas no pueden llevarlo.',
  INCORRECT_PARAMS: 'Messenger no aceptó la forma en que están escritos sus valores.',
  PARAMS_TO_WORD_RATIO_EXCEED_LIMIT: 'Messenger encuentra demasiados valores en un texto tan corto.',
  TEMPLATE_VARIABLES_MISSING_SAMPLE_VALUES: 'A Messenger le falta el ejemplo de un valor.',
  nameTaken: 'El nombre de la plantilla ya existe.',
  sampleIsGone: 'El archivo de ejemplo del encabezado ya no existe. Elige otro y vuelve a enviarla.',
  unreadable: 'Bellbird no puede leer esta plantilla. Escríbela de nuevo con otro nombre.',
  deleted: 'La eliminaste.',
  none: 'WhatsApp no dio ningún motivo.',
});
