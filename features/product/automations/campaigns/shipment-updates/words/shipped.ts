import type { WordsByLanguage } from '#features/product/flows/rules/flow/write-flow.ts';

/** A shipment with tracking was sent. */
export const SHIPPED: WordsByLanguage = {
  en: {
    body: 'Hi {{firstName}}, a parcel with your order *{{orderName}}* is on its way.\n\nIt travels with {{trackingCompany}}, tracking number {{trackingNumber}}.\n\nA question? Write or call {{supportNumber}}, we are glad to help.',
    buttons: ['Track my parcel'],
  },
  de: {
    body: 'Hallo {{firstName}}, ein Paket mit deiner Bestellung *{{orderName}}* ist unterwegs.\n\nEs kommt mit {{trackingCompany}}, Sendungsnummer {{trackingNumber}}.\n\nEine Frage? Schreib oder ruf uns an unter {{supportNumber}}, wir helfen gern.',
    buttons: ['Paket verfolgen'],
  },
  es: {
    body: 'Hola, {{firstName}}: un paquete con tu pedido *{{orderName}}* ya va de camino.\n\nLo lleva {{trackingCompany}}, con el número de seguimiento {{trackingNumber}}.\n\n¿Alguna duda? Escríbenos o llámanos al {{supportNumber}} y te ayudamos con gusto.',
    buttons: ['Seguir mi paquete'],
  },
  pt_BR: {
    body: 'Oi, {{firstName}}! Um pacote do seu pedido *{{orderName}}* está a caminho.\n\nEle vai com {{trackingCompany}}, código de rastreio {{trackingNumber}}.\n\nFicou com alguma dúvida? Escreva ou ligue para {{supportNumber}}, será um prazer ajudar.',
    buttons: ['Rastrear pacote'],
  },
  hi: {
    body: 'नमस्ते {{firstName}}, आपके ऑर्डर *{{orderName}}* का पैकेट रवाना हो गया है।\n\nइसे {{trackingCompany}} ला रहा है, ट्रैकिंग नंबर {{trackingNumber}} है।\n\nकोई सवाल है? {{supportNumber}} पर लिखें या कॉल करें, हमें मदद करके खुशी होगी।',
    buttons: ['पैकेट ट्रैक करें'],
  },
  ar: {
    body: 'مرحبًا {{firstName}}، شحنة من طلبك *{{orderName}}* في الطريق إليك.\n\nتنقلها {{trackingCompany}} برقم التتبع {{trackingNumber}}.\n\nهل لديك سؤال؟ راسلنا أو اتصل بنا على {{supportNumber}} ويسعدنا أن نساعدك.',
    buttons: ['تتبع الشحنة'],
  },
};
