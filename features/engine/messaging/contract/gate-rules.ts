/** The gate's reasons to drop a message for good, in the order in which the gate checks them. */
export const SKIP_RULES = [
  'expired',
  'appUninstalled',
  'cancelled',
  'campaignOff',
  'orderedSince',
  'cartEmptied',
  'cartReplaced',
  'orderCancelled',
  'overtaken',
  'orderSettled',
  'madeAnew',
  'teamAnswered',
  'droppedByTeam',
  'noConsent',
  'testStopped',
  'notReachable',
  'windowClosed',
  'noMarketingTemplate',
  'noMarketingToUs',
  'templateStopped',
] as const;
export type SkipReason = (typeof SKIP_RULES)[number];

/** The gate's reasons to hold a message back for a while, in the order in which the gate checks them. */
export const WAIT_RULES = [
  'paused',
  'chargeNotActive',
  'planLimit',
  'templatePending',
  'answeredElsewhere',
  'talking',
  'quietHours',
  'frequencyCap',
  'anotherUnderWay',
  'dailyReach',
] as const;
export type WaitReason = (typeof WAIT_RULES)[number];

/**
 * The rules that a test message skips, because the merchant chose the recipient. An opt-out of that person still
 * applies.
 */
export const NOT_FOR_TESTS: ReadonlySet<SkipReason | WaitReason> = new Set([
  'campaignOff',
  'orderedSince',
  'cartEmptied',
  'cartReplaced',
  'noConsent',
  'answeredElsewhere',
  'talking',
  'quietHours',
  'frequencyCap',
  'anotherUnderWay',
]);

/**
 * Every rule of the gate, in the order of the checks. If a rule stops a message, the message passed all earlier rules.
 */
export const GATE_RULES = [...SKIP_RULES, ...WAIT_RULES] as const;
export type GateRule = (typeof GATE_RULES)[number];
