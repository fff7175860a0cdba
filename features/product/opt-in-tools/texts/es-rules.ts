import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-rules.ts';

export const behaviourWhen = translate<(typeof english)['behaviourWhen'], 'es'>({
  scroll: 'Aparece cuando vieron el {percent} % de la página.',
  scrollUnset: 'Aparece cuando vieron una parte de la página.',
  time: {
    one: 'Aparece después de {count} segundo.',
    many: 'Aparece después de {count} de segundos.',
    other: 'Aparece después de {count} segundos.',
  },
  timeUnset: 'Aparece después de unos segundos.',
  welcome: 'Aparece en cuanto llegan.',
  exit: 'Aparece cuando están por salir.',
  exitWithPhones: 'En escritorio, aparece cuando están por salir. Los teléfonos no indican ese momento.',
  allTime: 'Está siempre visible.',
  show: 'Está siempre visible, con su saludo.',
  hide: 'Está siempre visible y se abre con un clic.',
  fade: {
    one: 'Está siempre visible, con su saludo durante {count} segundo.',
    many: 'Está siempre visible, con su saludo durante {count} de segundos.',
    other: 'Está siempre visible, con su saludo durante {count} segundos.',
  },
  fadeUnset: 'Está siempre visible, con su saludo durante unos segundos.',
});

export const behaviourWho = translate<(typeof english)['behaviourWho'], 'es'>({
  nowhere: 'No se muestra en ningún lado: no está elegido ni el escritorio ni el teléfono.',
  everyone: {
    both: 'Se muestra a todas las personas, en escritorio y en teléfonos.',
    desktop: 'Se muestra a todas las personas, en escritorio.',
    phone: 'Se muestra a todas las personas, en teléfonos.',
  },
  unOpted: {
    both: 'Se muestra a los clientes que aún no se suscribieron, en escritorio y en teléfonos.',
    desktop: 'Se muestra a los clientes que aún no se suscribieron, en escritorio.',
    phone: 'Se muestra a los clientes que aún no se suscribieron, en teléfonos.',
  },
});

export const descriptions = translate<(typeof english)['descriptions'], 'es'>({
  pill: 'Un pequeño botón fijo en el borde de tu tienda. Abre una tarjeta en la que se suscriben los clientes.',
  wheel: 'Una ruleta de premios. Los clientes se suscriben y reciben el código que ganaron.',
  popup: 'Una tarjeta con tu imagen que se abre una vez, en el momento que elijas.',
  chatWidget: 'Un botón en la esquina de tu tienda que abre un chat contigo.',
  orderNews:
    'Un botón en la página de agradecimiento con el que los compradores piden novedades de su pedido por Messenger.',
  checkoutBlock: 'Un bloque de suscripción en las páginas de agradecimiento y de estado del pedido.',
});

export const experimentResult = translate<(typeof english)['experimentResult'], 'es'>({
  unseen: 'Aún no se vieron los dos diseños, así que no hay nada que comparar.',
  shares: 'El {a} % se suscribió con el diseño A; el {b} %, con el diseño B.',
  sharesHeldOut:
    'El {a} % se suscribió con el diseño A; el {b} %, con el diseño B, y el {heldOut} % de quienes no vieron ninguno.',
  noWinner: 'Todavía puede ser azar, así que aún no hay un ganador.',
  winner: 'El diseño {design} es mejor, con una diferencia de {low} a {high} puntos y un 95 % de confianza.',
});

export const pageRuleWords = translate<(typeof english)['pageRuleWords'], 'es'>({
  contains: 'contiene “{text}”',
  startsWith: 'empieza con “{text}”',
  is: 'es “{text}”',
});

export const shownPages = translate<(typeof english)['shownPages'], 'es'>({
  only: 'Solo en páginas cuya dirección {rules}.',
  never: 'Nunca en páginas cuya dirección {rules}.',
});

export const toggle = translate<(typeof english)['toggle'], 'es'>({
  otherChannel: '¡Vaya! Antes de activarla aquí, tienes que desactivar {tool} en {channel}.',
  noGifKey:
    'La búsqueda de GIF no está configurada en este servidor. La persona que administra Bellbird puede agregar una clave de Giphy. Hasta entonces, pega la dirección de un GIF.',
});
