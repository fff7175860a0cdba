import { fill } from '#platform/language/reader.ts';
import { formatMoney, formatMoneyRough } from '#platform/ui-kit/format/money.ts';
import type { CampaignLift } from '../../contract/lift-calls.ts';
import { texts } from '../../texts/en.ts';

type Worth = NonNullable<CampaignLift['worth']>;

/** Returns what is credited to a campaign, and how much of it would not have come without the campaign. */
export function describeWorth({ creditedMinor, added }: Worth, currency: string): string {
  const credited = fill(texts.lift.credited, { amount: formatMoney(creditedMinor, currency) });
  return creditedMinor === 0 ? credited : `${credited} ${describeAdded(added, currency)}`;
}

function describeAdded(added: Worth['added'], currency: string): string {
  if (added === null) return texts.lift.tooFew;
  if (added.low <= 0) return texts.lift.tooDifferent;
  const rough = (minor: number) => formatMoneyRough(minor, currency);
  return fill(texts.lift.added, {
    amount: rough(added.minor),
    low: rough(added.low),
    high: rough(added.high),
  });
}
