import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-page.ts';

export const cod = translate<(typeof english)['cod'], 'es'>({
  title: 'Pago contra entrega',
  prepaid: 'Pago contra entrega a prepago',
  prepaidNote:
    'Los clientes pueden pagar en línea, con el descuento que definas, en lugar de pagar al recibir el pedido.',
  notActive: 'Escribe a Soporte para activar el paso de pago contra entrega a prepago',
  prepaidDiscount: 'Descuento por pagar en línea',
  cancel: 'Ofrecer la cancelación',
  cancelNote: 'Los clientes pueden cancelar un pedido que ya no quieren, antes de que lo envíes.',
  inStore: 'Cancelar el pedido en la tienda',
  inStoreNote:
    'Si está desactivado, el pedido solo recibe la etiqueta COD-CANCELLED y lo cancelas por tu cuenta.',
  expiries: { fulfillment: 'Cuando el pedido se prepara', delay: 'Después de unas horas' },
  linkExpires: 'El enlace de pago vence',
  linkHours: 'El enlace de pago vence: horas',
  cancelExpires: 'La cancelación vence',
  cancelHours: 'La cancelación vence: horas',
  names: 'Tus propios nombres para el pago contra entrega',
  namesNote:
    'Uno por línea. Los nombres como “Cash on Delivery (COD)” ya se reconocen en inglés, árabe e hindi.',
});

export const discount = translate<(typeof english)['discount'], 'es'>({
  none: 'Este texto no muestra ningún descuento.',
  title: 'Descuento',
  type: 'Tipo de descuento',
  types: { unique: 'Un código para cada cliente', fixed: 'Un código para todas las personas' },
  percentage: 'Porcentaje de descuento',
  code: 'Código de descuento',
  expiry: 'Vence después de',
  unit: 'Unidad',
  units: { Days: 'Días', Hours: 'Horas', Minutes: 'Minutos', Seconds: 'Segundos' },
});

export const emptyPage = translate<(typeof english)['emptyPage'], 'es'>({
  title: 'Aún no hay mensajes',
  text: 'Los mensajes de esta campaña se preparan cuando se conecta la tienda. Recarga esta página en un minuto.',
  again: 'Comprobar de nuevo',
});

export const holdOut = translate<(typeof english)['holdOut'], 'es'>({
  title: 'Porcentaje del grupo de control',
  note: 'Este porcentaje de clientes no recibe ningún mensaje de esta campaña, y siempre son las mismas personas. Con 0 %, la reciben todas las personas.',
});

export const linkSettings = translate<(typeof english)['linkSettings'], 'es'>({
  redirect: 'Enlace de redirección',
  redirectNote: 'La página que abre su enlace, en lugar de la página de la que trata el mensaje.',
  redirectHint: 'https://',
  utm: 'Parámetros UTM de sus enlaces',
});

export const messages = translate<(typeof english)['messages'], 'es'>({
  title: 'Mensaje {number}',
  spoken: 'mensaje {number}',
  time: 'Tiempo del {message}',
  howMany: 'Tiempo del {message}: cantidad',
  unit: 'Tiempo del {message}: unidad',
  row: '{delay} después {phrase}',
  sendsWithCampaign: 'Solo se envía mientras la campaña también esté activada.',
  send: 'Enviar el mensaje {number}',
  sendToo: 'Enviar también este mensaje',
  what: 'los textos para elegir',
  choice: 'Texto del mensaje {number}',
  restart: 'Empezar el chat de nuevo',
});

export const moreSettings = translate<(typeof english)['moreSettings'], 'es'>({
  ofCampaign: 'Más opciones<spoken> de la campaña</spoken>',
  ofMessage: 'Más opciones<spoken> del {message}</spoken>',
});

export const noResponse = translate<(typeof english)['noResponse'], 'es'>({
  title: 'Cancelar el pedido si no hay respuesta en 2 días',
  note: 'Con Sí, el pedido se cancela en tu tienda cuando el cliente no lo confirma ni lo cancela.',
});

export const ownTemplates = translate<(typeof english)['ownTemplates'], 'es'>({
  choose: 'Elegir una de mis plantillas',
  chooseFor: 'Elegir una de mis plantillas para el mensaje {number}',
  one: 'Tu propia plantilla',
  words: 'Tu propio texto',
});

export const phoneLook = translate<(typeof english)['phoneLook'], 'es'>({
  dark: 'Ver en modo oscuro',
  light: 'Ver en modo claro',
  rtl: 'Mostrarlo de derecha a izquierda',
  ltr: 'Mostrarlo de izquierda a derecha',
});

export const problems = translate<(typeof english)['problems'], 'es'>({
  details: 'Completa los datos del descuento',
  holdOut: 'Escribe un porcentaje entero de 0 a 50',
  time: 'La cantidad de tiempo debe ser válida',
  address: 'Escribe una dirección que empiece con https://',
  days: 'Escribe días enteros, 365 como máximo',
  expiry: 'Escribe un número entero de 1 a 9999, o nada',
  hours: 'Escribe horas enteras',
});

export const saveBar = translate<(typeof english)['saveBar'], 'es'>({
  label: 'Guardar',
  save: 'Guardar',
  saved: 'Guardado',
  saving: 'Guardando tus cambios',
  wrong: 'Hay cambios sin guardar. Corrige los campos marcados para guardarlos.',
  missing: 'Falta algo. Busca los campos marcados.',
  allSaved: 'Todos los cambios están guardados',
  unsaved: 'Cambios sin guardar',
});

export const supportNumber = translate<(typeof english)['supportNumber'], 'es'>({
  title: 'Número de atención',
  what: 'el número de atención',
  country: 'País',
  number: 'Número',
  missing: 'Escribe el número al que los clientes pueden llamar o escribir.',
  unreachable: 'Este no es un número de ese país. Revisa las cifras.',
  save: 'Guardar',
  saved: 'Guardado',
  none: 'Aún no hay ninguno.',
  note: 'Las campañas y las herramientas de suscripción que no tienen un número de atención propio muestran este.',
  ofCampaign: 'Los mensajes de esta campaña que muestran un número de atención usan este.',
  orOfShop:
    'Los mensajes que muestran un número de atención usan este. Si está vacío, usan el de tu tienda: {number}.',
});

export const upsell = translate<(typeof english)['upsell'], 'es'>({
  cooldown: 'Días entre dos ofertas adicionales',
  cooldownNote: 'Un cliente recibe como máximo una oferta adicional en esta cantidad de días.',
  onCod: 'Ofrecer también en pedidos con pago contra entrega',
  onCodOf: 'También pedidos con pago contra entrega, {message}',
});
