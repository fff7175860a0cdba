import type { StatusTone } from '#platform/ui-kit/parts/status-badge.tsx';
import type { BroadcastStatus } from '../contract/broadcast.ts';

export const LIST_PATH = '/instant-campaigns-wa';
export const LIST_TITLE = 'Broadcast Campaign - Whatsapp';
export const LIST_NOTE = 'One message to many people, at a time that you choose.';
export const NO_BROADCASTS =
  "Looks like you don't have any campaigns created yet! Click the Create button at the top right to create your first Instant Campaign!";
/** Returns the reason why a broadcast cannot be deleted, or null. */
export function keptReason(status: BroadcastStatus): string | null {
  switch (status) {
    case 'draft':
      return null;
    case 'active':
      return 'Only drafts can be deleted. Cancel its schedule first.';
    case 'sending':
      return 'Only drafts can be deleted, and this one is being sent.';
    case 'sent':
    case 'Failed':
      return 'Only drafts can be deleted: what came of this one is kept.';
  }
}

export const LOADING = 'Instant Campaign is loading';
export const SAVING = 'Saving Campaign';
export const SCHEDULING = 'Scheduling Campaign';
export const SCHEDULED = 'Campaign Successfully Scheduled';
export const STARTING = 'Starting the broadcast';
export const STARTED = 'The broadcast is on its way';
export const SAVED = 'Campaign Successfully Saved As Draft';
export const NO_LINES_IN_OFFER =
  "No new lines are allowed, they'll be removed automatically when we send your campaigns!";
export const NO_LINES_IN_VARIABLES = "New Lines aren't allowed in variables";
/** The duration of the toast about line breaks. Document 3, section 5.2. */
export const LINES_TOAST_MS = 5000;

export const STATUS_LABELS: Record<BroadcastStatus, { word: string; tone: StatusTone }> = {
  draft: { word: 'Draft', tone: 'plain' },
  active: { word: 'Scheduled', tone: 'plain' },
  // Green is for what is done.
  sending: { word: 'Sending', tone: 'plain' },
  sent: { word: 'Sent', tone: 'good' },
  Failed: { word: 'Failed', tone: 'bad' },
};

export const QUALITY_LABELS = {
  GREEN: { word: 'Good', tone: 'good' },
  YELLOW: { word: 'Medium', tone: 'care' },
  RED: { word: 'Low', tone: 'bad' },
  UNKNOWN: { word: 'Not known yet', tone: 'plain' },
} as const satisfies Record<string, { word: string; tone: StatusTone }>;

export const NO_ADDRESS = 'This is no web address. Write it as https://shop.example/sale.';

export function linkLabel(name: string): string {
  return `Address of the link ‘${name}’`;
}

export function leadsTo(address: string): string {
  return `Leads to ${address}`;
}

/** Describes the target of a link without an address. */
export function leadsOtherwise(otherwise: string | null): string {
  return `Left empty, it leads to ${otherwise ?? 'the front page of your shop'}.`;
}

export const ITS_MESSAGES = 'Its messages';
export const ITS_ORDERS = 'Orders it earned';

export const STOP_SENDING = {
  title: 'Stop sending for good?',
  text: 'Anyone who has not received it yet will not. Messages that WhatsApp already has still arrive. This cannot be undone.',
  confirm: 'Stop sending',
  cancel: 'Go on sending',
};

export const CANCEL_SCHEDULE = 'Cancel the schedule';
export const CANCEL_SCHEDULE_ABOUT =
  'The broadcast becomes a draft again and is not sent. You can schedule it again at any time.';
export const CHANGED_ELSEWHERE = 'Somebody else changed this broadcast';
export const CHANGED_ELSEWHERE_ABOUT =
  'It was saved in another window since you opened it. What you typed is not saved yet.';
export const CHANGED_ELSEWHERE_HOW = 'Close this to look at what you typed. Showing theirs discards it.';

export const SEND_NOW = 'Send now';
export const SAVE_AND_SCHEDULE = 'Save & Schedule';
/** The question before a broadcast is booked. */
export const BOOKING = {
  now: { title: 'Send this broadcast now?', confirm: 'Send broadcast' },
  later: { title: 'Schedule this broadcast?', confirm: 'Schedule broadcast' },
};
export const BOOKING_COUNTING =
  'We are counting who gets it and what it costs. You can go on without waiting for the figures.';
export const BOOKING_RECOUNTING = 'We are still counting recent changes. The figures update automatically.';
export const BOOKING_UNCHECKED = 'You can go on without the figures.';
export const BOOKING_UNANSWERED =
  'We got no answer, so we do not know whether it worked. Try again: a broadcast is never sent twice.';
export const NOW_ABOUT =
  'It is sent as soon as you confirm it. People with quiet hours get it when those are over.';

export const LOCAL_TIME = 'At that time where each person lives';
export const LOCAL_TIME_ABOUT =
  'Each person gets it when it is that time where they live. Sending starts in the earliest time zone. Where the time has already passed, people get it right away.';

export const TWO_TEXTS_ABOUT =
  'Some people get the text above, some get a second one. Whoever is left gets the one that does better.';
export const TWO_TEXTS_INSTEAD = 'A first slice is tried already. Switch it off to try two texts.';
export const SLICE_ABOUT =
  'A few people get it first. When too many of those messages fail, or too many of them opt out, it stops automatically and asks you.';
export const SLICE_INSTEAD =
  'A test of two texts has a first slice of its own. Switch it off to have this one.';
