import type { Drip } from '../../contract/campaign.ts';
import { lacksDiscount } from '../discount-of.ts';

/** The facts for switching a campaign on. */
export interface SwitchFacts {
  channel: 'WA' | 'FB';
  /** From its definition. */
  suggestsDiscount: boolean;
  fbConnected: boolean;
  /** Whether its page is open with unsaved changes. */
  hasUnsaved: boolean;
  /** Its own support number, or the shop's. Empty for none. */
  supportNumber: string;
  /** Its messages that are sent while it is on. */
  drips: readonly Pick<Drip, 'needsDiscount' | 'dripAttributes'>[];
}

/** The step between a click and an active campaign. Document 2, section 4. */
export type SwitchStep =
  | { kind: 'connectPage' }
  | { kind: 'saveFirst' }
  /** It is blocked until these are set. */
  | { kind: 'missing'; support: boolean; discount: boolean }
  /** Only a percentage is missing, and this campaign offers to set one. */
  | { kind: 'suggestDiscount' }
  | { kind: 'confirm' };

/** Returns the first reason that keeps a campaign off. If there is none, the step that confirms what it would send. */
export function decideSwitch(facts: SwitchFacts): SwitchStep {
  const { channel, suggestsDiscount, drips } = facts;
  if (channel === 'FB' && !facts.fbConnected) return { kind: 'connectPage' };
  if (facts.hasUnsaved) return { kind: 'saveFirst' };
  const support = channel === 'WA' && facts.supportNumber === '';
  const incomplete = drips.filter(lacksDiscount);
  if (support) return { kind: 'missing', support, discount: incomplete.length > 0 };
  if (incomplete.length === 0) return { kind: 'confirm' };
  const onlyPercentage = incomplete.every(({ dripAttributes: { discount } }) => !discount?.percentage);
  return onlyPercentage && suggestsDiscount
    ? { kind: 'suggestDiscount' }
    : { kind: 'missing', support, discount: true };
}
