import type { Catalogue } from '#platform/language/catalogue.ts';

export const texts = {
  page: {
    title: 'Sender health',
    note: 'Which messages are sent, which are waiting, and which failed. Updated automatically.',
    allMessages: 'All messages',
    what: 'The health of your senders',
    none: 'No sender yet',
    noneText: 'Connect a WhatsApp number or a Facebook page. You can then see its health here.',
    connect: 'Go to Settings',
  },
  sender: {
    titles: { WA: 'WhatsApp number', FB: 'Facebook page' },
    quality: 'Quality',
    qualities: { GREEN: 'High', YELLOW: 'Medium', RED: 'Low', UNKNOWN: 'Not known yet' },
    speed: 'Sends up to',
    slowedTo: 'Slowed to',
    perSecond: '{count} a second',
    lastUpdate: 'Last delivery update',
    noUpdate: 'None yet',
    slowed: 'WhatsApp just asked your number to send more slowly. It is back to full speed within a minute.',
    qualityLow:
      'Many people blocked or reported your number. For a few days, send less, and only to people who bought recently. Otherwise WhatsApp may lower your daily limit or block your number.',
    receiptsLate:
      'Delivery updates arrive {time} late. Your messages are still sent, but you see later whether they were delivered, read or failed.',
    states: { stopped: 'Stopped', paused: 'Paused', alert: 'Needs attention', sending: 'Sending' },
    noticed: '{notice} Reported {when}.',
    stoppedSince: 'No messages have been sent since {when}.',
    nothingWaits: 'Nothing is waiting.',
    kept: {
      one: '{count} message is waiting and is not lost.',
      other: '{count} messages are waiting and are not lost.',
    },
    resume: 'Resume sending',
    settings: 'Settings',
    connectAgain: 'Connect again in Settings',
    resuming: 'Trying again',
    resumed: 'Messages are sent again',
  },
  /** What the provider reported, by its code. */
  knownNotices: {
    130429:
      'WhatsApp refused some requests because they came too fast. Bellbird slows down and sends again automatically.',
    131035:
      'WhatsApp could not deliver a customer’s message to Bellbird in time, and has deleted it. If somebody is waiting for an answer, they have to write again.',
  },
  otherNotices: {
    titleAndCode: 'WhatsApp reported a problem: {title} ({code}). It does not name any of your messages.',
    title: 'WhatsApp reported a problem: {title}. It does not name any of your messages.',
    code: 'WhatsApp reported a problem ({code}). It does not name any of your messages.',
    nothing: 'WhatsApp reported a problem. It does not name any of your messages.',
  },
  reach: {
    unlimited: 'WhatsApp does not limit how many people you can message in a day.',
    unknown: 'WhatsApp has not said yet how many people you can message in a day.',
    title: 'People messaged in the last 24 hours',
    used: '{used} of {most} people',
    note: 'Replies do not count towards the limit. A tenth of it is reserved for receipts and delivery updates.',
  },
  waiting: {
    title: 'Waiting',
    none: 'Nothing is waiting.',
    retried: 'Will be tried again: {reason}',
  },
  failures: {
    title: 'Failed in the last 7 days',
    asChart: 'Show as chart',
    asTable: 'Show as table',
    none: 'Nothing has failed since {when}.',
    share: '{failed} of {all} messages, {percent}.',
    see: { one: 'See the message', other: 'See these {count} messages' },
    table: 'Failures by code',
    cause: 'Cause',
    happened: 'What happened',
    code: 'Code',
    noCode: 'None',
    percent: 'Share',
    messages: 'Messages',
  },
  templates: {
    title: 'Stopped templates',
    none: 'None. All templates that you use can be sent.',
    states: { REJECTED: 'Rejected', PAUSED: 'Paused', DISABLED: 'Disabled' },
    since: '{reason} Since {when}. Messages with this template are not sent until it is approved again.',
  },
  incoming: {
    title: 'From your store and shoppers',
    behind: 'Behind',
    upToDate: 'Up to date',
    none: 'Everything from your store and your shoppers has been processed.',
    waiting: {
      one: '{count} event from your store and your shoppers is waiting to be processed, for {time}. Nothing is lost.',
      other:
        '{count} events from your store and your shoppers are waiting to be processed, the oldest for {time}. Nothing is lost.',
    },
    webhooks: 'Events that could not be read: {count}',
    timers: 'Messages that could not be scheduled: {count}',
    commands: 'Changes that your store did not accept: {count}',
    mails: 'E-mails that could not be sent: {count}',
    tryAgain: 'Try again',
    trying: 'Trying again',
    tried: 'Bellbird is trying again',
  },
  /** The banner above every page. The provider's reason follows after `stopped`. */
  banner: {
    tokenDead:
      'Bellbird can no longer send by WhatsApp. Connect again. Messages that are waiting are not lost.',
    stopped: 'WhatsApp messages are waiting. Nothing is lost.',
    qualityLow:
      'Your WhatsApp number has low quality. Send less for a few days, or WhatsApp may block your number.',
    receiptsLate: {
      WA: 'WhatsApp is reporting more than 15 minutes late. More messages may have arrived than shown.',
      FB: 'Messenger is reporting more than 15 minutes late. More messages may have arrived than shown.',
    },
  },
} as const satisfies Catalogue;
