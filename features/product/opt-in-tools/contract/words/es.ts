import type { ToolWords } from './tool-words.ts';

export const ES: ToolWords = {
  consent: {
    WA: (shop) =>
      `Acepto recibir ofertas y recordatorios de ${shop} por WhatsApp. Puedo dejarlo en cualquier momento respondiendo STOP.`,
    FB: (shop) =>
      `Acepto recibir ofertas y recordatorios de ${shop} por Messenger. ${shop} puede vincular este chat con mis visitas, carritos y pedidos en su tienda. Puedo dejarlo en cualquier momento respondiendo STOP.`,
  },
  submit: 'Mantenme al día',
  messengerButtons: [
    'Enviar a Messenger',
    'Envíamelo',
    'Obtenerlo en Messenger',
    'Recibirlo en Messenger',
    'Obtener el descuento en Messenger',
    'Recibir novedades en Messenger',
    'Suscribirme en Messenger',
    'Conseguirlo en Messenger',
  ],
  offersTitle: { WA: 'Ofertas por WhatsApp', FB: 'Ofertas por Messenger' },
  offersSubtitle: {
    WA: 'Déjanos tu número. Si olvidas un carrito, te lo devolvemos.',
    FB: 'Escríbenos. Si olvidas un carrito, te lo devolvemos.',
  },
  discountTitle: '¡Consigue un 15 % de descuento!',
  discountSubtitle: 'Apúntate y el código para tu próximo pedido es tuyo.',
  updatesTitle: 'Sigue tu pedido',
  updatesSubtitle: 'Preparado, en camino y en tu puerta: te enteras antes que nadie.',
  smallPrint: 'Puedes dejarlo cuando quieras.',
  doneTitle: { WA: 'Gracias', FB: 'Un paso más' },
  doneSubtitle: { WA: 'Ya estás en la lista.', FB: 'Empieza el chat que se abrió y estarás en la lista.' },
  doneText: {
    WA: 'Las ofertas y los recordatorios llegan por WhatsApp. Responde STOP cuando ya no quieras más.',
    FB: 'Las ofertas y los recordatorios llegan por Messenger. Responde STOP cuando ya no quieras más.',
  },
  codeSubtitle: 'Aquí tienes tu código:',
  wheelPill: 'Gira y gana',
  wheelTitle: 'Gira la ruleta',
  wheelSubtitle: 'Cada giro gana algo para tu próximo pedido.',
  percentOff: (percent) => `${percent} % de descuento`,
  newOffer: 'Nueva oferta',
  won: '¡Enhorabuena!',
  chatGreeting: '¡Hola! ¿En qué podemos ayudarte?',
  chatHeading: (shop) => `Chatea con ${shop}`,
  chatSubheading: 'Solemos responder en un día.',
  chatButton: 'Escríbenos',
  chatFirstWords: 'Hola, tengo una pregunta.',
  loggedIn: '¡Hola! ¿En qué podemos ayudarte?',
  loggedOut: '¡Hola! Entra en Messenger para escribirnos.',
  checkoutTitle: 'Tu pedido por WhatsApp',
  checkoutSubtitle: 'El recibo y el camino de tu paquete, donde antes lo lees.',
};
