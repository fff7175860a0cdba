import type { CreditedBy, MoneyMovement } from '../../contract/order-calls.ts';

export const TITLE = 'Orders and revenue';
export const ABOUT = 'Which orders your messages led to, and why.';

export const CREDITED_LABELS: Record<CreditedBy, string> = {
  all: 'All orders',
  credited: 'Credited to a message',
  clicks: 'By clicks and codes',
  reads: 'By reads alone',
  none: 'Not credited',
};

/** The scopes in the list of days. */
export const SCOPE_LABELS = {
  '0': 'Today',
  '1': 'Yesterday',
  '7': 'Last 7 days',
  '30': 'Last 30 days',
  '-1': 'All time',
} as const;
export const OWN_DAYS = 'Days of your own';

/** The kinds of changes of an order's value. */
export const MOVEMENT_LABELS: Record<MoneyMovement['kind'], string> = {
  order: 'Ordered',
  edit: 'Edited',
  refund: 'Refunded',
  cancellation: 'Cancelled',
  return: 'Came back unpaid',
};

export const TOUCH_LABELS = { code: 'Used its code', click: 'Clicked its link', read: 'Read it' } as const;

export const EMPTY = {
  title: 'No order on these days',
  text: 'Orders of your store are listed here as soon as it tells of them, each with the message that led to it. Choose other days to see earlier ones.',
};
export const NOTHING_FITS = {
  title: 'No order fits',
  text: 'Take a filter away, or choose other days.',
};
export const NOT_CREDITED = 'No message led to it';
export const OTHER_CURRENCY =
  'It was paid in another currency than your store’s, so it counts as an order without an amount.';
export const NOTHING_TOUCHED =
  'Nobody used a code, clicked a link or read an offer in the 30 days before this order, as far as we know. We cannot see reads by people with read receipts off, or orders made with another number.';
