import { STOP_WORDS } from './stop-words.ts';

const ALL_WORDS = new Set(Object.values(STOP_WORDS).flat().map(plain));

/** Whether a person's message asks to stop: the whole message, in any of the languages, punctuation and case ignored. */
export function isStopRequest(text: string): boolean {
  return ALL_WORDS.has(plain(text));
}

/** Letters, their marks and digits, in lower case, with single spaces between the words. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
