import type { Catalogue } from '#platform/language/catalogue.ts';

// The titles of the cards and most buttons and toasts are from document 1, sections 2 and 8.
export const texts = {
  /** What every step has. */
  frame: {
    product: 'Bellbird',
    progress: 'Step {step} of {all}',
    back: 'Back',
    continue: 'Continue',
    finish: "Let's Go!",
    settingUp: 'Setting things up for you!',
    ready: 'App is ready!',
    failed: 'Your store could not be set up yet. Check your connection and try again.',
    tryAgain: 'Try again',
  },
  welcome: {
    title: 'Welcome to Bellbird',
    text: 'Shoppers sign up on your store and get your messages on WhatsApp and Messenger. Setup takes three short steps.',
    start: "Let's Get Started",
  },
  moments: {
    label: 'What Bellbird does',
    pause: 'Pause the pictures',
    play: 'Play the pictures',
  },
  scenes: {
    signUp: {
      text: 'A shopper signs up on your store, and you keep the proof.',
      show: 'Show the sign-up, {number} of {all}',
    },
    reminder: {
      text: 'The shopper leaves a cart, and you send a reminder.',
      show: 'Show the reminder, {number} of {all}',
    },
    stop: {
      text: 'The shopper has had enough. One word ends all messages right away.',
      show: 'Show the stop, {number} of {all}',
    },
  },
  sketch: {
    label: 'Your store with the opt-in pill',
  },
  embed: {
    title: 'Just one more step',
    text: 'Switch on one setting in your theme. Your store can then show Bellbird’s opt-in tools.',
    moves: {
      open: 'Your theme editor opens in a new tab and shows Bellbird among its app embeds.',
      switchOn: 'Switch Bellbird on, and press Save there.',
      comeBack: 'Come back here and continue.',
    },
    link: 'Enable Extension',
    what: 'The link to your theme',
    note: 'You can also do this later. Until it is on, Bellbird does not appear on your store.',
    withoutEmbeds: 'Your theme has no app embeds? Put this line before {tag} in its layout:',
    line: 'the line for your theme',
  },
  campaigns: {
    title: 'Auto-campaigns bring shoppers back',
    text: 'They send messages automatically to shoppers who signed up. Each shopper gets them in their own language, if Bellbird speaks it.',
    what: 'The campaigns',
    noNumber: 'You can switch them on when your WhatsApp number is connected. Your dashboard shows you how.',
  },
  tools: {
    title: 'Opt-in tools bring subscribers',
    text: 'They appear on your store and invite shoppers to sign up. Only people who sign up get messages.',
    what: 'The opt-in tools',
    noNumber:
      'No WhatsApp number is connected yet. Shoppers can sign up, but they get no messages until you connect one. Your dashboard shows you how.',
  },
  cards: {
    cart: { title: 'Abandoned cart', text: 'Reminds shoppers of the cart they left.' },
    product: { title: 'Product abandonment', text: 'Reminds shoppers of the products they looked at.' },
    welcome: {
      title: 'Welcome',
      text: 'Greets shoppers who sign up. Sends while its opt-in tool is on.',
    },
    shipping: { title: 'Shipping notification', text: 'Tells buyers where their parcel is.' },
    pill: {
      title: 'Persistent pill',
      text: 'A small button at the edge of your store. Shoppers sign up with their WhatsApp number.',
    },
    wheel: { title: 'Spin the wheel', text: 'Shoppers sign up to spin the wheel.' },
    popup: { title: 'Pop-up', text: 'A picture and an offer, at the right moment.' },
    whatsAppChat: { title: 'WhatsApp chat widget', text: 'A button that opens a WhatsApp chat.' },
    messengerChat: { title: 'Facebook chat widget', text: 'A button that opens a Messenger chat.' },
  },
} as const satisfies Catalogue;
