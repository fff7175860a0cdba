import type { Catalogue } from '#platform/language/catalogue.ts';

// The sections of the editor's Design tab.
export const general = {
  title: 'General Settings',
  back: 'Back to General Settings',
  /** A setting, then the view of the tool that it belongs to. */
  partOfView: '{part} · {view}',
  designs: 'Ready designs',
  designsTry: 'Try one',
  designsNote: 'A ready design brings colours, fonts, a picture and short texts.',
  designsKeep: 'Texts that you wrote stay.',
  designsKeepTitle:
    'Your title stays, so that shoppers read of your discount. Texts that you wrote stay too.',
  layout: 'Layout (for opened and completed view)',
  layouts: {
    pill: 'Card at the edge',
    modalImageAtTop: 'Image at top',
    modalImageBehind: 'Image behind',
    modalImageAtRight: 'Image at right',
    modalImageAtPillClick: 'From a pill',
    byItself: 'By itself',
  },
  texts: 'Texts',
  titleText: 'Title text',
  subtitleText: 'Subtitle text',
  messenger: 'Messenger settings',
  about: 'About this tool',
  name: 'Name',
  nameHint: 'Only you see it.',
  wording: 'What shoppers agree to',
  wordingInChat:
    'It is shown once the chat collects the shopper’s phone number. Until then, nobody signs up here.',
  wordingBelowField: 'It is shown below the field for the number, and stored with each sign-up as proof.',
  wordingAboveButton: 'It is shown above the button, and stored with each sign-up as proof.',
  confirms: 'Everybody confirms with their own WhatsApp message',
  offersChat: 'Shoppers may write to you instead of typing a number',
  offersChatHint:
    'A link (on phones) or a QR code (on computers) opens WhatsApp with the message that signs them up.',
  offersChatWaits: 'This is shown once your store has a WhatsApp number that people can write to.',
} as const satisfies Catalogue;

export const parts = {
  title: 'Title',
  subtitle: 'Subtitle',
  text: 'Text',
  pill: 'Pill',
  backgroundColor: 'Background-color',
  backgroundImage: 'Background-image',
  logo: 'Logo',
  sendToMessenger: 'Send to Messenger',
  button: 'Button',
  code: 'Discount code',
  empty: 'Empty',
  none: 'None',
  hasLogo: 'Yes',
  imageSources: { URL: 'URL', Upload: 'Upload', GIF: 'GIF' },
} as const satisfies Catalogue;

export const looks = {
  buttonText: 'Button text',
  shows: 'What it shows',
  showsHint: 'For shoppers who cannot see it. Leave it empty for a picture that only decorates.',
  logoUrl: 'Logo URL',
  wheelLogoUrl: 'Logo in the middle of the wheel, URL',
} as const satisfies Catalogue;

export const colours = {
  background: 'Background colour',
  cross: 'Cross colour',
  font: 'Font colour',
  button: 'Button colour',
  buttonText: 'Colour of its text',
  code: 'Colour of the code',
} as const satisfies Catalogue;

export const discount = {
  title: 'Discount',
  asks: 'Do shoppers get a discount for signing up?',
  yes: 'Yes',
  no: 'No',
  which: 'Which code?',
  fixed: 'One code for everybody',
  unique: 'A code for each shopper',
  validDays: 'Each code is valid for',
  winnersValidDays: 'Codes of winners are valid for',
  days: 'days',
} as const satisfies Catalogue;

export const code = {
  label: 'Discount code',
  sample: 'Replace the sample {code} with your own code to switch this on.',
  percent: 'With a percentage, the code is created in your store, unless it is there already.',
  created: '{code} is in your store now, for {percent}% off.',
  exists: 'Your store already has {code}. Its own terms apply.',
} as const satisfies Catalogue;

export const chat = {
  WA: 'WhatsApp chat',
  FB: 'Messenger chat',
  colour: 'Widget colour',
  greetingColour: 'Colour of the greeting',
  startColour: 'Colour of “Start the chat”',
  loggedIn: 'Greeting text for logged-in users',
  loggedOut: 'Greeting text for logged-out users',
  supportNumber: 'Support number',
  supportNumberHint: 'With its country code. Shoppers’ messages go there.',
  heading: 'Chat heading',
  subheading: 'Chat subheading',
  greeting: 'Greeting text',
  widgetText: 'Text on the widget',
  firstWords: 'How the shopper’s first message begins',
  collectPhone: 'Collect the shopper’s phone number',
  position: 'Widget position',
  positions: { left: 'Left', right: 'Right' },
  distance: 'Widget distance',
  pixels: 'px',
  distanceHint: '0 is 2% of the window.',
} as const satisfies Catalogue;

export const messenger = {
  text: 'Button text',
  option: 'Button or checkbox',
  optionHint: 'With a checkbox, shoppers tick that they agree before the button works.',
  options: { button: 'Button', checkbox: 'Checkbox' },
  colour: 'Colour',
  colours: { Blue: 'Blue', White: 'White' },
  size: 'Size',
  sizes: { Small: 'Small', Medium: 'Medium', Large: 'Large' },
} as const satisfies Catalogue;

export const offers = {
  title: 'Offers',
  offer: 'Offer-{text}',
  deleteNamed: 'Delete Offer-{text}',
  noDiscount: 'No discount yet',
  percent: '{percent}%',
  add: 'Add an offer',
  createCode: 'create discount code in shopify and add here',
  newTab: '(opens in a new tab)',
  text: 'Offer',
  orCode: 'or discount code',
  codeHint: 'With a percentage, each winner gets their own code. A code has to be in your store already.',
  weight: 'Weight',
  neverDrawn: 'Never drawn.',
  drawn: 'Drawn in {percent}% of all spins.',
  message: 'Message for the winner',
  delete: 'Delete this offer',
} as const satisfies Catalogue;

export const wheel = {
  background: 'Background Settings',
  type: 'Type',
  types: { color: 'Color', gradient: 'Gradient', url: 'Image URL', upload: 'Upload Image' },
  firstColour: 'First colour',
  secondColour: 'Second colour',
  rotate: 'Rotate Gradient',
  degrees: { one: '{count} degree', other: '{count} degrees' },
  settings: 'Wheel Settings',
  offerFont: 'Font of the offers',
  markerColour: 'Marker colour',
  firstWedge: 'First wheel colour',
  firstFont: 'Font colour on the first',
  secondWedge: 'Second wheel colour',
  secondFont: 'Font colour on the second',
} as const satisfies Catalogue;
