import type { ToolWords } from './tool-words.ts';

export const DE: ToolWords = {
  consent: {
    WA: (shop) =>
      `Ich möchte Angebote und Erinnerungen von ${shop} per WhatsApp erhalten. Ich kann das jederzeit beenden, indem ich mit STOP antworte.`,
    FB: (shop) =>
      `Ich möchte Angebote und Erinnerungen von ${shop} per Messenger erhalten. ${shop} darf diesen Chat mit meinen Besuchen, Warenkörben und Bestellungen im Shop verknüpfen. Ich kann das jederzeit beenden, indem ich mit STOP antworte.`,
  },
  submit: 'Halte mich auf dem Laufenden',
  messengerButtons: [
    'An Messenger senden',
    'Schickt mir das',
    'Das in Messenger holen',
    'Das in Messenger bekommen',
    'Den Rabatt in Messenger holen',
    'Neues in Messenger bekommen',
    'In Messenger abonnieren',
    'Das in Messenger sichern',
  ],
  offersTitle: { WA: 'Angebote per WhatsApp', FB: 'Angebote per Messenger' },
  offersSubtitle: {
    WA: 'Hinterlass uns deine Nummer. Bleibt ein Warenkorb liegen, bringen wir ihn dir zurück.',
    FB: 'Schreib uns. Bleibt ein Warenkorb liegen, bringen wir ihn dir zurück.',
  },
  discountTitle: 'Sichere dir 15 % Rabatt!',
  discountSubtitle: 'Melde dich an, und der Code für deine nächste Bestellung gehört dir.',
  updatesTitle: 'Alles über deine Bestellung',
  updatesSubtitle: 'Verpackt, unterwegs, vor deiner Tür: Du erfährst es zuerst.',
  smallPrint: 'Du kannst jederzeit wieder aufhören.',
  doneTitle: { WA: 'Vielen Dank', FB: 'Noch ein Schritt' },
  doneSubtitle: {
    WA: 'Du stehst auf der Liste.',
    FB: 'Beginne den Chat, der sich geöffnet hat, und du stehst auf der Liste.',
  },
  doneText: {
    WA: 'Angebote und Erinnerungen kommen per WhatsApp. Antworte STOP, wenn es dir genug ist.',
    FB: 'Angebote und Erinnerungen kommen per Messenger. Antworte STOP, wenn es dir genug ist.',
  },
  codeSubtitle: 'Hier ist dein Code:',
  wheelPill: 'Drehen und gewinnen',
  wheelTitle: 'Dreh am Glücksrad',
  wheelSubtitle: 'Jeder Dreh gewinnt etwas für deine nächste Bestellung.',
  percentOff: (percent) => `${percent} % Rabatt`,
  newOffer: 'Neues Angebot',
  won: 'Herzlichen Glückwunsch!',
  chatGreeting: 'Hallo! Wie können wir helfen?',
  chatHeading: (shop) => `Chat mit ${shop}`,
  chatSubheading: 'Wir antworten meist innerhalb eines Tages.',
  chatButton: 'Schreib uns',
  chatFirstWords: 'Hallo, ich habe eine Frage.',
  loggedIn: 'Hallo! Wie können wir dir helfen?',
  loggedOut: 'Hallo! Melde dich bei Messenger an, um mit uns zu schreiben.',
  checkoutTitle: 'Deine Bestellung per WhatsApp',
  checkoutSubtitle: 'Der Beleg und der Weg deines Pakets, wo du es zuerst liest.',
};
