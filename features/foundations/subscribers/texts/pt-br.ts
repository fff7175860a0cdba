import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'pt-BR'>({
  toolNames: {
    persistentPill: 'Botão fixo',
    spinTheWheel: 'Roleta',
    visualPopup: 'Pop-up',
    customerChatWidget: 'Widget de chat',
    orderUpdates: 'Atualizações do pedido',
    checkoutWidget: 'Widget do checkout',
  },
  otherWays: {
    import: 'Lista importada',
    userPreferences: 'O próprio WhatsApp',
    keyword: 'A própria mensagem',
    storeConsent: 'Sua loja',
  },
});
