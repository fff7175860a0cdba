import type { Drip } from '../../contract/campaign.ts';
import { lacksDiscount } from '../discount-of.ts';

/** What a switch has to know before a campaign goes on. */
export interface SwitchFacts {
  channel: 'WA' | 'FB';
  /** Of its definition. */
  suggestsDiscount: boolean;
  fbConnected: boolean;
  /** Whether its page is open with changes that are not saved. */
  hasUnsaved: boolean;
  /** Its own support number, or the shop's; empty for none. */
  supportNumber: string;
  /** Its messages that are sent while it is on. */
  drips: readonly Pick<Drip, 'needsDiscount' | 'dripAttributes'>[];
}

/** What comes between a click and a campaign that is on. Document 2, section 4. */
export type SwitchStep =
  | { kind: 'connectPage' }
  | { kind: 'saveFirst' }
  /** It is blocked until this is there. */
  | { kind: 'missing'; support: boolean; discount: boolean }
  /** A percentage is all that is missing, and this campaign offers to go and set one. */
  | { kind: 'suggestDiscount' }
  | { kind: 'confirm' };

/** The first thing that keeps a campaign from going on; when there is none, what it would do is said once more. */
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
