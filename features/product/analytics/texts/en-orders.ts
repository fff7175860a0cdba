import type { Catalogue } from '#platform/language/catalogue.ts';

// The sections of the pages of orders. Each is a constant, because the build keeps a catalogue that spreads another object.
export const orders = {
  title: 'Orders and revenue',
  note: 'Which orders your messages led to, and why.',
  settings: 'How orders are credited',
  list: 'Orders',
  what: 'The orders',
  table: 'List of orders',
  more: 'Show more orders',
  cut: {
    one: 'The file has only the first order. Choose fewer days to get the rest.',
    other: 'The file has only the first {count} orders. Choose fewer days to get the rest.',
  },
  none: 'No orders on these days',
  noneText:
    'Orders from your store appear here, each with the message that led to it. Choose other days to see earlier ones.',
  noMatch: 'No matching orders',
  noMatchText: 'Remove a filter, or choose other days.',
  notCredited: 'No message is credited',
} as const satisfies Catalogue;

export const orderFilters = {
  credited: 'Credited',
  channel: 'Channel',
  campaign: 'Campaign',
  any: 'All',
  from: 'From',
  until: 'Until',
  last7: 'Last 7 days',
  last30: 'Last 30 days',
  allTime: 'All time',
  creditedBy: {
    all: 'All orders',
    credited: 'Credited to a message',
    clicks: 'By clicks and codes',
    reads: 'By reads only',
    none: 'Not credited',
  },
} as const satisfies Catalogue;

export const orderColumns = {
  when: 'When',
  order: 'Order',
  creditedTo: 'Credited to',
  why: 'Why',
  value: 'Order value',
  net: 'Net',
  onTheseDays: 'On these days',
  otherCurrency: 'Another currency',
  changed: '{change} {day}: {amount}',
} as const satisfies Catalogue;

export const orderTotals = {
  label: 'Totals',
  what: 'The totals',
  earned: 'Revenue from messages',
  credited: 'Credited orders',
  byClicks: 'Revenue by clicks and codes',
  returned: 'Returned',
  placed: 'All orders of your store',
  ofAllTime: 'All time, after returns.',
  ofDay:
    '{day}, after everything that was returned on this day, also from earlier orders. Your dashboards show the same.',
  ofDays:
    '{from} to {to}, after everything that was returned on these days, also from earlier orders. Your dashboards show the same.',
} as const satisfies Catalogue;

export const order = {
  title: 'Order {name}',
  what: 'The order',
  unknown: 'There is no order with this number',
  unknownText: 'All your orders are on one page.',
  toOrders: 'See your orders',
  by: '{when}, by {person}',
  byNobody: '{when}, by {person}, not a subscriber',
  earned: 'A message earned {amount}',
  earnedLess: 'A message earned {amount} after returns',
  credit: '{why} It is credited to <link>this message</link> of {source}.',
  noCredit:
    'No message is credited: nobody used, clicked or read an offer in time. See below what we looked at.',
  otherCurrency:
    'This order was paid in another currency than your store’s, so it counts as an order without an amount.',
} as const satisfies Catalogue;

export const orderMoney = {
  title: 'Order value',
  change: 'Change',
  when: 'When',
  amount: 'Amount',
  countsOn: 'Counts on {day}',
  net: 'Net',
  changes: {
    order: 'Ordered',
    edit: 'Edited',
    refund: 'Refunded',
    cancellation: 'Cancelled',
    return: 'Returned unpaid',
  },
} as const satisfies Catalogue;

export const touches = {
  title: 'What we looked at',
  settings: 'Change what counts',
  credited: 'Credited',
  kinds: { code: 'Code used', click: 'Link clicked', read: 'Message read' },
  rule: 'A used code counts first, otherwise the last click within {clicks}, otherwise the last read within {reads}. Messages that only follow an order, such as receipts, earn nothing.',
  ruleWithoutReads:
    'A used code counts first, otherwise the last click within {clicks}. Messages that only follow an order, such as receipts, earn nothing.',
  within: {
    hours: { one: '{count} hour', other: '{count} hours' },
    days: { one: '{count} day', other: '{count} days' },
  },
  none: 'Nobody used a code, clicked a link or read an offer in the 30 days before this order, as far as we know. We cannot see reads by people with read receipts off, or orders made with another number.',
} as const satisfies Catalogue;
