import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'es'>({
  toolNames: {
    persistentPill: 'Botón fijo',
    spinTheWheel: 'Ruleta',
    visualPopup: 'Ventana emergente',
    customerChatWidget: 'Widget de chat',
    orderUpdates: 'Novedades del pedido',
    checkoutWidget: 'Widget de pago',
  },
  otherWays: {
    import: 'Lista importada',
    userPreferences: 'El propio WhatsApp',
    keyword: 'Su propio mensaje',
    storeConsent: 'Tu tienda',
  },
});
