import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'es'>({
  toolNames: {
    pill: 'Botón fijo',
    wheel: 'Ruleta',
    popup: 'Ventana emergente',
    chat: 'Widget de chat',
    orders: 'Novedades del pedido',
    checkout: 'Widget de pago',
  },
  otherWays: {
    import: 'Lista importada',
    userPreferences: 'El propio WhatsApp',
    keyword: 'Su propio mensaje',
    storeConsent: 'Tu tienda',
  },
});
