import type { Catalogue } from '#platform/language/catalogue.ts';

/** The states of a message. */
export const states = {
  queued: 'Next to go',
  waiting: 'Waiting',
  sending: 'Being sent',
  uncertain: 'No answer yet',
  sent: 'Sent',
  delivered: 'Delivered',
  read: 'Read',
  skipped: 'Not sent',
  failed: 'Failed',
} as const satisfies Catalogue;

/** What a message comes from, besides the campaigns. */
export const sources = {
  upsell: 'Upsell',
  broadcast: 'Broadcast',
  direct: 'Your message',
  api: 'Template sent by a program',
  apiReply: 'Answer by a program',
  stopConfirmation: 'Unsubscribe confirmation',
  stopQuestion: 'Did they want to unsubscribe?',
  awayMessage: 'Away message',
} as const satisfies Catalogue;

export const sourceNames = {
  named: '{source} “{name}”',
  test: 'Test of {source}',
} as const satisfies Catalogue;

/** Why a cart or an order has no message, if no campaign decided anything. */
export const noMessage = {
  timerRunning: 'Its message is still to come.',
  beforeInstall: 'It is from before Bellbird was installed in your store.',
  noCampaign: 'This version of Bellbird has no campaign for it.',
  noneFound: 'Bellbird knows no reason. A message may be on its way, so look again in a minute.',
} as const satisfies Catalogue;

export const details = {
  code: 'Code {code}',
} as const satisfies Catalogue;
