// Separate from the catalogue, because the pages need these constants without the prices.

export const TRIAL_DAYS = 14;
export const BILLING_CYCLE_DAYS = 30;
/** The store cancels an upgrade that is not approved for this long. */
export const APPROVAL_DAYS = 2;
/** The maximum number of plan requests of a shop to its store in a day. Nobody who chooses needs more. */
export const MOST_QUESTIONS_A_DAY = 10;
export const FREE_PLAN_NAME = 'Free';
/** The plan of every shop if the operator has switched plans off. No screen shows this name. */
export const ALL_FEATURES_PLAN_NAME = 'All features';
/** The free plan's limit in a cycle. Document 1, section 9. Only a paid plan raises it. */
export const FREE_USAGE = { meter: 'conversations', most: 1000 } as const;
