import { sentenceFor } from '#platform/errors/error-sentences.ts';
import { readPercentage } from '../../../rules/read-percentage.ts';
import { texts } from '../../../texts/en.ts';
import { ownPartsOf } from '../../own-parts-list.ts';
import type { DripValues, FormFacts, FormValues } from './form-values.ts';

/** A reason why a form cannot be saved. */
export interface FormProblem {
  /** Null if it belongs to no message. */
  dripId: string | null;
  field:
    | 'support'
    | 'percentage'
    | 'code'
    | 'expiry'
    | 'time'
    | 'redirectURL'
    | 'cooldownTime'
    | 'holdOut'
    | 'prepaidDiscount'
    | 'expirePaymentTime'
    | 'expireCancelTime'
    | 'codLabels';
  words: string;
}

const LONGEST_EXPIRY = 9999;
const MOST_COOLDOWN_DAYS = 365;
const MOST_HOLD_OUT = 50;

/** Returns everything that prevents saving, the most important first. Document 2, section 5. */
export function problemsOf(form: FormValues, facts: FormFacts): FormProblem[] {
  const problems: FormProblem[] = [];
  if (facts.channel === 'WA' && (form.support || facts.globalSupport) === '')
    problems.push({ dripId: null, field: 'support', words: texts.problems.details });
  if (!isWhole(form.holdOutPercent, 0, MOST_HOLD_OUT))
    problems.push({ dripId: null, field: 'holdOut', words: texts.problems.holdOut });
  for (const [dripId, values] of Object.entries(form.drips))
    for (const problem of problemsOfDrip(values, facts, dripId)) problems.push({ dripId, ...problem });
  return problems;
}

type Found = Omit<FormProblem, 'dripId'>;

function problemsOfDrip(drip: DripValues, facts: FormFacts, dripId: string): Found[] {
  const { timeBox, redirectURL, cooldownTime, settings } = drip;
  const found: Found[] = [];
  if (!isWhole(timeBox.magnitude, 0, 9999)) found.push({ field: 'time', words: texts.problems.time });
  const known = facts.drips[dripId];
  if (known?.fields.includes('discount')) found.push(...problemsOfDiscount(drip, known));
  if (redirectURL.trim() !== '' && !isAddress(redirectURL.trim()))
    found.push({ field: 'redirectURL', words: texts.problems.address });
  if (cooldownTime !== '' && !isWhole(cooldownTime, 0, MOST_COOLDOWN_DAYS))
    found.push({ field: 'cooldownTime', words: texts.problems.days });
  found.push(...(ownPartsOf(facts.type)?.problems(settings) ?? []));
  return found;
}

function problemsOfDiscount({ discount }: DripValues, known: FormFacts['drips'][string]): Found[] {
  const { percentage, type, code, expiry } = discount;
  const found: Found[] = [];
  const read = readPercentage(percentage);
  const isNeeded = known.isEnabled && (known.needsDiscount || isHalfSet(discount, known));
  if (read === 'invalid') found.push({ field: 'percentage', words: sentenceFor('PERCENTAGE_INVALID') });
  if (isNeeded && (read === null || read === 0))
    found.push({ field: 'percentage', words: texts.problems.details });
  if (isNeeded && type === 'fixed' && code.trim() === '')
    found.push({ field: 'code', words: texts.problems.details });
  if (expiry.magnitude !== '' && !isWhole(expiry.magnitude, 1, LONGEST_EXPIRY))
    found.push({ field: 'expiry', words: texts.problems.expiry });
  return found;
}

/** A welcome that may be sent without a discount would silently drop a typed code or percentage. */
function isHalfSet({ type, code, percentage }: DripValues['discount'], known: FormFacts['drips'][string]) {
  if (!known.namesDiscount || type !== 'fixed') return false;
  return (code.trim() === '') !== (Number(percentage) === 0);
}

function isWhole(typed: string, least: number, most: number): boolean {
  return /^\d{1,4}$/.test(typed) && Number(typed) >= least && Number(typed) <= most;
}

function isAddress(typed: string): boolean {
  return /^https?:\/\//i.test(typed) && URL.canParse(typed);
}
