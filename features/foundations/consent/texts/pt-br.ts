import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'pt-BR'>({
  granted: {
    keyword: 'ao escrever para você',
    userPreferences: 'de novo no próprio WhatsApp',
    storeConsent: 'na sua loja',
    import: 'por uma lista importada',
    tool: 'por meio de “{tool}”',
  },
  revoked: {
    keyword: 'ao escrever SAIR ou algo parecido',
    unsubscribeReply: 'ao tocar em Cancelar inscrição',
    userPreferences: 'no próprio WhatsApp',
    providerBlock: 'ao bloquear você, segundo o WhatsApp',
    merchant: 'por você',
    storeConsent: 'na sua loja',
    privacyRequest: 'por um pedido para apagar os dados',
    merged: 'ao se revelar a mesma pessoa que alguém que não havia aceitado',
    numberChanged: 'porque o número mudou de dono',
  },
});
