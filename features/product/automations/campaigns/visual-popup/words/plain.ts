import type { WordsByLanguage } from '#features/product/flows/rules/flow/write-flow.ts';

/** A welcome from a pop-up without a discount. */
export const PLAIN: WordsByLanguage = {
  en: {
    body: 'Hi {{firstName}}, welcome to {{shopName}}! Thank you for signing up.\n\nFrom now on you hear of new things and good offers here first, and only when there is something worth telling.\n\nA question? Just write to us in this chat.',
    buttons: ['Start shopping', 'Unsubscribe'],
  },
  de: {
    body: 'Hallo {{firstName}}, willkommen bei {{shopName}}! Schön, dass du dich angemeldet hast.\n\nAb jetzt erfährst du hier zuerst von Neuem und von guten Angeboten, und nur dann, wenn es sich lohnt.\n\nEine Frage? Schreib uns einfach in diesem Chat.',
    buttons: ['Zum Shop', 'Abmelden'],
  },
  es: {
    body: 'Hola, {{firstName}}: te damos la bienvenida a {{shopName}}. ¡Gracias por suscribirte!\n\nA partir de ahora te contaremos aquí antes que a nadie las novedades y las buenas ofertas, y solo cuando valga la pena.\n\n¿Alguna duda? Escríbenos en este chat.',
    buttons: ['Ir a la tienda', 'Darme de baja'],
  },
  pt_BR: {
    body: 'Oi, {{firstName}}! Que bom ter você na {{shopName}}. Obrigado pela inscrição!\n\nA partir de agora você fica sabendo por aqui, em primeiro lugar, das novidades e das boas ofertas, e só quando valer a pena.\n\nFicou com alguma dúvida? É só escrever neste chat.',
    buttons: ['Ir para a loja', 'Cancelar inscrição'],
  },
  hi: {
    body: 'नमस्ते {{firstName}}, {{shopName}} में आपका स्वागत है! जुड़ने के लिए धन्यवाद।\n\nअब से नई चीज़ों और अच्छे ऑफ़र की ख़बर आपको सबसे पहले यहीं मिलेगी, और तभी जब कुछ बताने लायक हो।\n\nकोई सवाल है? इसी चैट में हमें लिखें।',
    buttons: ['स्टोर पर जाएँ', 'सदस्यता हटाएँ'],
  },
  ar: {
    body: 'مرحبًا {{firstName}}، أهلًا بك في {{shopName}}! شكرًا على اشتراكك.\n\nمن الآن تصلك هنا أخبار الجديد وأفضل العروض قبل غيرك، وفقط حين يستحق الأمر.\n\nهل لديك سؤال؟ راسلنا في هذه المحادثة.',
    buttons: ['إلى المتجر', 'إلغاء الاشتراك'],
  },
};
