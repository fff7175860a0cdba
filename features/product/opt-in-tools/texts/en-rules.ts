import type { Catalogue } from '#platform/language/catalogue.ts';

// The sentences of the rules and the server.
export const descriptions = {
  pill: 'A small pill at the edge of your store. It opens a card where shoppers sign up.',
  wheel: 'A wheel of prizes. Shoppers sign up, and get the code they won.',
  popup: 'A card with your picture that opens once, at the moment you choose.',
  chatWidget: 'A button in the corner of your store that opens a chat with you.',
  orderNews: 'A button on the thank-you page, with which buyers ask for news of their order on Messenger.',
  checkoutBlock: 'A sign-up block on the thank-you and order status pages.',
} as const satisfies Catalogue;

/** The summary of a tool's behaviour: who sees it and where, then when, then on which pages. */
export const behaviourWho = {
  nowhere: 'Shown nowhere: neither computers nor phones are chosen.',
  everyone: {
    both: 'Shown to everyone on computers and phones.',
    desktop: 'Shown to everyone on computers.',
    phone: 'Shown to everyone on phones.',
  },
  unOpted: {
    both: 'Shown to shoppers who have not signed up yet, on computers and phones.',
    desktop: 'Shown to shoppers who have not signed up yet, on computers.',
    phone: 'Shown to shoppers who have not signed up yet, on phones.',
  },
} as const satisfies Catalogue;

export const behaviourWhen = {
  scroll: 'It appears once they have seen {percent}% of the page.',
  scrollUnset: 'It appears once they have seen some of the page.',
  time: { one: 'It appears after {count} second.', other: 'It appears after {count} seconds.' },
  timeUnset: 'It appears after some seconds.',
  welcome: 'It appears as soon as they arrive.',
  exit: 'It appears when they are about to leave.',
  exitWithPhones: 'It appears on computers when they are about to leave. Phones do not tell when that is.',
  allTime: 'It is there at all times.',
  show: 'It is there at all times, with its greeting.',
  hide: 'It is there at all times, and opens by a click.',
  fade: {
    one: 'It is there at all times, with its greeting for {count} second.',
    other: 'It is there at all times, with its greeting for {count} seconds.',
  },
  fadeUnset: 'It is there at all times, with its greeting for some seconds.',
} as const satisfies Catalogue;

/** `{rules}` are page rules, such as: contains “/sale” or is “/cart”. */
export const shownPages = {
  only: 'Only on pages whose address {rules}.',
  never: 'Never on pages whose address {rules}.',
} as const satisfies Catalogue;

export const pageRuleWords = {
  contains: 'contains “{text}”',
  startsWith: 'begins with “{text}”',
  is: 'is “{text}”',
} as const satisfies Catalogue;

/** The result of a comparison so far. Numbers are percentages and percentage points. */
export const experimentResult = {
  unseen: 'Not both designs have been seen yet, so there is nothing to compare.',
  shares: '{a}% signed up with design A, {b}% with design B.',
  sharesHeldOut: '{a}% signed up with design A, {b}% with design B, and {heldOut}% of those who saw neither.',
  noWinner: 'That may still be chance, so there is no winner yet.',
  winner: 'Design {design} is better, by {low} to {high} points with 95% confidence.',
} as const satisfies Catalogue;

export const toggle = {
  otherChannel: 'Oops! You first need to switch off the {tool} for {channel} before you can turn this ON.',
  noGifKey:
    'Searching for GIFs is not set up on this server. The person who runs Bellbird can add a Giphy key. Until then, paste the address of a GIF.',
} as const satisfies Catalogue;
