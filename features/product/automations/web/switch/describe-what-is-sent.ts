import { formatDelay } from '#features/product/flows/rules/flow/format-delay.ts';
import { fill } from '#platform/language/reader.ts';
import type { Drip } from '../../contract/campaign.ts';
import { UNLESS_SET } from '../../rules/usable-discount.ts';
import { texts } from '../../texts/en.ts';
import { delayWords } from '../delay-words.ts';
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
    ...drips.map((drip, at) =>
      describeOne(drip, { when: delayWords(drip.timeBox, words), number: drips.length > 1 ? at + 1 : null }),
    ),
    fill(texts.state.goesTo, { recipients: words.recipients }),
    ...(purpose === 'marketing' ? [texts.sending.waits] : []),
    ...(heldOut > 0 ? [fill(texts.sending.heldOut, { percent: heldOut })] : []),
    ...(limits === null ? [] : [limits]),
  ];
}

interface Place {
  when: string;
  /** Null if the campaign has no other message. */
  number: number | null;
}

function describeOne({ namesDiscount, dripAttributes: { discount } }: Sent, { when, number }: Place): string {
  const shown = namesDiscount && discount && discount.percentage !== '' ? discount : null;
  const kind = shown?.type ?? 'plain';
  const values = {
    when,
    code: shown?.code ?? '',
    percent: shown?.percentage ?? '',
    time: formatDelay(shown?.expiry ?? UNLESS_SET),
  };
  return number === null
    ? fill(texts.onlySent[kind], values)
    : fill(texts.oneSent[kind], { ...values, number });
}
