import type { ErrorCode } from '#platform/errors/error-code.ts';
import type { Channel, ToolSettings } from '../contract/tool-definition.ts';
import { GUIDE_STEPS } from '../contract/tool-design.ts';
import { PLACEHOLDER_CODE } from '../contract/tool-discount.ts';
import { hasPrize } from './prizes/has-prize.ts';
import { whyNotSupportNumber } from './support-number.ts';

/** What is known when a merchant switches a tool on. */
export interface ToggleFacts {
  channel: Channel;
  isInPlan: boolean;
  /** A real Facebook page with a live token; asked of Messenger alone. */
  isPageConnected: boolean;
  /** A tool of the same type is on, on the other channel. */
  isOnElsewhere: boolean;
  settings: ToolSettings;
}

/** Why a tool may not be switched on, in the order in which merchants are told; null when it may. */
export function whyNotOn(facts: ToggleFacts): ErrorCode | null {
  const { channel, settings } = facts;
  if (!facts.isInPlan) return 'FEATURE_LOCKED';
  if (channel === 'FB' && !facts.isPageConnected) return 'SENDER_NOT_CONNECTED';
  if (facts.isOnElsewhere) return 'TOOL_ON_OTHER_CHANNEL';
  return whyNotReady(channel, settings);
}

/** What a tool that is on must not lack: neither when it is switched on, nor when it is saved while it is. */
export function whyNotReady(
  channel: Channel,
  { hasDiscount, discount, wheel, chat, guideStep }: ToolSettings,
): ErrorCode | null {
  if (hasDiscount && discount && !isDiscountSet(discount)) return 'TOOL_DISCOUNT_MISSING';
  if (wheel && !wheel.offers.every(hasPrize)) return 'WHEEL_OFFERS_INCOMPLETE';
  const whyNotSupport = chat && channel === 'WA' ? whyNotSupportNumber(chat.supportNumber) : null;
  if (whyNotSupport !== null) return whyNotSupport;
  if (guideStep !== undefined && guideStep < GUIDE_STEPS) return 'GUIDE_NOT_COMPLETED';
  return null;
}

function isDiscountSet(discount: NonNullable<ToolSettings['discount']>): boolean {
  if (discount.kind === 'unique') return (discount.percent ?? 0) > 0;
  return discount.code !== '' && discount.code !== PLACEHOLDER_CODE;
}
