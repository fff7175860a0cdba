import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-order-campaigns.ts';

export const codConfirmation = translate<(typeof english)['codConfirmation'], 'es'>({
  title: 'Pago contra entrega a prepago y confirmación',
  words: {
    about:
      'Pide a un cliente que confirme un pedido con pago contra entrega, y puede ofrecerle cancelarlo o pagarlo en línea.',
    delayPhrase: 'del pedido con pago contra entrega',
    rightAfter: 'justo después del pedido',
    heldBack: 'No se envía si entretanto el pedido se pagó, se envió o se canceló.',
    recipients: 'los suscriptores cuyo pedido es con pago contra entrega',
    reasons: {
      orderCancelled: 'El pedido se canceló antes de la pregunta.',
      orderPaid: 'El pedido se pagó antes de la pregunta.',
      orderSent: 'El pedido se envió antes de la pregunta.',
      orderEmptied: 'Todos los artículos se quitaron del pedido antes de la pregunta.',
      settled: 'El pedido ya estaba resuelto antes de la pregunta.',
      noPhone: 'El pedido no tiene número de teléfono, así que no había a quién preguntar.',
      ofDraft: 'El pedido llegó por un enlace de pago nuestro. No se pregunta de nuevo.',
      toldLate:
        'Tu tienda informó de este pedido con más de un día de retraso, así que no se preguntó por él.',
    },
  },
  pastReason:
    'Cada pedido con pago contra entrega recibe su propia oferta cuando llega, y lo que sigue depende de lo que responde el cliente. Del pasado no hay ni una cosa ni la otra, así que no se puede saber qué se habría enviado.',
});

export const crossSell = translate<(typeof english)['crossSell'], 'es'>({
  title: 'Campaña de venta cruzada',
  settingTabs: { settings: 'Configuración general', recommendations: 'Recomendación de productos' },
  words: {
    about: 'Unos días después de un pedido, recomienda un producto que combina con él.',
    delayPhrase: 'del pedido',
    rightAfter: 'justo después del pedido',
    heldBack: 'No se envía a quien compró el producto entretanto ni a quien se dio de baja.',
    recipients: 'los suscriptores que hicieron un pedido con el que algo combina',
    reasons: {
      orderCancelled: 'El pedido se canceló.',
      nothingToRecommend: 'No había nada que recomendar con este pedido.',
      orderedSince: 'El cliente compró lo que se le habría recomendado.',
    },
  },
  pastNote: 'Lo que combina con un pedido se elige entre lo que tu tienda vende ahora.',
});

export const orderReceipt = translate<(typeof english)['orderReceipt'], 'es'>({
  title: 'Campaña de recibo del pedido (con oferta adicional)',
  settingTabs: { settings: 'Oferta adicional', recommendations: 'Recomendación de productos' },
  cardTitles: { WA: 'Confirmación del pedido (con oferta adicional)', FB: 'Campaña de recibo del pedido' },
  words: {
    about: 'Confirma un pedido de inmediato y ofrece un poco más tarde lo que combina con él.',
    delayPhrase: 'del pedido',
    rightAfter: 'justo después del pedido',
    heldBack: 'No se envía si el pedido se canceló ni a quien escribió STOP.',
    recipients:
      'los suscriptores que hicieron un pedido; la oferta adicional, solo a quienes quieren ofertas',
    reasons: {
      orderCancelled: 'El pedido se canceló, así que no quedaba nada que decir sobre él.',
      cashOnDelivery: 'El pedido es con pago contra entrega, y con esos no se envía la oferta adicional.',
      nothingToRecommend: 'No había nada que recomendar con este pedido.',
    },
  },
  pastNote:
    'La oferta adicional se elige entre lo que tu tienda vende ahora, y los pedidos se toman tal como se editaron desde entonces.',
  limits:
    'Pasadas 24 horas desde el último mensaje del cliente a tu página, Messenger solo acepta el recibo como plantilla que aprobó, y ninguna oferta adicional.',
});

export const reordering = translate<(typeof english)['reordering'], 'es'>({
  title: 'Campaña de recompra',
  words: {
    about:
      'Un tiempo después de que llegó un pedido, pregunta si ya es hora de pedir lo mismo otra vez y lleva al cliente ahí.',
    delayPhrase: 'de la entrega del pedido',
    rightAfter: 'justo después de la entrega del pedido',
    heldBack: 'No se envía a quien ya hizo otro pedido ni a quien se dio de baja.',
    recipients:
      'los suscriptores cuyo último pedido llegó, o se envió si la empresa de transporte no informa más',
    reasons: {
      orderedSince: 'El cliente hizo otro pedido antes de que llegara la hora.',
      orderCancelled: 'El pedido se canceló.',
      refunded: 'El pedido se reembolsó, así que no había nada que repetir.',
      nothingToReorder: 'Tu tienda ya no vende lo que el cliente había pedido.',
    },
  },
  pastNote: 'Si algo se puede pedir de nuevo depende de lo que tu tienda vende ahora.',
});

export const review = translate<(typeof english)['review'], 'es'>({
  title: 'Campaña de reseñas',
  words: {
    about: 'Pregunta a un cliente qué le parece lo que pidió y guarda lo que escribe como reseña.',
    delayPhrase: 'de la entrega del pedido',
    rightAfter: 'justo después de la entrega del pedido',
    heldBack: 'No se envía si el pedido se devolvió ni a quien ya se le preguntó en los últimos 90 días.',
    recipients: 'los suscriptores cuyo pedido llegó',
    reasons: {
      orderCancelled: 'El pedido se canceló antes de la pregunta.',
      orderRefunded: 'Se reembolsó dinero del pedido, así que no se preguntó por él.',
      noPhone: 'El pedido no tiene número de teléfono, así que no había a quién preguntar.',
      askedLately: 'Al cliente se le preguntó por otro pedido en los últimos 90 días.',
    },
  },
});

export const shipmentUpdates = translate<(typeof english)['shipmentUpdates'], 'es'>({
  title: 'Campaña de avisos de envío',
  cardTitle: 'Campaña de avisos de envío',
  words: {
    about:
      'Dice al comprador dónde está cada paquete: enviado, en reparto, entregado o sin poder entregarse.',
    delayPhrase: 'del cambio de estado del paquete',
    rightAfter: 'justo después del cambio de estado del paquete',
    heldBack:
      'No se envía si el pedido se canceló, si un estado más reciente reemplazó a este ni a quien escribió STOP.',
    recipients: 'los suscriptores cuyo pedido se envió',
    reasons: {
      orderCancelled: 'El pedido se canceló, así que no quedaba nada que decir sobre su paquete.',
      parcelCancelled: 'Tu tienda anuló el envío del paquete.',
      pickedUp: 'El cliente recoge este pedido en persona, así que no había ningún paquete que seguir.',
      overtaken: 'Para entonces el paquete ya había avanzado. En su lugar se envía el mensaje más reciente.',
    },
  },
  pastNote:
    'De cada paquete se sabe que se envió y lo último que informó la empresa de transporte; lo que informó en medio no aparece.',
  limits:
    'Messenger acepta las novedades de un paquete solo como plantillas que aprobó. Por sí solas no abren ninguna página.',
});
