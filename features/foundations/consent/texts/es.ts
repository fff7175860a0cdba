import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'es'>({
  granted: {
    keyword: 'al escribirte',
    userPreferences: 'de nuevo en el propio WhatsApp',
    storeConsent: 'en tu tienda',
    import: 'por una lista importada',
    tool: 'a través de “{tool}”',
  },
  revoked: {
    keyword: 'al escribir STOP o algo parecido',
    unsubscribeReply: 'al tocar el botón para darse de baja',
    userPreferences: 'en el propio WhatsApp',
    providerBlock: 'al bloquearte, según informó WhatsApp',
    merchant: 'por ti',
    storeConsent: 'en tu tienda',
    privacyRequest: 'por una solicitud de borrar sus datos',
    merged: 'al resultar ser la misma persona que alguien que no había aceptado',
    numberChanged: 'porque el número cambió de dueño',
  },
});
