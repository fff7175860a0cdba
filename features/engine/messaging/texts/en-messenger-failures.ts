import type { Catalogue } from '#platform/language/catalogue.ts';

/** Messenger's error codes and subcodes by class, each with what happened and what a merchant can do. */
export const messengerFailures = {
  transient: {
    1: { happened: 'Messenger had a fault of its own.', merchant: 'Nothing to do.' },
    2: { happened: 'Messenger was down for a moment.', merchant: 'Nothing to do.' },
    1200: { happened: 'Messenger could not take the message just then.', merchant: 'Nothing to do.' },
  },
  rate: {
    4: { happened: 'Bellbird asked Messenger for too much at once.', merchant: 'Nothing to do.' },
    32: { happened: 'Your page asked Messenger for too much at once.', merchant: 'Nothing to do.' },
    613: {
      happened: 'More messages went out of your page in a moment than Messenger allows.',
      merchant: 'Nothing to do.',
    },
    80006: { happened: 'Your page reached Messenger’s rate for the moment.', merchant: 'Nothing to do.' },
  },
  pairRate: {},
  perUserMarketing: {},
  optedOut: {
    551: {
      happened: 'This person blocked your page on Messenger, or left.',
      merchant: 'Respect it. They can write to your page again to be reached.',
    },
  },
  undeliverable: {
    2018001: {
      happened: 'Messenger knows nobody by this id.',
      merchant: 'They can write to your page again to be reached.',
    },
    2018108: {
      happened: 'This person takes no messages from your page now.',
      merchant: 'They can allow them again in Messenger.',
    },
  },
  windowClosed: {
    1545041: {
      happened: 'This person has not written to your page within Messenger’s window.',
      merchant: 'Offers go out again once they write to you.',
    },
    2018065: {
      happened: 'Messenger’s rules did not allow this message so long after the person last wrote.',
      merchant: 'Offers go out again once they write to your page.',
    },
    2018278: {
      happened: 'More than 24 hours passed since this person last wrote to your page.',
      merchant: 'Offers go out again once they write. Receipts and shipping news may go as utility messages.',
    },
  },
  template: {},
  request: {
    100: {
      happened: 'Messenger did not understand a part of this message.',
      merchant: 'Tell whoever runs your Bellbird server.',
    },
  },
  media: {},
  account: {
    33: {
      happened: 'Facebook no longer knows your page, or Bellbird may no longer use it.',
      merchant: 'Connect the page again in Settings.',
    },
    368: {
      happened: 'Facebook blocked your page from sending for a time.',
      merchant: 'Open your page’s quality on Facebook to see why.',
    },
    803: {
      happened: 'Facebook does not know the page that this was sent from.',
      merchant: 'Connect the page again in Settings.',
    },
    1893063: {
      happened: 'Facebook restricts your page, so it may not send now.',
      merchant: 'Open your page’s quality on Facebook to see why.',
    },
  },
  auth: {
    3: {
      happened: 'Bellbird lacks a permission of your page.',
      merchant: 'Connect the page again, with all permissions.',
    },
    10: {
      happened: 'A permission of your page was not given, or was taken away.',
      merchant: 'Connect the page again, with all permissions.',
    },
    101: {
      happened: 'Facebook does not know the app that Bellbird sends with.',
      merchant: 'Tell whoever runs your Bellbird server.',
    },
    102: {
      happened: 'Bellbird’s session with Facebook is over.',
      merchant: 'Connect the page again in Settings.',
    },
    104: {
      happened: 'Facebook did not accept Bellbird’s signature.',
      merchant: 'Tell whoever runs your Bellbird server.',
    },
    190: {
      happened: 'Bellbird’s access to your page has run out.',
      merchant: 'Connect the page again in Settings.',
    },
    200: {
      happened: 'Bellbird may not send for this page.',
      merchant: 'Connect the page again, with all permissions.',
    },
    230: {
      happened: 'Your page has not allowed Bellbird to send messages.',
      merchant: 'Connect the page again, with all permissions.',
    },
  },
} as const satisfies Catalogue;
