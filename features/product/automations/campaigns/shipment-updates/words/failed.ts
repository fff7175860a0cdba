import type { WordsByLanguage } from '#features/product/flows/rules/flow/write-flow.ts';

/** A shipment cannot be delivered. */
export const FAILED: WordsByLanguage = {
  en: {
    body: 'Hi {{firstName}}, a parcel with your order *{{orderName}}* could not be delivered.\n\nWe are sorry about that. Please write to us, and we will sort it out.\n\nYou reach us at {{supportNumber}}, any time.',
    buttons: ['Track my parcel'],
  },
  de: {
    body: 'Hallo {{firstName}}, ein Paket mit deiner Bestellung *{{orderName}}* konnte nicht zugestellt werden.\n\nDas tut uns leid. Schreib uns bitte, dann finden wir eine Lösung.\n\nDu erreichst uns unter {{supportNumber}} jederzeit.',
    buttons: ['Paket verfolgen'],
  },
  es: {
    body: 'Hola, {{firstName}}: no se ha podido entregar un paquete con tu pedido *{{orderName}}*.\n\nLo sentimos. Escríbenos, por favor, y buscamos una solución.\n\nEstamos en el {{supportNumber}} para lo que haga falta.',
    buttons: ['Seguir mi paquete'],
  },
  pt_BR: {
    body: 'Oi, {{firstName}}! Não foi possível entregar um pacote do seu pedido *{{orderName}}*.\n\nSentimos muito. Escreva para a gente e vamos resolver.\n\nFale com a gente em {{supportNumber}} quando quiser.',
    buttons: ['Rastrear pacote'],
  },
  hi: {
    body: 'नमस्ते {{firstName}}, आपके ऑर्डर *{{orderName}}* का पैकेट नहीं पहुँचाया जा सका।\n\nइसके लिए हमें खेद है। कृपया हमें लिखें, हम कोई रास्ता निकालेंगे।\n\nआप {{supportNumber}} पर कभी भी संपर्क कर सकते हैं।',
    buttons: ['पैकेट ट्रैक करें'],
  },
  ar: {
    body: 'مرحبًا {{firstName}}، تعذر تسليم شحنة من طلبك *{{orderName}}*.\n\nنأسف لذلك. راسلنا من فضلك وسنجد حلًا.\n\nيمكنك الوصول إلينا على {{supportNumber}} في أي وقت.',
    buttons: ['تتبع الشحنة'],
  },
};
