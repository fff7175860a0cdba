import type { Catalogue } from '#platform/language/catalogue.ts';

export const figures = {
  label: 'Figures, all time',
  ofMessage: 'Figures of this message, all time',
  what: 'The figures',
  notSent: 'Not sent to anybody yet.',
  revenue: 'Revenue',
  sent: 'Sent',
  delivered: 'Delivered',
  failed: 'Failed',
  read: 'Read',
  ctr: 'CTR',
  /** After a number. */
  messagesRead: 'messages read',
  messagesClicked: 'messages clicked',
  /** Steps in the results, each with its number. */
  steps: { read: 'Read', clicked: 'Clicked', orders: 'Credited orders' },
  ofDelivered: '{percent} of delivered',
  /** What the steps count, at most two sentences each. */
  terms: {
    sent: {
      question: 'What counts as sent?',
      answer: 'Messages that WhatsApp or Messenger took from Bellbird.',
    },
    delivered: {
      question: 'What counts as delivered?',
      answer: 'Messages that reached the shopper’s phone.',
    },
    read: {
      question: 'What counts as read?',
      answer:
        'Messages that a shopper opened, as far as their app reports it. Some people switch that off, so more people may have read yours.',
    },
    clicked: {
      question: 'What counts as clicked?',
      answer:
        'Messages whose link or button a shopper opened. A message counts once, however often it is clicked.',
    },
  },
} as const satisfies Catalogue;

export const partFigures = {
  title: 'Each part, all time',
  part: 'Part',
  sent: 'Sent',
  read: 'Read',
  tapped: 'Tapped',
  after: 'After ‘{answer}’',
  messagesTapped: 'messages whose link or answer was tapped',
} as const satisfies Catalogue;

/** Parts of a message that have no words of their own. */
export const partNames = {
  cards: 'Cards',
  image: 'Image',
  video: 'Video',
  document: 'Document',
  receipt: 'Receipt',
  text: 'Text',
} as const satisfies Catalogue;

/** What a campaign adds, compared with people who get nothing. */
export const lift = {
  title: 'What it adds',
  what: 'The comparison',
  verdicts: { helps: 'It helps', harms: 'It takes away', unknown: 'Not known yet' },
  notYet:
    '{percent}% are held out, and none of them had five days to order yet. After that, what the campaign adds appears here.',
  how: 'Compares people who got a message with people in the hold-out share, each from the first time this campaign applied to them. An order counts if it follows within 5 days, whether or not a message is credited with it; people contacted less than 5 days ago are not counted yet.',
  since: 'Since {when}; {percent}% are held out.',
  sinceOver: 'Since {when}; nobody is held out any more.',
  sinceOfSample: 'Since {when} (only the most recent people are counted); {percent}% are held out.',
  sinceOfSampleOver: 'Since {when} (only the most recent people are counted); nobody is held out any more.',
  written: 'Written to',
  heldOut: 'Held out',
  difference: 'Difference',
  points: '{points} points',
  interval: '{low} to {high}',
  ordered: '{ordered} of {people} ordered',
  nobody: 'Nobody yet',
  credited: '{amount} is credited to it since then.',
  tooFew: 'Too few people have ordered yet to tell how much of that would have come without it.',
  tooDifferent: 'Orders differ too much in size to tell yet how much of that would have come without it.',
  added: 'About {amount} of that would not have come without it ({low} to {high}, with 95% confidence).',
} as const satisfies Catalogue;

/** What a campaign would have sent in the last 30 days. */
export const past = {
  title: 'What it would have sent',
  about:
    'Tries this campaign with its present settings, saved or not, on what really happened in your store in the last 30 days. Nothing is sent, and nothing is changed.',
  try: 'Try it on the last 30 days',
  tryAgain: 'Try again',
  stop: 'Stop',
  assumes:
    'This assumes that its templates were approved and that your number or page could send. What the campaign really sent in that time is replaced by what it would have sent.',
  what: 'The past',
  looking: 'Looking at what happened.',
  looked: '{done} of {all} shoppers looked at.',
  stopped: 'Stopped.',
  progress: 'Shoppers looked at',
  nobody: 'It would have written to nobody: nothing happened that starts it.',
  /** `people` is the text `people`. */
  sent: {
    one: '{count} message to {people} would have gone out.',
    other: '{count} messages to {people} would have gone out.',
  },
  sentSoFar: {
    one: '{count} message to {people} would have gone out so far.',
    other: '{count} messages to {people} would have gone out so far.',
  },
  people: { one: '{count} person', other: '{count} people' },
  silent: {
    one: '{count} time it would have kept silent, each with its reason below.',
    other: '{count} times it would have kept silent, each with its reason below.',
  },
  waiting: {
    one: '{count} message would still wait for the time.',
    other: '{count} messages would still wait for the time.',
  },
  cut: 'More happened than can be looked at: only what came after {when} is.',
} as const satisfies Catalogue;

export const pastTable = {
  label: 'People and what would have followed',
  choice: 'Which of them',
  got: 'Would have got it',
  gotNot: 'Would not',
  none: 'Nobody.',
  more: 'Show more of {count}',
  when: 'When',
  person: 'Person',
  event: 'What happened',
  outcome: 'What would have followed',
  /** The same columns on a phone, where there is less room. */
  shortEvent: 'Happened',
  shortOutcome: 'Outcome',
  nameless: 'Somebody your store has no name for',
  message: 'The message',
  oneMessage: 'Message {number}',
} as const satisfies Catalogue;

export const pastFile = {
  what: 'these people',
  soFar: 'The file holds what was found so far. Try it to the end to get all of it.',
  cut: 'More happened than can be looked at. The file holds what came of the newest of it, as the list does.',
  when: 'When ({timeZone})',
  name: 'Name',
  phone: 'Phone',
  happened: 'Happened ({timeZone})',
  worth: 'Worth',
  currency: 'Currency',
  outcome: 'What would have followed',
  waited: 'Waited for',
} as const satisfies Catalogue;

/** The campaigns on the dashboard. */
export const dashboard = {
  title: 'Auto campaigns',
  download: 'the auto campaigns',
  createLabel: 'Create an auto campaign',
  create: 'Create',
  what: 'The campaigns',
  list: 'List of auto campaigns',
  campaign: 'Campaign',
  sent: 'Sent',
  delivered: 'Delivered',
  read: 'Read',
  readOf: 'Read of {campaign}',
  readPercent: 'Read %',
  ctr: 'CTR',
  ctrOf: 'CTR of {campaign}',
  ctrPercent: 'CTR %',
  clicked: 'Clicked',
  failed: 'Failed',
  orders: 'Orders',
  revenue: 'Revenue',
  revenueIn: 'Revenue ({currency})',
  on: 'On',
  onOrOff: 'On or off',
} as const satisfies Catalogue;
