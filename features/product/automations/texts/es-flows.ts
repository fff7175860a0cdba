import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-flows.ts';

export const codAnswers = translate<(typeof english)['codAnswers'], 'es'>({
  confirm: 'Confirmar',
  payOnline: 'Pagar en línea',
  cancel: 'Cancelar',
});

export const flowNames = translate<(typeof english)['flowNames'], 'es'>({
  cart: {
    reminder: 'Recordatorio',
    reminderOffer: 'Recordatorio con un descuento',
    lastCall: 'Último aviso',
    lastCallOffer: 'Último aviso con un descuento',
  },
  product: { reminder: 'Recordatorio', reminderOffer: 'Recordatorio con un descuento' },
  welcome: { plain: 'Bienvenida', offer: 'Bienvenida con un descuento', code: 'Bienvenida con un código' },
  hello: 'Saludo',
  receipt: 'Confirmación del pedido',
  upsell: { plain: 'Oferta adicional', offer: 'Oferta adicional con un descuento' },
  parcel: {
    shipped: 'Enviado',
    outForDelivery: 'En reparto',
    delivered: 'Entregado',
    attempted: 'Intento de entrega',
    failed: 'Entrega fallida',
  },
  reorder: 'Pedir de nuevo',
  review: { plain: 'Pregunta', offer: 'Pregunta, y un código de agradecimiento después de “Genial”' },
  recommendation: { plain: 'Recomendación', offer: 'Recomendación con un descuento' },
});

export const flowParts = translate<(typeof english)['flowParts'], 'es'>({
  cart: 'Lo que hay en el carrito',
  code: 'Un código de descuento',
  codeAlone: 'Un código, sin decir cuánto descuenta',
  toCart: 'Un botón para volver al carrito',
  cartEnds: 'El carrito no se conserva mucho más tiempo',
  toOrdering: 'Un botón para terminar el pedido',
  product: 'El producto, con su imagen',
  toProduct: 'Un botón al producto',
  welcome: 'Una bienvenida',
  hello: 'Saluda',
  toStore: 'Un botón a la tienda',
  ordered: 'Lo que se pidió',
  costs: 'Lo que cuesta',
  toOrder: 'Un botón al pedido',
  fittingProduct: 'Un producto que combina con el pedido',
  reorderAnswers: 'Respuestas: pedir de nuevo o ahora no',
  reviewAnswers: 'Genial, Regular o Mal',
  reviewCode: 'Un código de descuento después de “Genial”',
  recommended: 'Lo que combina con el pedido',
});

export const parcelParts = translate<(typeof english)['parcelParts'], 'es'>({
  carrier: 'Quién lleva el paquete',
  trackingNumber: 'Su número de seguimiento',
  today: 'El paquete llega hoy',
  arrived: 'El paquete llegó',
  refused: 'Nadie pudo recibir el paquete',
  failed: 'El paquete no se pudo entregar',
  follow: 'Un botón para seguirlo',
  toOrder: 'Un botón al pedido',
});

export const replacements = translate<(typeof english)['replacements'], 'es'>({
  openChat: 'En su lugar, mientras el chat está abierto',
  untracked: 'En su lugar, si el paquete no tiene número de seguimiento',
});
