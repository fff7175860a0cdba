import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'pt-BR'>({
  toolNames: {
    pill: 'Botão fixo',
    wheel: 'Roleta',
    popup: 'Pop-up',
    chat: 'Widget de chat',
    orders: 'Atualizações do pedido',
    checkout: 'Widget do checkout',
  },
  otherWays: {
    import: 'Lista importada',
    userPreferences: 'O próprio WhatsApp',
    keyword: 'A própria mensagem',
    storeConsent: 'Sua loja',
  },
});
