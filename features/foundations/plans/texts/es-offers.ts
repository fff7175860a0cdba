import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-offers.ts';

export const cardWords = translate<(typeof english)['cardWords'], 'es'>({
  oldPlan: 'Tu plan anterior',
  oldPrice: 'Al precio acordado en tu tienda',
  freeTerms: 'Hasta {most} conversaciones al mes; después, los mensajes esperan al siguiente.',
  withCap: '{terms} El uso cuesta como máximo {most} al mes.',
  parts: {
    whatsApp: 'Campañas y herramientas de WhatsApp',
    messenger: 'Campañas y herramientas de Messenger',
    broadcasts: 'Difusiones de WhatsApp',
    support: 'Bandeja de atención al cliente',
  },
});

export const offerWords = translate<(typeof english)['offerWords'], 'es'>({
  free: 'Para tiendas nuevas',
  forever: 'para siempre',
  automated: 'Paga cuando tus mensajes generen ventas',
  afterRevenue: 'solo después de $200 de ingresos atribuidos en un mes',
  multichannel: 'WhatsApp y Messenger a un precio fijo',
  growing: 'Todo, y crece con tus ventas',
  growingPrice: '+ $5 por cada $250 de ventas por encima de $1,000',
  business: 'Más mensajes, desde un número propio',
  support: 'Con una bandeja de entrada para atención al cliente',
  pro: 'Más conversaciones para tiendas que crecen',
  enterprise: 'Para tiendas grandes',
  customPricing: 'o un precio a medida',
  messageTerms: 'Los primeros 100 mensajes son gratis; después, $5 por cada 100 más.',
  automatedTerms:
    'Gratis hasta $200 al mes de ingresos atribuidos; después, $9.99 al mes. Los primeros 100 mensajes son gratis; después, $5 por cada 100 más.',
  conversationTerms: 'Las primeras 1.000 conversaciones son gratis; después, $5 por cada 100 más.',
  growingTerms:
    'Después de $1,000 de ingresos atribuidos en un mes, $5 por cada $250 más; tarifa fija de $199.99 al mes a partir de $10,000.',
});

export const priceWords = translate<(typeof english)['priceWords'], 'es'>({
  revenue: '{amount} de ingresos atribuidos',
  included: {
    messages: { one: '{count} mensaje', many: '{count} de mensajes', other: '{count} mensajes' },
    conversations: {
      one: '{count} conversación',
      many: '{count} de conversaciones',
      other: '{count} conversaciones',
    },
  },
  waits: 'Los mensajes esperan al mes siguiente',
  once: '{fee}, una vez al mes',
  each: '{fee} por cada {step} más',
});
