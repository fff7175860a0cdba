import type { Catalogue } from '#platform/language/catalogue.ts';

// Why an order is credited to a message or not. Each section is a constant, because the build keeps a catalogue that
// spreads another object.

/** `{span}` is a text of `spans`. */
export const credit = {
  code: 'The order used the code that this message carried.',
  click: 'The shopper clicked its link {span} before the order.',
  read: 'The shopper read it {span} before the order, and no click of theirs counts.',
} as const satisfies Catalogue;

/** The time between a click or a read and the order, within a sentence. */
export const spans = {
  moment: 'less than a minute',
  minutes: { one: '{count} minute', other: '{count} minutes' },
  hours: { one: '{count} hour', other: '{count} hours' },
  days: { one: '{count} day', other: '{count} days' },
} as const satisfies Catalogue;

export const noCredit = {
  laterCode: 'A later message carried a code that the order used.',
  later: { click: 'A later click counts.', read: 'A later read counts.' },
  codeFirst: 'A code that the order used counts before clicks and reads.',
  clickFirst: 'A click counts before a read, however late the read.',
  noReads: 'Your settings credit nothing that was only read.',
  /** `{span}` is a text of `spans`, and `{window}` one of `touches.within`. */
  outside: {
    click: 'It lies {span} before the order; your window for clicks is {window}.',
    read: 'It lies {span} before the order; your window for reads is {window}.',
  },
} as const satisfies Catalogue;

export const billed = {
  code: 'Plans that bill on revenue count it: its code was used.',
  click: 'Plans that bill on revenue count it: a code or a click within 5 days led to it.',
  onlyRead: 'Plans that bill on revenue do not count it: it was only read.',
  noMessage: 'Plans that bill on revenue do not count it: no message led to it.',
  tooLongAgo: 'Plans that bill on revenue do not count it: the click lies more than 5 days before it.',
} as const satisfies Catalogue;

export const windowBounds = {
  clicks: 'Clicks may count for 1 hour to 30 days, in whole hours.',
  reads: 'Reads may count for up to 5 days, in whole hours; 0 credits none.',
} as const satisfies Catalogue;
