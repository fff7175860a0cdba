import { formatDelay } from '#features/product/flows/rules/flow/format-delay.ts';
import type { CampaignWords } from '../../contract/campaign-definition.ts';
import type { Drip } from '../../contract/campaign.ts';
import { UNLESS_SET } from '../../rules/usable-discount.ts';
import { delaySentence } from '../delay-sentence.ts';
import type { ShownCampaign } from '../shown-campaigns.ts';

type Sent = Pick<Drip, 'timeBox' | 'namesDiscount' | 'dripAttributes'> & {
  holdOutPercent?: number;
};

/** Describes what a campaign will send once it is on: when, to whom, and which codes it creates, a sentence each. */
export function describeWhatIsSent(
  { words, limits, purpose }: Pick<ShownCampaign, 'words' | 'limits' | 'purpose'>,
  drips: readonly Sent[],
): string[] {
  const heldOut = drips[0]?.holdOutPercent ?? 0;
  return [
    ...drips.map((drip, at) => sayOne(words, drip, drips.length > 1 ? `Message ${at + 1}` : 'It')),
    sayTo(words),
    ...(purpose === 'marketing'
      ? ['During quiet hours, or once a shopper reached your limit, it waits.']
      : []),
    ...(heldOut > 0 ? [`${heldOut}% of them get nothing: the hold-out share in its settings.`] : []),
    ...(limits === null ? [] : [limits]),
  ];
}

function sayTo({ recipients }: CampaignWords): string {
  return `It goes to ${recipients}.`;
}

function sayOne({ delayPhrase }: CampaignWords, drip: Sent, subject: string): string {
  const when = delaySentence(drip.timeBox, delayPhrase);
  return `${subject} goes out ${when.charAt(0).toLowerCase()}${when.slice(1)}${sayCode(drip)}.`;
}

function sayCode({ namesDiscount, dripAttributes: { discount } }: Sent): string {
  if (!namesDiscount || !discount || discount.percentage === '') return '';
  const { type, code, percentage, expiry } = discount;
  if (type === 'fixed') return `, with your code ${code} for ${percentage}% off`;
  const goodFor = formatDelay(expiry ?? UNLESS_SET);
  return `, and creates a single-use code in your store for ${percentage}% off each time, good for ${goodFor}`;
}
