// Apart from the catalogue: the pages need these, and not every price with them.

export const TRIAL_DAYS = 14;
export const BILLING_CYCLE_DAYS = 30;
/** An upgrade that is not approved in the store for this long is void there. */
export const APPROVAL_DAYS = 2;
/** Questions of a plan that one shop may put to its store in a day: nobody who chooses needs more. */
export const MOST_QUESTIONS_A_DAY = 10;
export const FREE_PLAN_NAME = 'Free';
/** The plan of every shop where the operator switched plans off. No screen shows this name. */
export const ALL_FEATURES_PLAN_NAME = 'All features';
/** What the free plan leaves in a cycle; document 1, section 9. Nothing can be bought beyond it but a plan. */
export const FREE_USAGE = { meter: 'conversations', most: 1000 } as const;
