import type { WordsByLanguage } from '#features/product/flows/rules/flow/write-flow.ts';

/** A welcome from the wheel without a discount. */
export const PLAIN: WordsByLanguage = {
  en: {
    body: 'Hi {{firstName}}, thank you for spinning the wheel at {{shopName}}, and welcome!\n\nYou are on our list now: new things and good offers come to you here first.\n\nIf you won something and miss it, just write to us in this chat.',
    buttons: ['Start shopping', 'Unsubscribe'],
  },
  de: {
    body: 'Hallo {{firstName}}, danke, dass du bei {{shopName}} am Rad gedreht hast, und willkommen!\n\nDu stehst jetzt auf unserer Liste: Neues und gute Angebote erfährst du hier zuerst.\n\nHast du etwas gewonnen und vermisst es? Schreib uns einfach in diesem Chat.',
    buttons: ['Zum Shop', 'Abmelden'],
  },
  es: {
    body: 'Hola, {{firstName}}: gracias por girar la ruleta de {{shopName}}. ¡Qué alegría tenerte aquí!\n\nDesde ahora las novedades y las buenas ofertas te llegan aquí antes que a nadie.\n\nSi ganaste algo y no lo encuentras, escríbenos en este chat.',
    buttons: ['Ir a la tienda', 'Darme de baja'],
  },
  pt_BR: {
    body: 'Oi, {{firstName}}! Obrigado por girar a roleta da {{shopName}}, é um prazer ter você aqui.\n\nAgora você está na nossa lista: as novidades e as boas ofertas chegam aqui primeiro.\n\nGanhou alguma coisa e não encontrou? É só escrever neste chat.',
    buttons: ['Ir para a loja', 'Cancelar inscrição'],
  },
  hi: {
    body: 'नमस्ते {{firstName}}, {{shopName}} का चक्का घुमाने के लिए धन्यवाद, आपका स्वागत है!\n\nअब आप हमारी सूची में हैं: नई चीज़ें और अच्छे ऑफ़र सबसे पहले यहीं मिलेंगे।\n\nअगर आपने कुछ जीता है और वह नहीं मिला, तो इसी चैट में हमें लिखें।',
    buttons: ['स्टोर पर जाएँ', 'सदस्यता हटाएँ'],
  },
  ar: {
    body: 'مرحبًا {{firstName}}، شكرًا لأنك أدرت العجلة في {{shopName}}، وأهلًا بك!\n\nأنت الآن على قائمتنا: يصلك هنا الجديد وأفضل العروض قبل غيرك.\n\nإن ربحت شيئًا ولم تجده فراسلنا في هذه المحادثة.',
    buttons: ['إلى المتجر', 'إلغاء الاشتراك'],
  },
};
