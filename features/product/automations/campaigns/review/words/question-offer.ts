import type { WordsByLanguage } from '#features/product/flows/rules/flow/write-flow.ts';

/** The question with a promised thank-you. */
export const QUESTION_OFFER: WordsByLanguage = {
  en: {
    body: 'Hi {{firstName}}, your order from {{shopName}} should have been with you for a little while now. How do you like *{{productTitle}}*?\n\nOne tap is enough. We read every answer, and we like to say thank you.\n\nIs anything wrong? Write or call {{supportNumber}}, and we will put it right.',
    buttons: ['Great', 'Okay', 'Bad', 'Unsubscribe'],
  },
  de: {
    body: 'Hallo {{firstName}}, deine Bestellung von {{shopName}} ist nun schon ein paar Tage bei dir. Wie gefällt dir *{{productTitle}}*?\n\nEin Tipp genügt. Wir lesen jede Antwort und bedanken uns gern.\n\nStimmt etwas nicht? Schreib oder ruf uns an unter {{supportNumber}}, wir bringen es in Ordnung.',
    buttons: ['Super', 'Geht so', 'Schlecht', 'Abmelden'],
  },
  es: {
    body: 'Hola, {{firstName}}: tu pedido de {{shopName}} ya lleva unos días contigo. ¿Qué te parece *{{productTitle}}*?\n\nBasta con un toque. Leemos todas las respuestas y nos gusta dar las gracias.\n\n¿Hay algún problema? Escríbenos o llámanos al {{supportNumber}} y lo arreglamos.',
    buttons: ['Genial', 'Regular', 'Mal', 'Darme de baja'],
  },
  pt_BR: {
    body: 'Oi, {{firstName}}! O seu pedido da {{shopName}} já está com você há alguns dias. O que achou de *{{productTitle}}*?\n\nBasta um toque. Lemos todas as respostas e gostamos de agradecer.\n\nAlgo errado? Escreva ou ligue para {{supportNumber}} e nós resolvemos.',
    buttons: ['Ótimo', 'Razoável', 'Ruim', 'Cancelar inscrição'],
  },
  hi: {
    body: 'नमस्ते {{firstName}}, {{shopName}} से आपका ऑर्डर कुछ दिनों से आपके पास है। *{{productTitle}}* आपको कैसा लगा?\n\nबस एक टैप काफ़ी है। हम हर जवाब पढ़ते हैं और धन्यवाद कहना हमें अच्छा लगता है।\n\nकुछ गड़बड़ है? {{supportNumber}} पर लिखें या कॉल करें, हम उसे ठीक करेंगे।',
    buttons: ['बहुत अच्छा', 'ठीक-ठाक', 'बुरा', 'सदस्यता हटाएँ'],
  },
  ar: {
    body: 'مرحبًا {{firstName}}، مرّت أيام على وصول طلبك من {{shopName}}. ما رأيك في *{{productTitle}}*؟\n\nلمسة واحدة تكفي. نقرأ كل إجابة ويسعدنا أن نشكرك.\n\nهل هناك مشكلة؟ راسلنا أو اتصل بنا على {{supportNumber}} وسنعالجها.',
    buttons: ['رائع', 'مقبول', 'سيئ', 'إلغاء الاشتراك'],
  },
};
