import { texts } from '../texts/en.ts';

/** The keys of the inbox, for the list of all keys. */
export const INBOX_KEYS = [
  { keys: ['j'], does: texts.keys.next },
  { keys: ['k'], does: texts.keys.previous },
  { keys: ['e'], does: texts.keys.done },
  { keys: ['s'], does: texts.keys.snooze },
  { keys: ['a'], does: texts.keys.assign },
  { keys: ['r'], does: texts.keys.answer },
  { keys: ['n'], does: texts.keys.note },
  { keys: ['/'], does: texts.keys.saved },
] as const;
