import type { Catalogue } from '#platform/language/catalogue.ts';

// The texts of rules. Each section is a constant, because the build keeps a catalogue that spreads another object.

/** A rule's name in the menu. */
export const ruleNames = {
  attribute: 'Has an attribute of yours',
  boughtCollection: 'Bought a product of a collection',
  boughtProduct: 'Bought a product',
  boughtTag: 'Bought a product with a tag',
  engagement: 'Read, clicked, replied or not',
  imported: 'Is in an import',
  lastOrderDate: 'Last order date is between',
  lastOrderValue: 'Last order value is between',
  lastSubscribed: 'Subscribed between',
  notLastOrderDate: 'Last order date is not between',
  ordersAbove: 'Number of orders is more than',
  ordersBelow: 'Number of orders is less than',
  recentMessages: 'Got this many messages lately',
  recentOrderCount: 'Orders in the last days',
  recentSpend: 'Money spent in the last days',
  segment: 'Is in a saved segment',
  spentAbove: 'Total spent is more than',
  spentBelow: 'Total spent is less than',
} as const satisfies Catalogue;

/** What to fill in, beside a field. */
export const ruleFaults = {
  nobody: 'Choose whom to include.',
  type: 'Choose what the rule is about.',
  amount: 'Enter an amount, as 49.90.',
  amountAboveZero: 'Enter an amount above 0.',
  amountSwapped: 'The second amount is less than the first. Enter a higher one.',
  attribute: 'Choose an attribute.',
  bound: 'Choose at least or at most.',
  broadcast: 'Choose a broadcast.',
  broadcastOrDays: 'Choose a broadcast, or enter how many days.',
  collection: 'Choose a collection.',
  comparison: 'Choose how to compare.',
  day: 'Choose a day.',
  dayOutOfRange: 'Choose a day between the years 1900 and 2100.',
  daysSwapped: 'The second day is before the first. Choose a later one.',
  days: 'Enter how many days.',
  daysFromOne: 'Enter how many days, from 1.',
  daysAgo: 'Enter how many days ago.',
  engagement: 'Choose what they did.',
  import: 'Choose an import.',
  messages: 'Enter how many messages, from 1.',
  most: 'Enter {most} or less.',
  number: 'Enter a number.',
  onlyEqual: 'Texts can only be equal.',
  orders: 'Enter how many orders.',
  ordersFromOne: 'Enter how many orders, from 1.',
  product: 'Choose a product.',
  segment: 'Choose a segment.',
  tag: 'Choose a tag.',
  value: 'Enter a value.',
} as const satisfies Catalogue;

/** A condition as one sentence. `{who}` and `{others}` are one or more texts of `ruleWords`. */
export const sentences = {
  nobody: 'Nobody: no rule says whom to include.',
  included: 'People who {who}.',
  excluded: 'People who {who}, but not those who {others}.',
  and: '{first} and {second}',
  or: '{first} or {second}',
} as const satisfies Catalogue;

/** What the people of a rule have in common: the words behind "People who". `{when}` is a text of `ruleTimes`. */
export const ruleWords = {
  unknown: 'meet a rule that is not known',
  notFilledIn: 'meet the rule ‘{rule}’, which is not filled in',
  attribute: {
    is: 'have a {attribute} that is {value}',
    isLess: 'have a {attribute} that is less than {value}',
    isMore: 'have a {attribute} that is more than {value}',
    isBefore: 'have a {attribute} that is before {value}',
    isAfter: 'have a {attribute} that is after {value}',
  },
  boughtCollection: 'bought a product of {collection}',
  boughtProduct: 'bought {product}',
  boughtTag: 'bought a product with the tag {tag}',
  /** A product or a collection whose name is not known. */
  namelessProduct: 'product {id}',
  namelessCollection: 'collection {id}',
  /** Any message of the last days. */
  engaged: {
    read: 'read a message of ours {when}',
    notRead: 'got and did not read a message of ours {when}',
    clicked: 'clicked in a message of ours {when}',
    replied: 'replied to a message of ours {when}',
    failed: 'could not be reached by a message of ours {when}',
  },
  engagedWithBroadcast: {
    read: 'read the broadcast {broadcast}',
    notRead: 'got and did not read the broadcast {broadcast}',
    clicked: 'clicked in the broadcast {broadcast}',
    replied: 'replied to the broadcast {broadcast}',
    failed: 'could not be reached by the broadcast {broadcast}',
  },
  imported: 'are in the import {import}',
  segment: 'are in the segment {segment}',
  lastOrderDate: 'placed their last order {when}',
  notLastOrderDate: 'did not place their last order {when}, or never ordered',
  lastOrderValue: 'spent between {least} and {most} {currency} on their last order',
  lastSubscribed: 'subscribed {when}',
  ordered: 'placed an order',
  neverOrdered: 'placed no order',
  ordersAbove: { other: 'placed {count} or more orders' },
  ordersBelow: { other: 'placed fewer than {count} orders' },
  recentMessages: { other: 'got {count} or more messages {when}' },
  noRecentOrder: 'placed no order {when}',
  recentOrders: {
    atLeast: {
      one: 'placed at least {count} order {when}',
      other: 'placed at least {count} orders {when}',
    },
    atMost: { one: 'placed at most {count} order {when}', other: 'placed at most {count} orders {when}' },
  },
  noRecentSpend: 'spent nothing {when}',
  recentSpend: {
    atLeast: 'spent at least {amount} {currency} {when}',
    atMost: 'spent at most {amount} {currency} {when}',
  },
  spentAbove: 'spent more than {amount} {currency} in all',
  spentBelow: 'spent less than {amount} {currency} in all',
} as const satisfies Catalogue;

/** When something happened, within a text of `ruleWords`. */
export const ruleTimes = {
  lastDays: { one: 'in the last day', other: 'in the last {count} days' },
  between: 'between {first} and {last}',
  longerAgo: '{least} or more days ago',
  betweenDaysAgo: 'between {least} and {most} days ago',
} as const satisfies Catalogue;
