/** Reasons of the gate to drop a message for good, in the order they are asked. */
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
  'noConsent',
  'testStopped',
  'notReachable',
  'windowClosed',
  'noMarketingTemplate',
  'noMarketingToUs',
  'templateStopped',
] as const;
export type SkipReason = (typeof SKIP_RULES)[number];

/** Reasons of the gate to keep a message back for a while, in the order they are asked. */
export const WAIT_RULES = [
  'paused',
  'chargeNotActive',
  'planLimit',
  'templatePending',
  'quietHours',
  'frequencyCap',
  'anotherUnderWay',
  'dailyReach',
] as const;
export type WaitReason = (typeof WAIT_RULES)[number];

/** The rules that a test skips, because the merchant chose its recipient. Whether that person opted out still counts. */
export const NOT_FOR_TESTS: ReadonlySet<SkipReason | WaitReason> = new Set([
  'campaignOff',
  'orderedSince',
  'cartEmptied',
  'cartReplaced',
  'noConsent',
  'quietHours',
  'frequencyCap',
  'anotherUnderWay',
]);

/** Every rule of the gate, in the order they are asked: all before the one that answered were passed. */
export const GATE_RULES = [...SKIP_RULES, ...WAIT_RULES] as const;
export type GateRule = (typeof GATE_RULES)[number];
