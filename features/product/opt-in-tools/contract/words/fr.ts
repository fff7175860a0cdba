import type { ToolWords } from './tool-words.ts';

export const FR: ToolWords = {
  consent: {
    WA: (shop) =>
      `J’accepte de recevoir des offres et des rappels de ${shop} sur WhatsApp. Je peux arrêter à tout moment en répondant STOP.`,
    FB: (shop) =>
      `J’accepte de recevoir des offres et des rappels de ${shop} sur Messenger. ${shop} peut relier cette discussion à mes visites, paniers et commandes dans sa boutique. Je peux arrêter à tout moment en répondant STOP.`,
  },
  submit: 'Tenez-moi au courant',
  messengerButtons: [
    'Envoyer vers Messenger',
    'Envoyez-moi ceci',
    'Obtenir ceci sur Messenger',
    'Recevoir ceci sur Messenger',
    'Obtenir la remise sur Messenger',
    'Recevoir les nouvelles sur Messenger',
    'S’abonner sur Messenger',
    'En profiter sur Messenger',
  ],
  offersTitle: { WA: 'Nos offres sur WhatsApp', FB: 'Nos offres sur Messenger' },
  offersSubtitle: {
    WA: 'Laissez votre numéro. Si vous oubliez un panier, nous vous le rapportons.',
    FB: 'Écrivez-nous. Si vous oubliez un panier, nous vous le rapportons.',
  },
  discountTitle: 'Profitez de 15 % de réduction !',
  discountSubtitle: 'Inscrivez-vous, et le code de votre prochaine commande est à vous.',
  updatesTitle: 'Suivez votre commande',
  updatesSubtitle: 'Emballée, en route, à votre porte : vous le savez en premier.',
  smallPrint: 'Arrêtez quand vous voulez.',
  doneTitle: { WA: 'Merci', FB: 'Encore une étape' },
  doneSubtitle: {
    WA: 'Vous êtes sur la liste.',
    FB: 'Commencez la discussion qui s’est ouverte, et vous serez sur la liste.',
  },
  doneText: {
    WA: 'Les offres et les rappels arrivent sur WhatsApp. Répondez STOP quand vous n’en voulez plus.',
    FB: 'Les offres et les rappels arrivent sur Messenger. Répondez STOP quand vous n’en voulez plus.',
  },
  codeSubtitle: 'Voici votre code :',
  wheelPill: 'Tournez et gagnez',
  wheelTitle: 'Tournez la roue',
  wheelSubtitle: 'Chaque tour gagne quelque chose pour votre prochaine commande.',
  percentOff: (percent) => `${percent} % de réduction`,
  newOffer: 'Nouvelle offre',
  won: 'Félicitations !',
  chatGreeting: 'Bonjour ! Comment pouvons-nous vous aider ?',
  chatHeading: (shop) => `Discuter avec ${shop}`,
  chatSubheading: 'Nous répondons en général dans la journée.',
  chatButton: 'Écrivez-nous',
  chatFirstWords: 'Bonjour, j’ai une question.',
  loggedIn: 'Bonjour ! Comment pouvons-nous vous aider ?',
  loggedOut: 'Bonjour ! Connectez-vous à Messenger pour nous écrire.',
  checkoutTitle: 'Votre commande sur WhatsApp',
  checkoutSubtitle: 'Le reçu et le chemin de votre colis, là où vous lisez en premier.',
};
