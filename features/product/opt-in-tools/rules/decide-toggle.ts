import type { ErrorCode } from '#platform/errors/error-code.ts';
import type { Channel, ToolSettings } from '../contract/tool-definition.ts';
import { GUIDE_STEPS } from '../contract/tool-design.ts';
import { PLACEHOLDER_CODE } from '../contract/tool-discount.ts';
import { hasPrize } from './prizes/has-prize.ts';
import { invalidSupportNumberReason } from './support-number.ts';

/** The facts for switching a tool on. */
export interface ToggleFacts {
  channel: Channel;
  isInPlan: boolean;
  /** Whether a real Facebook page with a valid token is connected. Checked for Messenger only. */
  isPageConnected: boolean;
  /** Whether a tool of the same type is on, on the other channel. */
  isOnElsewhere: boolean;
  settings: ToolSettings;
}

/**
 * Returns the reason why a tool may not be switched on, or null. The reasons are in the order in which merchants see
 * them.
 */
export function switchRefusalReason(facts: ToggleFacts): ErrorCode | null {
  const { channel, settings } = facts;
  if (!facts.isInPlan) return 'FEATURE_LOCKED';
  if (channel === 'FB' && !facts.isPageConnected) return 'SENDER_NOT_CONNECTED';
  if (facts.isOnElsewhere) return 'TOOL_ON_OTHER_CHANNEL';
  return incompleteReason(channel, settings);
}

/**
 * Returns what an active tool must not lack, when it is switched on and when it is saved. Null if nothing is missing.
 */
export function incompleteReason(
  channel: Channel,
  { hasDiscount, discount, wheel, chat, guideStep }: ToolSettings,
): ErrorCode | null {
  if (hasDiscount && discount && !isDiscountSet(discount)) return 'TOOL_DISCOUNT_MISSING';
  if (wheel && !wheel.offers.every(hasPrize)) return 'WHEEL_OFFERS_INCOMPLETE';
  const supportNumberReason =
    chat && channel === 'WA' ? invalidSupportNumberReason(chat.supportNumber) : null;
  if (supportNumberReason !== null) return supportNumberReason;
  if (guideStep !== undefined && guideStep < GUIDE_STEPS) return 'GUIDE_NOT_COMPLETED';
  return null;
}

/** Whether a tool has what it promises. The placeholder of a new tool is no code. */
export function isDiscountSet(discount: NonNullable<ToolSettings['discount']>): boolean {
  if (discount.kind === 'unique') return (discount.percent ?? 0) > 0;
  return discount.code !== '' && discount.code !== PLACEHOLDER_CODE;
}
