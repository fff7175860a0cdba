import { sentenceFor } from '#platform/errors/error-sentences.ts';
import type { Channel, ToolSettings } from '../../contract/tool-definition.ts';
import { incompleteReason } from '../../rules/decide-toggle.ts';
import { texts } from '../../texts/en.ts';

/** The facts that decide what a click on a tool's switch does. */
export interface ToolSwitchFacts {
  /** Whether the merchant is asked about a missing discount. */
  suggestsDiscount: boolean;
  channel: Channel;
  isInPlan: boolean;
  isPageConnected: boolean;
  /** The reason of the other channel against it. Null if there is none, or if it was not asked yet. */
  otherChannel: string | null;
  settings: ToolSettings;
  hasUnsaved: boolean;
}

/** Settings that a tool needs and that are set elsewhere in its editor. */
export type MissingSetting = 'discount' | 'offers' | 'support';

/** The step between a click and a tool that is on. Document 3, section 4.1. */
export type ToolSwitchStep =
  | { kind: 'plans' }
  | { kind: 'connectPage' }
  | { kind: 'otherChannel'; text: string }
  | { kind: 'missing'; what: MissingSetting; text: string }
  | { kind: 'suggestDiscount' }
  | { kind: 'guide' }
  | { kind: 'unsaved' }
  | { kind: 'go' };

/** Questions that the merchant has answered and is not asked again. */
export type Confirmation = 'noDiscount' | 'asSaved';

/** Returns the first reason that keeps a tool from being switched on, in the order of the specification. */
export function decideToolSwitch(
  facts: ToolSwitchFacts,
  confirmed: readonly Confirmation[] = [],
): ToolSwitchStep {
  const { channel, settings } = facts;
  if (!facts.isInPlan) return { kind: 'plans' };
  if (channel === 'FB' && !facts.isPageConnected) return { kind: 'connectPage' };
  if (facts.otherChannel !== null) return { kind: 'otherChannel', text: facts.otherChannel };
  const why = incompleteReason(channel, settings);
  if (why === 'TOOL_DISCOUNT_MISSING') return { kind: 'missing', what: 'discount', text: sentenceFor(why) };
  if (why === 'WHEEL_OFFERS_INCOMPLETE') return { kind: 'missing', what: 'offers', text: sentenceFor(why) };
  if (facts.suggestsDiscount && settings.hasDiscount === false && !confirmed.includes('noDiscount'))
    return { kind: 'suggestDiscount' };
  if (why === 'SUPPORT_NUMBER_EMPTY')
    return { kind: 'missing', what: 'support', text: texts.switch.supportNumber };
  if (why === 'SUPPORT_NUMBER_INVALID') return { kind: 'missing', what: 'support', text: sentenceFor(why) };
  if (why !== null) return { kind: 'guide' };
  return facts.hasUnsaved && !confirmed.includes('asSaved') ? { kind: 'unsaved' } : { kind: 'go' };
}
