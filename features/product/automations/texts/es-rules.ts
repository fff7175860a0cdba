import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-rules.ts';

export const chatReach = translate<(typeof english)['chatReach'], 'es'>({
  nobody: 'Tu página aún no tiene suscriptores de Messenger',
  linked: {
    one: 'Vinculados con tu tienda: {linked} de {count} suscriptor de Messenger',
    many: 'Vinculados con tu tienda: {linked} de {count} de suscriptores de Messenger',
    other: 'Vinculados con tu tienda: {linked} de {count} suscriptores de Messenger',
  },
  short: 'Esta campaña solo llega a los suscriptores vinculados.',
  why: 'Esta campaña solo llega a los suscriptores vinculados, porque Messenger no dice quiénes son en tu tienda. Se vinculan cuando hacen clic en tu botón fijo o en tu ventana emergente en el navegador con el que compran, cuando abren un enlace de tu chat o cuando inician sesión ahí en tu tienda.',
  otherPages: {
    one: '{count} suscriptor de Messenger pertenece a una página de Facebook que conectaste antes. Solo esa página puede escribirle.',
    many: '{count} de suscriptores de Messenger pertenecen a una página de Facebook que conectaste antes. Solo esa página puede escribirles.',
    other:
      '{count} suscriptores de Messenger pertenecen a una página de Facebook que conectaste antes. Solo esa página puede escribirles.',
  },
});

export const comparison = translate<(typeof english)['comparison'], 'es'>({
  nobody:
    'No hubo grupo de control, así que no se puede saber qué aporta esta campaña. Para averiguarlo, define un grupo de control en su configuración.',
  shares: 'Hizo un pedido el {written} % de quienes la recibieron y el {heldOut} % de quienes no.',
  helps: 'Aporta de {low} a {high} puntos, con un 95 % de confianza.',
  harms: 'Resta de {low} a {high} puntos, con un 95 % de confianza.',
  equal: 'Todavía puede ser azar: hasta ahora a los dos grupos les fue igual de bien.',
  needed:
    'Todavía puede ser azar: para saberlo hacen falta unas {people} personas en cada grupo, y el más pequeño tiene {fewest}.',
});

export const drops = translate<(typeof english)['drops'], 'es'>({
  campaignOff: 'La campaña correspondiente estaba desactivada. Actívala para las próximas veces.',
  notInPlan: 'Tu plan ya no incluye esta campaña. Elige uno que la incluya para las próximas veces.',
  notSubscribed: 'Nadie se suscribió con este número. Hace falta una suscripción en tu tienda.',
  unsubscribed: 'El cliente se había dado de baja. Solo él puede cambiarlo, con un mensaje propio.',
  noConsent: 'El cliente nunca aceptó recibir ofertas. Hace falta una suscripción en tu tienda.',
  noSender: 'No había ningún número ni página desde donde enviar. Conecta uno en Configuración.',
  templateUnknown: 'Su plantilla ya no existe. Elige otra para la campaña.',
  discountMissing: 'Su plantilla muestra un descuento, y no hay ninguno. Define uno o elige otra plantilla.',
  pictureMissing: 'Su plantilla muestra una imagen, y no había ninguna. Elige una plantilla sin imagen.',
  valueMissing:
    'Su mensaje menciona un dato que no se conoce, como tu número de atención. Complétalo o elige otra plantilla.',
  nothingToShow: 'No había nada que mostrar en él.',
  heldOut:
    'El cliente está en el grupo de control de esta campaña, que no recibe nada. El tamaño de ese grupo está en su configuración.',
  gotOneLately:
    'El cliente recibió uno parecido hace poco. La configuración de la campaña dice después de cuántos días puede recibir otro.',
  subjectGone: 'Ya no se conoce lo que originó este mensaje.',
  madeBefore: 'El cliente ya recibió este mensaje. Se envía una sola vez.',
});

export const orderNotes = translate<(typeof english)['orderNotes'], 'es'>({
  customer: 'El cliente lo canceló en el chat.',
  prepaid: 'En lugar de eso, el cliente lo pagó en línea.',
  noAnswer: 'El cliente no lo confirmó en dos días.',
  inPlaceOf: 'En lugar de {order}, que era con pago contra entrega.',
  paidOnline: 'Pagado en línea',
});

export const pastDrops = translate<(typeof english)['pastDrops'], 'es'>({
  expired: 'Habría esperado tanto que ya no tendría sentido.',
  orderedSince: 'El cliente hizo un pedido antes de que se pudiera enviar.',
  cartEmptied: 'El carrito se vació antes de que se pudiera enviar.',
  cartReplaced: 'El cliente empezó otro carrito antes de que se pudiera enviar.',
  noConsent: 'El cliente no había aceptado recibirlo o se había dado de baja.',
  notReachable: 'No había ningún número ni ID al que enviar.',
  windowClosed:
    'El cliente no había escrito a tu página en las últimas 24 horas, y después Messenger no acepta ofertas.',
  orderCancelled: 'El pedido se canceló antes.',
  orderSettled: 'El pedido ya estaba resuelto antes.',
  overtaken: 'Antes ocurrió algo más reciente.',
});

export const pastWaits = translate<(typeof english)['pastWaits'], 'es'>({
  quietHours: 'Habría esperado a que terminaran las horas de silencio.',
  frequencyCap: 'Habría esperado hasta que el cliente pudiera recibir otra oferta.',
  unknown: 'Habría esperado antes de enviarse.',
});

export const templateUses = translate<(typeof english)['templateUses'], 'es'>({
  campaign: 'campaña “{campaign}”',
});

export const unknownDrop = translate<(typeof english)['unknownDrop'], 'es'>({
  sentence: 'Se decidió no enviarlo: {reason}.',
});
