import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-switch.ts';

export const delays = translate<(typeof english)['delays'], 'es'>({ after: '{delay} después {phrase}' });

export const oneSent = translate<(typeof english)['oneSent'], 'es'>({
  plain: 'El mensaje {number} se envía {when}.',
  fixed: 'El mensaje {number} se envía {when}, con tu código {code} de {percent} % de descuento.',
  unique:
    'El mensaje {number} se envía {when} y cada vez crea en tu tienda un código de un solo uso de {percent} % de descuento, válido durante {time}.',
});

export const onlySent = translate<(typeof english)['onlySent'], 'es'>({
  plain: 'Se envía {when}.',
  fixed: 'Se envía {when}, con tu código {code} de {percent} % de descuento.',
  unique:
    'Se envía {when} y cada vez crea en tu tienda un código de un solo uso de {percent} % de descuento, válido durante {time}.',
});

export const sending = translate<(typeof english)['sending'], 'es'>({
  waits: 'Durante las horas de silencio, o si un cliente alcanzó tu límite, queda en espera.',
  heldOut: 'El {percent} % no recibe nada: es el grupo de control, que se define en la configuración.',
});

export const state = translate<(typeof english)['state'], 'es'>({
  goesTo: 'Se envía a {recipients}.',
  off: 'Mientras está desactivada, no se envía ninguno de sus mensajes.',
  nothingSent: 'Activada, pero no envía',
  notAllSent: 'Activada, pero no envía todo',
});

export const switching = translate<(typeof english)['switching'], 'es'>({
  holdOn: 'Un momento… ¡Hay que corregir algo!',
  oneMore: '¡Solo una cosa más!',
  supportNeeded:
    'Escribe un número de atención. Los textos de esta campaña lo muestran a los clientes que necesitan ayuda.',
  discountNeeded:
    'Escribe el código de descuento y su porcentaje, o elige un texto sin descuento: el mensaje muestra uno.',
  saveFirst: 'Tus cambios aún no están guardados. Guárdalos antes, para que se envíe lo que ves.',
  addDiscount:
    'Su mensaje muestra un descuento, pero aún no hay ningún porcentaje. No se puede activar sin él. ¿Quieres agregar uno?',
  noDiscount: 'Ahora no',
  yesDiscount: 'Sí, agregar descuento',
  notNow: 'Ahora no',
  gotIt: 'Entendido',
  changeNow: 'Cambiar ahora',
  confirmTitle: '¿Activar {campaign}?',
  confirm: 'Activar',
  cancel: 'Ahora no',
  liveTitle: 'Tu campaña está en marcha',
  live: 'Sus mensajes solo se envían a los clientes que se suscribieron en {channel}. Las herramientas de suscripción de tu tienda te traen más.',
  close: 'Cerrar',
  setUpTools: 'Configurar herramientas',
});
