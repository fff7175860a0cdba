import type { Catalogue } from '#platform/language/catalogue.ts';
import { failureClasses } from './en-failure-classes.ts';
import { messengerFailures } from './en-messenger-failures.ts';
import { rules, waits } from './en-reasons.ts';
import { whatsappFailures } from './en-whatsapp-failures.ts';

export const texts = {
  /** The panel on the settings page. */
  panel: {
    title: 'Sending',
    senderHealth: 'Sender health',
    what: 'Your limits',
    save: 'Save',
    discard: 'Discard',
    saving: 'Saving',
    saved: 'Saved Successfully',
  },
  quietHours: {
    title: 'Quiet hours',
    text: 'Offers wait during quiet hours and are sent afterwards. Quiet hours follow each person’s local time.',
    note: 'Receipts and shipping updates are sent at any hour.',
    switch: 'Hold offers at night',
    from: 'From',
    until: 'Until',
    sameTime: 'Quiet hours have to end at another time than they begin.',
  },
  caps: {
    title: 'Maximum offers to one person',
    text: 'Counts all campaigns and broadcasts together. All messages about one cart count once. The welcome after a sign-up does not count. Offers above the limit wait, or are dropped if they would arrive too late.',
    mostInDay: 'In 24 hours',
    mostInWeek: 'In 7 days',
    mostInMonth: 'In 30 days',
    none: 'No limit',
  },
  talks: {
    title: 'While you talk with somebody',
    text: 'After you or a colleague write to a person, here or in the WhatsApp app, offers to this person wait. Receipts, shipping updates and questions about cash orders are sent.',
    label: 'Offers wait for',
    none: 'Offers do not wait',
    hours: { one: '{count} hour', other: '{count} hours' },
  },
  /** What waits for the limits. */
  waiting: {
    none: 'No messages are waiting because of these limits.',
    quietHours: {
      one: '{count} message is waiting for quiet hours to end. It is checked again as soon as you save.',
      other:
        '{count} messages are waiting for quiet hours to end. They are checked again as soon as you save.',
    },
    frequencyCap: {
      one: '{count} message is waiting until the person may get another offer. It is checked again as soon as you save.',
      other:
        '{count} messages are waiting until the person may get another offer. They are checked again as soon as you save.',
    },
    both: {
      other:
        '{count} messages are waiting: {quiet} for quiet hours to end, {capped} until the person may get another offer. They are checked again as soon as you save.',
    },
  },
  pause: {
    button: 'Pause all sending',
    question: 'Pause all sending?',
    text: 'Campaigns, broadcasts, order messages, answers and tests wait until you resume. Only confirmations of opt-outs are still sent.',
    onTheirWay: 'Messages that are being sent right now may still arrive.',
    confirm: 'Pause all sending',
    cancel: 'Cancel',
    waiting: 'Pausing',
    done: 'All sending is paused',
  },
  resume: {
    button: 'Resume sending',
    question: 'Resume sending?',
    noneInTime: 'All waiting messages are too late. New messages are sent again from now on.',
    inTime: {
      one: '{count} waiting message can be sent now, within your limits and quiet hours. It is not sent if its cart was bought or its campaign is off.',
      other:
        '{count} waiting messages can be sent now, within your limits and quiet hours. Messages are not sent if their cart was bought or their campaign is off.',
    },
    nothingHeld: 'The pause holds back no messages. New messages are sent again from now on.',
    late: {
      one: '{count} message is now too late',
      other: '{count} messages are now too late',
    },
    drop: 'Drop them. The list of messages shows which ones.',
    send: 'Send them too',
    confirm: 'Resume sending',
    cancel: 'Cancel',
    waiting: 'Resuming',
    done: 'Messages are sent again',
  },
  /** The banner above every page while all sending is paused. */
  banner: {
    since: 'All sending has been paused since {when}.',
    held: { one: '{count} message is waiting.', other: '{count} messages are waiting.' },
  },
  /** What WhatsApp and Messenger themselves write into a chat. */
  bubbles: {
    sendLocation: 'Send location',
    subtotal: 'Subtotal',
    shipping: 'Shipping',
    tax: 'Tax',
  },
  rules,
  waits,
  failureClasses,
  whatsappFailures,
  messengerFailures,
} as const satisfies Catalogue;
