import type { ToolWords } from './tool-words.ts';

export const EN: ToolWords = {
  consent: {
    WA: (shop) =>
      `I agree to receive offers and reminders from ${shop} on WhatsApp. I can stop at any time by replying STOP.`,
    FB: (shop) =>
      `I agree to receive offers and reminders from ${shop} on Messenger. ${shop} may link this chat with my visits, carts and orders in its store. I can stop at any time by replying STOP.`,
  },
  submit: 'Keep me posted',
  messengerButtons: [
    'Send To Messenger',
    'Send this to me',
    'Get this in Messenger',
    'Receive this in Messenger',
    'Get the discount in Messenger',
    'Get updates in Messenger',
    'Subscribe in Messenger',
    'Claim this in Messenger',
  ],
  offersTitle: { WA: 'Get offers on WhatsApp', FB: 'Get offers on Messenger' },
  offersSubtitle: {
    WA: 'Leave your number. Should you leave a cart behind, we bring it back to you.',
    FB: 'Write to us. Should you leave a cart behind, we bring it back to you.',
  },
  discountTitle: 'Get a 15% discount!',
  discountSubtitle: 'Sign up, and the code for your next order is yours.',
  updatesTitle: 'Get updates on your order',
  updatesSubtitle: 'When it is packed, on its way and at your door: you hear it first.',
  smallPrint: 'Stop whenever you like.',
  doneTitle: { WA: 'Thank you', FB: 'One more step' },
  doneSubtitle: { WA: 'You are on the list.', FB: 'Start the chat that opened, and you are on the list.' },
  // This text is also true for people who stopped before and have to confirm.
  doneText: {
    WA: 'Offers and reminders come on WhatsApp. Reply STOP whenever you have had enough.',
    FB: 'Offers and reminders come on Messenger. Reply STOP whenever you have had enough.',
  },
  codeSubtitle: 'Here is your code:',
  wheelPill: 'Spin and win',
  wheelTitle: 'Spin the wheel',
  wheelSubtitle: 'Every turn wins something for your next order.',
  percentOff: (percent) => `${percent}% off`,
  newOffer: 'New offer',
  won: 'Congratulations!',
  chatGreeting: 'Hello! How can we help?',
  chatHeading: (shop) => `Chat with ${shop}`,
  chatSubheading: 'We usually answer within a day.',
  chatButton: 'Chat with us',
  chatFirstWords: 'Hello, I have a question.',
  loggedIn: 'Hello! How can we help you?',
  loggedOut: 'Hello! Log in to Messenger to chat with us.',
  checkoutTitle: 'Hear of your order on WhatsApp',
  checkoutSubtitle: 'Your receipt and your parcel’s way, where you read it first.',
};
