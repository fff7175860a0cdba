import type { CodeSentences } from './error-sentences.ts';

/** Messenger's error codes and subcodes by class, each with what happened and what a merchant can do. */
export const MESSENGER_SENTENCES: CodeSentences = {
  transient: {
    1: ['Messenger had a fault of its own.', 'Nothing to do.'],
    2: ['Messenger was down for a moment.', 'Nothing to do.'],
    1200: ['Messenger could not take the message just then.', 'Nothing to do.'],
  },
  rate: {
    4: ['Bellbird asked Messenger for too much at once.', 'Nothing to do.'],
    32: ['Your page asked Messenger for too much at once.', 'Nothing to do.'],
    613: ['More messages went out of your page in a moment than Messenger allows.', 'Nothing to do.'],
    80006: ['Your page reached Messenger’s rate for the moment.', 'Nothing to do.'],
  },
  pairRate: {},
  perUserMarketing: {},
  optedOut: {
    551: [
      'This person blocked your page on Messenger, or left.',
      'Respect it. They can write to your page again to be reached.',
    ],
  },
  undeliverable: {
    2018108: ['This person takes no messages from your page now.', 'They can allow them again in Messenger.'],
    2018001: ['Messenger knows nobody by this id.', 'They can write to your page again to be reached.'],
  },
  windowClosed: {
    2018065: [
      'Messenger’s rules did not allow this message so long after the person last wrote.',
      'Offers go out again once they write to your page.',
    ],
    2018278: [
      'More than 24 hours passed since this person last wrote to your page.',
      'Offers go out again once they write. Receipts and shipping news may go as utility messages.',
    ],
    1545041: [
      'This person has not written to your page within Messenger’s window.',
      'Offers go out again once they write to you.',
    ],
  },
  template: {},
  request: {
    100: ['Messenger did not understand a part of this message.', 'Tell whoever runs your Bellbird server.'],
  },
  media: {},
  account: {
    33: [
      'Facebook no longer knows your page, or Bellbird may no longer use it.',
      'Connect the page again in Settings.',
    ],
    803: ['Facebook does not know the page that this was sent from.', 'Connect the page again in Settings.'],
    368: [
      'Facebook blocked your page from sending for a time.',
      'Open your page’s quality on Facebook to see why.',
    ],
    1893063: [
      'Facebook restricts your page, so it may not send now.',
      'Open your page’s quality on Facebook to see why.',
    ],
  },
  auth: {
    3: ['Bellbird lacks a permission of your page.', 'Connect the page again, with all permissions.'],
    101: [
      'Facebook does not know the app that Bellbird sends with.',
      'Tell whoever runs your Bellbird server.',
    ],
    102: ['Bellbird’s session with Facebook is over.', 'Connect the page again in Settings.'],
    104: ['Facebook did not accept Bellbird’s signature.', 'Tell whoever runs your Bellbird server.'],
    10: [
      'A permission of your page was not given, or was taken away.',
      'Connect the page again, with all permissions.',
    ],
    190: ['Bellbird’s access to your page has run out.', 'Connect the page again in Settings.'],
    200: ['Bellbird may not send for this page.', 'Connect the page again, with all permissions.'],
    230: [
      'Your page has not allowed Bellbird to send messages.',
      'Connect the page again, with all permissions.',
    ],
  },
};
