import type { Catalogue } from '#platform/language/catalogue.ts';

export const templates = {
  unnamed: 'Text of this message',
  calledThere: 'Meta knows it as {template}.',
} as const satisfies Catalogue;

export const templateStates = {
  ENABLED: 'Approved',
  PENDING: 'In review',
  REJECTED: 'Rejected',
  PAUSED: 'Paused',
  DISABLED: 'Disabled',
} as const satisfies Catalogue;

/** `reviewer` is WhatsApp or Meta. */
export const templateMeanings = {
  ENABLED: '{reviewer} approved this message. It can be sent.',
  PENDING: '{reviewer} is looking at this message. It is sent once approved.',
  REJECTED: '{reviewer} did not approve this message. It is not sent.',
  PAUSED: '{reviewer} paused this message. It is not sent for now.',
  DISABLED: '{reviewer} switched this message off. It is not sent.',
} as const satisfies Catalogue;

export const afterRejection = {
  WA: 'Change it where your number is managed, in Meta’s WhatsApp Manager or at Gupshup, and submit it again there. Bellbird learns the answer automatically.',
  FB: 'Meta reviews the messages that your page sends about orders. You cannot change this text: contact us under Support, and we submit another one.',
} as const satisfies Catalogue;

/** Why a message of a campaign that is on is not sent. */
export const stopped = {
  ofMessage: 'Message {number}: {reason}',
  noDiscount: 'It shows a discount, and none is set. It is not sent.',
  setDiscount: 'Set the discount',
} as const satisfies Catalogue;

/** The merchant's own words for a message. */
export const ownWords = {
  edit: 'Edit the words',
  editOf: 'Edit the words of {message}',
  label: 'Words of {message}',
  hint: 'What your message says',
  note: 'The buttons keep doing what they do. WhatsApp has to approve your words; until then the present text keeps sending. Every shopper gets yours as you write them, whatever their language.',
  titles: {
    of: 'Buttons of {message}',
    most: 'You can only enter {most} characters in button text.',
    link: 'Button {number}, opens a page',
    reply: 'Button {number}, answers',
    stop: 'Button {number}, unsubscribes',
    call: 'Button {number}, calls a number',
    form: 'Button {number}, opens a form',
  },
  cancel: 'Cancel',
  submit: 'Submit for approval',
  unsubmitted: 'Your words are not submitted yet.',
  leave: 'Discard words',
  stay: 'Keep writing',
} as const satisfies Catalogue;

/** The words that a message waits for, and what is sent until then. The sentences follow each other. */
export const awaited = {
  label: 'The text that {message} waits for',
  title: 'Your own words',
  change: 'Change the words',
  keepOld: 'Keep the old text',
  pending: 'WhatsApp is looking at your words.',
  untilApproved: 'The old one keeps sending until WhatsApp approves yours.',
  namedUntilApproved: 'The text “{name}” keeps sending until WhatsApp approves yours.',
  thenYours: 'Then this message uses yours automatically.',
  approved: 'WhatsApp approved your words. This message uses them in a moment.',
  rejected: 'WhatsApp did not approve your words.',
  submitAgain: 'Change yours and submit them again.',
  paused: 'WhatsApp paused your words.',
  disabled: 'WhatsApp switched your words off.',
  goesOn: 'The old one keeps sending.',
  namedGoesOn: 'The text “{name}” keeps sending.',
  value: 'Nothing fills {value} in this message, so your words are not used.',
  discount: 'Your words show a discount, and this message has none.',
  setDiscount: 'Set a discount, and this message uses your words once they are approved.',
  answers: 'Other messages follow the answers of this one, so your words are not used.',
} as const satisfies Catalogue;

export const testSend = {
  title: 'Send a test',
  of: 'Send a test of {message}',
  ofThis: 'this message',
  about: {
    WA: 'Sends the message with its settings and sample values to your phone on WhatsApp. Tests are not counted in your figures.',
    FB: 'Sends the message with its settings and sample values on Messenger to somebody who wrote to your page in the last 24 hours, ideally to yourself. Tests are not counted in your figures.',
  },
  number: 'Mobile number, with the country code',
  close: 'Close',
  send: 'Send',
  again: 'Send again',
  sentToNumber: 'The test is on its way to {number}. If none arrives, check the number.',
  sentToPerson: 'The test is on its way. If none arrives, check whether the chat is still open.',
  what: 'Those who wrote to your page',
  nobody:
    'Nobody wrote to your page in the last 24 hours, and Messenger delivers tests to nobody else. Write to your page from your own account, then check again.',
  check: 'Check again',
  person: 'Who gets it',
  wrote: '{name}, wrote {when}',
  namelessWrote: 'Somebody without a name, wrote {when}',
} as const satisfies Catalogue;

/** `toolFaults` and `unsaved` are word for word from document 2. */
export const editor = {
  edit: 'Edit',
  editOf: 'Edit {message}',
  editCampaign: 'Edit {campaign}',
  timeAndAnswers: 'Edit time and answers',
  timeAndAnswersOf: 'Edit time and answers of {message}',
  time: 'Change the time',
  timeOf: 'Change the time of {message}',
  toolFaults: 'Please fix the errors in Opt-in tools before editing the flow.',
  unsaved: 'Your flow has unsaved changes',
  what: 'The flow',
} as const satisfies Catalogue;

/** The question before the editor opens over a page with unsaved changes. */
export const editQuestion = {
  title: 'Save your changes first?',
  faultTitle: 'There is something to fix first',
  text: 'What you changed on this page is saved before the flow is edited.',
  notNow: 'Not Now',
  gotIt: 'Got it!',
  save: 'Save and Continue',
} as const satisfies Catalogue;

/** The phone beside the editor. */
export const preview = {
  label: 'Preview',
  approved:
    'Approved messages cannot be shortened. Without a name, the greeting leaves it out. If anything else is missing, the version without it is sent, or nothing.',
  where: 'Show it where',
  whereNote: 'The shopper never reads a placeholder.',
} as const satisfies Catalogue;

/** What is known of the shopper in the preview. */
export const known = {
  all: 'Everything is known',
  nameless: 'The first name is not known',
  undiscounted: 'There is no discount',
  none: 'Nothing is known',
} as const satisfies Catalogue;
