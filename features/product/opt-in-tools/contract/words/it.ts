import type { ToolWords } from './tool-words.ts';

export const IT: ToolWords = {
  consent: {
    WA: (shop) =>
      `Accetto di ricevere offerte e promemoria da ${shop} su WhatsApp. Posso smettere quando voglio rispondendo STOP.`,
    FB: (shop) =>
      `Accetto di ricevere offerte e promemoria da ${shop} su Messenger. ${shop} può collegare questa chat alle mie visite, ai miei carrelli e ai miei ordini nel suo negozio. Posso smettere quando voglio rispondendo STOP.`,
  },
  submit: 'Tenetemi al corrente',
  messengerButtons: [
    'Invia a Messenger',
    'Inviamelo',
    'Ottienilo su Messenger',
    'Ricevilo su Messenger',
    'Ottieni lo sconto su Messenger',
    'Ricevi le novità su Messenger',
    'Iscriviti su Messenger',
    'Approfittane su Messenger',
  ],
  offersTitle: { WA: 'Offerte su WhatsApp', FB: 'Offerte su Messenger' },
  offersSubtitle: {
    WA: 'Lascia il tuo numero. Se dimentichi un carrello, te lo riportiamo.',
    FB: 'Scrivici. Se dimentichi un carrello, te lo riportiamo.',
  },
  discountTitle: 'Ottieni il 15% di sconto!',
  discountSubtitle: 'Iscriviti e il codice per il prossimo ordine è tuo.',
  updatesTitle: 'Segui il tuo ordine',
  updatesSubtitle: 'Pronto, in viaggio e alla tua porta: lo sai per primo.',
  smallPrint: 'Puoi smettere quando vuoi.',
  doneTitle: { WA: 'Grazie', FB: 'Ancora un passo' },
  doneSubtitle: { WA: 'Sei nella lista.', FB: 'Inizia la chat che si è aperta e sarai nella lista.' },
  doneText: {
    WA: 'Offerte e promemoria arrivano su WhatsApp. Rispondi STOP quando ne hai abbastanza.',
    FB: 'Offerte e promemoria arrivano su Messenger. Rispondi STOP quando ne hai abbastanza.',
  },
  codeSubtitle: 'Ecco il tuo codice:',
  wheelPill: 'Gira e vinci',
  wheelTitle: 'Gira la ruota',
  wheelSubtitle: 'Ogni giro vince qualcosa per il prossimo ordine.',
  percentOff: (percent) => `${percent}% di sconto`,
  newOffer: 'Nuova offerta',
  won: 'Congratulazioni!',
  chatGreeting: 'Ciao! Come possiamo aiutarti?',
  chatHeading: (shop) => `Scrivi a ${shop}`,
  chatSubheading: 'Di solito rispondiamo entro un giorno.',
  chatButton: 'Scrivici',
  chatFirstWords: 'Ciao, ho una domanda.',
  loggedIn: 'Ciao! Come possiamo aiutarti?',
  loggedOut: 'Ciao! Accedi a Messenger per scriverci.',
  checkoutTitle: 'Il tuo ordine su WhatsApp',
  checkoutSubtitle: 'La ricevuta e il viaggio del pacco, dove li leggi prima.',
};
