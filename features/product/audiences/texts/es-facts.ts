import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-facts.ts';

export const broadcastFacts = translate<(typeof english)['broadcastFacts'], 'es'>({
  sent: { did: 'Se le envió.', didNot: 'No se le envió.' },
  read: { did: 'La leyó.', didNot: 'No la leyó.' },
  clicked: { did: 'Hizo clic en ella.', didNot: 'No hizo clic en ella.' },
  replied: { did: 'Respondió a ella.', didNot: 'No respondió a ella.' },
  failed: { did: 'No se le pudo entregar.', didNot: 'No falló.' },
});

export const facts = translate<(typeof english)['facts'], 'es'>({
  notFilledIn: 'Esta regla no está completa, así que no incluye a nadie.',
  more: { one: 'Y {count} dato más.', many: 'Y {count} de datos más.', other: 'Y {count} datos más.' },
  orders: { one: 'Hizo un pedido.', many: 'Hizo {count} de pedidos.', other: 'Hizo {count} pedidos.' },
  spent: 'Gastó {amount} en total.',
  lastOrder: 'Su último pedido fue de {amount}.',
  lastOrderOtherCurrency: 'Su último pedido se pagó en otra moneda.',
  neverOrdered: 'Nunca hizo un pedido.',
});

export const lastTimes = translate<(typeof english)['lastTimes'], 'es'>({
  last_order_at: { did: 'Hizo su último pedido el {day}.', never: 'Nunca hizo un pedido.' },
  subscribed_at: { did: 'Se suscribió por última vez el {day}.', never: 'Nunca se suscribió.' },
  last_read_at: { did: 'Leyó un mensaje por última vez el {day}.', never: 'Nunca leyó un mensaje.' },
  last_clicked_at: { did: 'Hizo clic por última vez el {day}.', never: 'Nunca hizo clic.' },
  last_replied_at: { did: 'Respondió por última vez el {day}.', never: 'Nunca respondió.' },
  last_failed_at: { did: 'Un mensaje falló por última vez el {day}.', never: 'Ningún mensaje le falló.' },
});

export const memberFacts = translate<(typeof english)['memberFacts'], 'es'>({
  product: { did: 'Lo compró.', didNot: 'No lo compró.' },
  productTag: {
    did: 'Compró un producto con esta etiqueta.',
    didNot: 'No compró ningún producto con esta etiqueta.',
  },
  collection: {
    did: 'Compró un producto de esta colección.',
    didNot: 'No compró ningún producto de esta colección.',
  },
  import: { did: 'Está en esta importación.', didNot: 'No está en esta importación.' },
  attribute: { did: 'Su valor cumple esto.', didNot: 'No tiene ningún valor que cumpla esto.' },
});

export const recentFacts = translate<(typeof english)['recentFacts'], 'es'>({
  spend: { atLeast: 'Gastó {amount} o más en ese tiempo.', less: 'Gastó menos de {amount} en ese tiempo.' },
  messages: {
    some: 'Recibió un mensaje en ese tiempo.',
    none: 'No recibió ningún mensaje en ese tiempo.',
    atLeast: {
      one: 'Recibió {count} mensaje o más en ese tiempo.',
      many: 'Recibió {count} de mensajes o más en ese tiempo.',
      other: 'Recibió {count} mensajes o más en ese tiempo.',
    },
    fewer: {
      one: 'Recibió menos de {count} mensaje en ese tiempo.',
      many: 'Recibió menos de {count} de mensajes en ese tiempo.',
      other: 'Recibió menos de {count} mensajes en ese tiempo.',
    },
  },
  orders: {
    some: 'Hizo un pedido en ese tiempo.',
    none: 'No hizo ningún pedido en ese tiempo.',
    atLeast: {
      one: 'Hizo {count} pedido o más en ese tiempo.',
      many: 'Hizo {count} de pedidos o más en ese tiempo.',
      other: 'Hizo {count} pedidos o más en ese tiempo.',
    },
    fewer: {
      one: 'Hizo menos de {count} pedido en ese tiempo.',
      many: 'Hizo menos de {count} de pedidos en ese tiempo.',
      other: 'Hizo menos de {count} pedidos en ese tiempo.',
    },
  },
});
