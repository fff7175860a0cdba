import { currentReader, fill } from '#platform/language/reader.ts';
import {
  FEWEST_IN_ARM,
  peopleToTell,
  shareDifference,
  shareInterval,
  shareOf,
  winnerOf,
  type Shares,
} from '#platform/statistics/compare-shares.ts';
import { addedShare, type Spending } from '#platform/statistics/compare-spending.ts';
import type { CampaignLift, LiftSide } from '../contract/lift-calls.ts';
import { texts } from '../texts/all.ts';

interface Facts {
  holdOutPercent: number;
  since: Date | null;
  isSample: boolean;
  written: Group;
  heldOut: Group;
  /** The revenue credited to the campaign since `since`, in minor units. */
  creditedMinor: number;
}

/** A side of the comparison. `sum` and `squares` are what its people spent within five days, as in `Spending`. */
export interface Group extends Shares {
  sum: number;
  squares: number;
}

const VERDICTS = { A: 'harms', B: 'helps' } as const;

/** Describes what a campaign adds and how certain that is. Nothing is called better before it is certain. */
export function describeLift(facts: Facts): CampaignLift {
  const { holdOutPercent, since, isSample, written, heldOut } = facts;
  const better = winnerOf(heldOut, written);
  const lift = shareDifference(heldOut, written);
  const verdict = better === null ? 'unknown' : VERDICTS[better];
  return {
    holdOutPercent,
    since: since?.toISOString() ?? null,
    isSample,
    written: toSide(written),
    heldOut: toSide(heldOut),
    lift,
    verdict,
    inWords: inWords({ written, heldOut, verdict, lift }),
    worth: since === null ? null : toWorth(facts),
  };
}

/** Credited orders are taken to be as much due to the campaign as all orders of people who got a message. */
function toWorth({ written, heldOut, creditedMinor }: Facts): CampaignLift['worth'] {
  const added = addedShare(toSpending(written), toSpending(heldOut));
  const part = (share: number) => Math.round(creditedMinor * share);
  return {
    creditedMinor,
    added: added && {
      minor: part(added.share),
      low: part(added.interval.low),
      high: part(added.interval.high),
    },
  };
}

function toSpending({ did, of, sum, squares }: Group): Spending {
  return { people: of, buyers: did, sum, squares };
}

function toSide(shares: Shares): LiftSide {
  return { people: shares.of, ordered: shares.did, share: shareOf(shares), interval: shareInterval(shares) };
}

function inWords({
  written,
  heldOut,
  verdict,
  lift: { interval },
}: Pick<Facts, 'written' | 'heldOut'> & Pick<CampaignLift, 'verdict' | 'lift'>): string {
  if (heldOut.of === 0) return texts.comparison.nobody;
  const shares = fill(texts.comparison.shares, { written: shareOf(written), heldOut: shareOf(heldOut) });
  switch (verdict) {
    case 'helps':
      return `${shares} ${fill(texts.comparison.helps, { low: toPoints(interval.low), high: toPoints(interval.high) })}`;
    case 'harms':
      return `${shares} ${fill(texts.comparison.harms, { low: toPoints(-interval.high), high: toPoints(-interval.low) })}`;
    case 'unknown':
      return `${shares} ${describeChance(written, heldOut)}`;
  }
}

function toPoints(difference: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return difference.toLocaleString(currentReader().locale, digits);
}

function describeChance(written: Shares, heldOut: Shares): string {
  const fewest = Math.min(written.of, heldOut.of);
  const needed = fewest < FEWEST_IN_ARM ? FEWEST_IN_ARM : peopleToTell(heldOut, written);
  if (needed === null) return texts.comparison.equal;
  // Two digits, because it is an estimate.
  return fill(texts.comparison.needed, { people: Number(needed.toPrecision(2)), fewest });
}
