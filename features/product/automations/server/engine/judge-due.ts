import { createHash } from 'node:crypto';
import { featuresOf, isFeatureEnabled } from '#features/foundations/plans/server/index.ts';
import { findSubscriber, type Subscriber } from '#features/foundations/subscribers/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { dripTerms } from '../../rules/drip-terms.ts';
import { dropReason, type DueFacts } from '../../rules/shared-drops.ts';
import type { Firing } from './firing.ts';

/** The recipient of a due message, and why it is not sent; null if nothing is against it so far. */
export async function judgeDue(
  tx: Tx,
  firing: Firing,
): Promise<{ recipient: Subscriber | null; reason: string | null }> {
  const { step, due, shopId } = firing;
  const recipient = step.isOn ? await findSubscriber(tx, shopId, step.channel, due.person) : null;
  return { recipient, reason: dropReason(due.decision, dueFacts(firing, recipient)) };
}

function dueFacts({ campaign, step, shopId }: Firing, recipient: Subscriber | null): DueFacts {
  const planFlag = campaign.definition.channels[step.channel]?.planFlag;
  return {
    campaignOn: step.isOn,
    isInPlan: planFlag === undefined || isFeatureEnabled(featuresOf(step.shop.planName), planFlag),
    purpose: dripTerms(campaign.definition, step).purpose,
    recipient: recipient && {
      hasMarketingConsent: recipient.has_marketing_consent,
      optedOutAt: recipient.opted_out_at,
      hasStopped: recipient.stopped_all_at !== null,
      isHeldOut: isHeldOut({
        shopId,
        type: step.type,
        subscriberId: recipient.subscriber_id,
        percent: step.holdOutPercent,
      }),
    },
    hasSender: step.senderId !== null,
  };
}

interface HoldOut {
  shopId: number;
  type: string;
  subscriberId: string;
  percent: number;
}

/**
 * Whether a person is in the share that a campaign does not write to; always the same answer, separately for each
 * campaign.
 */
function isHeldOut({ shopId, type, subscriberId, percent }: HoldOut): boolean {
  if (percent === 0) return false;
  const hash = createHash('sha256').update(`${shopId}:${type}:${subscriberId}`).digest();
  return hash.readUInt32BE(0) % 100 < percent;
}
