import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-campaigns.ts';

export const abandonedCart = translate<(typeof english)['abandonedCart'], 'es'>({
  title: 'Campaña de carrito abandonado',
  words: {
    about: 'Recuerda a un suscriptor el carrito que abandonó y lo lleva de vuelta a él.',
    delayPhrase: 'del abandono del carrito',
    rightAfter: 'justo después del abandono del carrito',
    heldBack: 'No se envía a quien hizo el pedido entretanto ni a quien se dio de baja.',
    recipients:
      'los suscriptores que abandonaron la pantalla de pago y desde entonces no hicieron ningún pedido',
    reasons: {
      orderedSince: 'El cliente hizo un pedido antes de la hora del recordatorio.',
      cartEmptied: 'El carrito se vació, así que no había nada que recordar.',
      cartReplaced: 'El cliente empezó después otro carrito. Ese es el que cuenta.',
      noPhone: 'No se indicó ningún número de teléfono, así que no había a quién escribir.',
      noWayBack: 'Tu tienda no dio ninguna dirección que lleve de vuelta a este carrito.',
    },
  },
  pastNote:
    'De cada carrito se conoce solo la última vez que se abandonó: si se abandonó, se retomó y se volvió a abandonar, aparece una vez.',
  limits:
    'Messenger solo acepta un recordatorio dentro de las 24 horas siguientes al último mensaje del cliente a tu página.',
});

export const browserAbandonment = translate<(typeof english)['browserAbandonment'], 'es'>({
  title: 'Campaña de producto abandonado',
  words: {
    about: 'Recuerda a un suscriptor el último producto que miró y lo lleva de vuelta a él.',
    delayPhrase: 'de la visita al producto',
    rightAfter: 'justo después de la visita al producto',
    heldBack: 'No se envía a quien llenó un carrito o hizo un pedido entretanto ni a quien se dio de baja.',
    recipients: 'los suscriptores que miraron un producto y desde entonces no pusieron nada en su carrito',
    reasons: {
      lookedAgain: 'El cliente lo miró de nuevo más tarde. Esa visita es la que cuenta.',
      productGone: 'Tu tienda ya no vende este producto.',
      orderedSince: 'El cliente hizo un pedido antes de la hora del recordatorio.',
      cartedSince: 'El cliente puso algo en su carrito entretanto, así que no había nada que recordar.',
      cartReplaced:
        'El cliente llenó un carrito antes de la hora del recordatorio. El carrito es lo que cuenta.',
      lookedOn: 'El cliente miró después otro producto. Ese es el que cuenta.',
      remindedBefore: 'El cliente ya recibió un recordatorio de este producto en los últimos 7 días.',
    },
  },
  pastNote: 'De cada producto solo se conserva la última visita de cada cliente: las anteriores no aparecen.',
  limits:
    'Messenger solo acepta un recordatorio dentro de las 24 horas siguientes al último mensaje del cliente a tu página.',
});

export const channelTitles = translate<(typeof english)['channelTitles'], 'es'>({
  WA: '{campaign} - WhatsApp',
  FB: '{campaign} - Facebook',
});

export const followUps = translate<(typeof english)['followUps'], 'es'>({
  words: {
    delayPhrase: 'de la suscripción',
    rightAfter: 'justo después de la suscripción',
    heldBack: 'Se envía mientras su herramienta está activada, y no a quien se dio de baja entretanto.',
    recipients: 'todas las personas que se suscriben con esta herramienta, una vez cada 30 días',
    reasons: {
      toolOff: 'Su herramienta de suscripción estaba desactivada. Actívala para las próximas suscripciones.',
      welcomedBefore: 'El cliente ya recibió la bienvenida de esta herramienta en los últimos 30 días.',
    },
  },
  withoutSwitch: 'Se envía mientras su herramienta de suscripción está activada',
  pastNote: 'Se supone que su herramienta estaba igual que ahora, activada o desactivada.',
  limits:
    'Messenger solo lo acepta dentro de las 24 horas siguientes a lo último que el cliente hizo en tu chat.',
});

export const getStarted = translate<(typeof english)['getStarted'], 'es'>({
  title: 'Empezar',
  words: {
    about: 'Saluda a todas las personas que abren por primera vez el chat de tu página.',
    delayPhrase: 'del clic en “Empezar”',
    rightAfter: 'justo después del clic en “Empezar”',
    heldBack:
      'No se envía a quien ya recibió el saludo, a quien llega por una herramienta de suscripción con su propia bienvenida ni a quien se dio de baja.',
    recipients: 'todas las personas que hacen clic en “Empezar” en el chat de tu página, una sola vez',
    reasons: {
      greetedBefore: 'El cliente ya recibió el saludo la primera vez que abrió el chat.',
      toolWelcomes: 'El cliente llegó por una herramienta de suscripción, que le da su propia bienvenida.',
    },
  },
  withoutSwitch: 'Siempre activada: responde a “Empezar”',
  pastReason:
    'Responde al clic en “Empezar” en Messenger. No se guarda qué clics abrieron un chat, así que no se puede saber qué habría enviado.',
});

export const names = translate<(typeof english)['names'], 'es'>({
  abandonedCart: 'Carrito abandonado',
  browserAbandonment: 'Producto abandonado',
  orderReceipt: 'Recibo del pedido',
  shipmentUpdates: 'Avisos de envío',
  CODConfirmation: 'Confirmación de pago contra entrega',
  reorderingWA: 'Recompra',
  crossSellWA: 'Venta cruzada',
  reviewWA: 'Reseña',
  getStarted: 'Empezar',
  visualPopup: 'Seguimiento de la ventana emergente',
  spinTheWheel: 'Seguimiento de la ruleta',
  persistentPill: 'Seguimiento del botón fijo',
});

export const persistentPill = translate<(typeof english)['persistentPill'], 'es'>({
  title: 'Seguimiento del botón fijo de descuento',
  about: 'Da la bienvenida a un cliente que se suscribe con el botón fijo en la esquina de tu tienda.',
});

export const spinTheWheel = translate<(typeof english)['spinTheWheel'], 'es'>({
  title: 'Seguimiento de la ruleta',
  about: 'Envía el premio a un cliente que se suscribe con tu ruleta.',
});

export const visualPopup = translate<(typeof english)['visualPopup'], 'es'>({
  title: 'Seguimiento de la ventana emergente',
  about:
    'Da la bienvenida a un cliente que se suscribe en tu ventana emergente, con el descuento que esta prometió.',
});
