import type { WordsByLanguage } from '#features/product/flows/rules/flow/write-flow.ts';

/** A shipment arrived. */
export const DELIVERED: WordsByLanguage = {
  en: {
    body: 'Hi {{firstName}}, a parcel with your order *{{orderName}}* has arrived.\n\nWe hope you enjoy it.\n\nSomething not right? Write or call {{supportNumber}}, and we will sort it out.',
    buttons: ['See my order'],
  },
  de: {
    body: 'Hallo {{firstName}}, ein Paket mit deiner Bestellung *{{orderName}}* ist angekommen.\n\nWir wünschen dir viel Freude damit.\n\nEtwas stimmt nicht? Schreib oder ruf uns an unter {{supportNumber}}, wir kümmern uns darum.',
    buttons: ['Zur Bestellung'],
  },
  es: {
    body: 'Hola, {{firstName}}: un paquete con tu pedido *{{orderName}}* ha sido entregado.\n\nEsperamos que lo disfrutes.\n\n¿Algo no está bien? Escríbenos o llámanos al {{supportNumber}} y lo resolvemos.',
    buttons: ['Ver mi pedido'],
  },
  pt_BR: {
    body: 'Oi, {{firstName}}! Um pacote do seu pedido *{{orderName}}* foi entregue.\n\nEsperamos que você goste.\n\nAlgo não está certo? Escreva ou ligue para {{supportNumber}} e a gente resolve.',
    buttons: ['Ver meu pedido'],
  },
  hi: {
    body: 'नमस्ते {{firstName}}, आपके ऑर्डर *{{orderName}}* का पैकेट पहुँच गया है।\n\nउम्मीद है आपको पसंद आएगा।\n\nकुछ ठीक नहीं है? {{supportNumber}} पर लिखें या कॉल करें, हम उसे ठीक करेंगे।',
    buttons: ['ऑर्डर देखें'],
  },
  ar: {
    body: 'مرحبًا {{firstName}}، تم تسليم شحنة من طلبك *{{orderName}}*.\n\nنتمنى أن تنال إعجابك.\n\nهل هناك مشكلة؟ راسلنا أو اتصل بنا على {{supportNumber}} وسنحلها.',
    buttons: ['عرض الطلب'],
  },
};
