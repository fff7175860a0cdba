import { TRIES_UNTIL_REPORTED } from './inbox-reader.ts';

/** The error text of a webhook that a restore holds back for the operator's decision. */
export const HELD_BACK = 'held back after a restore';

/**
 * The webhooks that need a person: those that cannot be processed, and those that kept failing. Of the latter, people's
 * messages are still retried. Each half has its own index.
 */
export const GIVEN_UP = `(
  (state = 'failed' and error is distinct from '${HELD_BACK}') or (state = 'new' and attempts >= ${TRIES_UNTIL_REPORTED}))`;
