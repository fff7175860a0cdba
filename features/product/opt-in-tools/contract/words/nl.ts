import type { ToolWords } from './tool-words.ts';

export const NL: ToolWords = {
  consent: {
    WA: (shop) =>
      `Ik wil aanbiedingen en herinneringen van ${shop} via WhatsApp ontvangen. Ik kan altijd stoppen door STOP te antwoorden.`,
    FB: (shop) =>
      `Ik wil aanbiedingen en herinneringen van ${shop} via Messenger ontvangen. ${shop} mag deze chat koppelen aan mijn bezoeken, winkelwagens en bestellingen in de winkel. Ik kan altijd stoppen door STOP te antwoorden.`,
  },
  submit: 'Houd me op de hoogte',
  messengerButtons: [
    'Naar Messenger sturen',
    'Stuur mij dit',
    'Dit in Messenger krijgen',
    'Dit in Messenger ontvangen',
    'De korting in Messenger krijgen',
    'Nieuws in Messenger krijgen',
    'Abonneren in Messenger',
    'Dit in Messenger verzilveren',
  ],
  offersTitle: { WA: 'Aanbiedingen op WhatsApp', FB: 'Aanbiedingen op Messenger' },
  offersSubtitle: {
    WA: 'Laat je nummer achter. Vergeet je een winkelwagen, dan brengen we hem terug.',
    FB: 'Schrijf ons. Vergeet je een winkelwagen, dan brengen we hem terug.',
  },
  discountTitle: 'Krijg 15% korting!',
  discountSubtitle: 'Meld je aan, en de code voor je volgende bestelling is van jou.',
  updatesTitle: 'Nieuws over je bestelling',
  updatesSubtitle: 'Ingepakt, onderweg en aan je deur: jij hoort het eerst.',
  smallPrint: 'Stoppen kan altijd.',
  doneTitle: { WA: 'Bedankt', FB: 'Nog één stap' },
  doneSubtitle: { WA: 'Je staat op de lijst.', FB: 'Begin de chat die is geopend, dan sta je op de lijst.' },
  doneText: {
    WA: 'Aanbiedingen en herinneringen komen via WhatsApp. Antwoord STOP als je er genoeg van hebt.',
    FB: 'Aanbiedingen en herinneringen komen via Messenger. Antwoord STOP als je er genoeg van hebt.',
  },
  codeSubtitle: 'Hier is je code:',
  wheelPill: 'Draai en win',
  wheelTitle: 'Draai aan het rad',
  wheelSubtitle: 'Elke draai wint iets voor je volgende bestelling.',
  percentOff: (percent) => `${percent}% korting`,
  newOffer: 'Nieuwe aanbieding',
  won: 'Gefeliciteerd!',
  chatGreeting: 'Hallo! Waarmee kunnen we helpen?',
  chatHeading: (shop) => `Chat met ${shop}`,
  chatSubheading: 'We antwoorden meestal binnen een dag.',
  chatButton: 'Chat met ons',
  chatFirstWords: 'Hallo, ik heb een vraag.',
  loggedIn: 'Hallo! Waarmee kunnen we je helpen?',
  loggedOut: 'Hallo! Log in bij Messenger om met ons te chatten.',
  checkoutTitle: 'Je bestelling op WhatsApp',
  checkoutSubtitle: 'Je bon en de weg van je pakket, waar je het eerst leest.',
};
