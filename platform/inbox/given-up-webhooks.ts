import { TRIES_UNTIL_REPORTED } from './inbox-reader.ts';

/** What a webhook bears that a restore holds back: it waits for another decision. */
export const HELD_BACK = 'held back after a restore';

/**
 * Which webhooks wait for a person: those that nobody understands, and those that kept failing, of which people's words
 * go on being tried. Each half has an index of its own.
 */
export const GIVEN_UP = `(
  (state = 'failed' and error is distinct from '${HELD_BACK}') or (state = 'new' and attempts >= ${TRIES_UNTIL_REPORTED}))`;
