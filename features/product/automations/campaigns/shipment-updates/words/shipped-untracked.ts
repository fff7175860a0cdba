import type { WordsByLanguage } from '#features/product/flows/rules/flow/write-flow.ts';

/** A shipment without tracking was sent. */
export const SHIPPED_UNTRACKED: WordsByLanguage = {
  en: {
    body: 'Hi {{firstName}}, a parcel with your order *{{orderName}}* is on its way.\n\nIt will be with you soon.\n\nA question? Write or call {{supportNumber}}, we are glad to help.',
    buttons: ['See my order'],
  },
  de: {
    body: 'Hallo {{firstName}}, ein Paket mit deiner Bestellung *{{orderName}}* ist unterwegs.\n\nBald ist es bei dir.\n\nEine Frage? Schreib oder ruf uns an unter {{supportNumber}}, wir helfen gern.',
    buttons: ['Zur Bestellung'],
  },
  es: {
    body: 'Hola, {{firstName}}: un paquete con tu pedido *{{orderName}}* ya va de camino.\n\nPronto lo tendrás contigo.\n\n¿Alguna duda? Escríbenos o llámanos al {{supportNumber}} y te ayudamos con gusto.',
    buttons: ['Ver mi pedido'],
  },
  pt_BR: {
    body: 'Oi, {{firstName}}! Um pacote do seu pedido *{{orderName}}* está a caminho.\n\nLogo ele chega até você.\n\nFicou com alguma dúvida? Escreva ou ligue para {{supportNumber}}, será um prazer ajudar.',
    buttons: ['Ver meu pedido'],
  },
  hi: {
    body: 'नमस्ते {{firstName}}, आपके ऑर्डर *{{orderName}}* का पैकेट रवाना हो गया है।\n\nयह जल्द ही आप तक पहुँचेगा।\n\nकोई सवाल है? {{supportNumber}} पर लिखें या कॉल करें, हमें मदद करके खुशी होगी।',
    buttons: ['ऑर्डर देखें'],
  },
  ar: {
    body: 'مرحبًا {{firstName}}، شحنة من طلبك *{{orderName}}* في الطريق إليك.\n\nستصل إليك قريبًا.\n\nهل لديك سؤال؟ راسلنا أو اتصل بنا على {{supportNumber}} ويسعدنا أن نساعدك.',
    buttons: ['عرض الطلب'],
  },
};
