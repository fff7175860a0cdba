import type { WordsByLanguage } from '#features/product/flows/rules/flow/write-flow.ts';

/** The second reminder, without a discount. */
export const SECOND_PLAIN: WordsByLanguage = {
  en: {
    body: 'Hi {{firstName}}, we are still keeping *{{productTitle}}* for you, but not for much longer.\n\nFinishing your order takes less than a minute.\n\nWe can help with your order at {{supportNumber}}, any time.',
    buttons: ['Finish my order', 'Unsubscribe'],
  },
  de: {
    body: 'Hallo {{firstName}}, *{{productTitle}}* wartet noch auf dich, aber nicht mehr lange.\n\nDie Bestellung abzuschließen dauert keine Minute.\n\nBei Fragen zur Bestellung helfen wir dir unter {{supportNumber}} jederzeit.',
    buttons: ['Jetzt bestellen', 'Abmelden'],
  },
  es: {
    body: 'Hola, {{firstName}}: aún te guardamos *{{productTitle}}*, aunque no por mucho tiempo.\n\nTerminar tu pedido lleva menos de un minuto.\n\nSi necesitas ayuda con tu pedido, estamos en el {{supportNumber}} para lo que haga falta.',
    buttons: ['Terminar mi pedido', 'Darme de baja'],
  },
  pt_BR: {
    body: 'Oi, {{firstName}}! Ainda estamos guardando *{{productTitle}}* para você, mas não por muito tempo.\n\nFinalizar o pedido leva menos de um minuto.\n\nSe precisar de ajuda com o pedido, fale com a gente em {{supportNumber}} quando quiser.',
    buttons: ['Finalizar pedido', 'Cancelar inscrição'],
  },
  hi: {
    body: 'नमस्ते {{firstName}}, हमने *{{productTitle}}* अब भी आपके लिए रखा है, पर ज़्यादा देर नहीं रख पाएँगे।\n\nऑर्डर पूरा करने में एक मिनट भी नहीं लगता।\n\nऑर्डर में मदद चाहिए तो {{supportNumber}} पर कभी भी संपर्क करें।',
    buttons: ['ऑर्डर पूरा करें', 'सदस्यता हटाएँ'],
  },
  ar: {
    body: 'مرحبًا {{firstName}}، ما زلنا نحتفظ لك بـ *{{productTitle}}* ولكن ليس لوقت طويل.\n\nإكمال طلبك يستغرق أقل من دقيقة.\n\nللمساعدة في طلبك نحن على الرقم {{supportNumber}} في أي وقت.',
    buttons: ['إكمال الطلب', 'إلغاء الاشتراك'],
  },
};
