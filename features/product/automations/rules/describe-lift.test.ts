import { describe, expect, it } from 'vitest';
import type { Shares } from '#platform/statistics/compare-shares.ts';
import { describeLift } from './describe-lift.ts';

const NOTHING_SPENT = { sum: 0, squares: 0 };

const message = (written: Shares, heldOut: Shares) => {
  const { verdict, inWords } = describeLift({
    holdOutPercent: 10,
    since: null,
    isSample: false,
    written: { ...written, ...NOTHING_SPENT },
    heldOut: { ...heldOut, ...NOTHING_SPENT },
    creditedMinor: 0,
  });
  return `${verdict}: ${inWords}`;
};

describe('a campaign', () => {
  it.each<[string, Shares, Shares, string]>([
    [
      'without a hold-out explains how to measure',
      { did: 5, of: 50 },
      { did: 0, of: 0 },
      'unknown: Nobody was held out, so nobody can say what this campaign adds. Hold out a share of people in its settings to find out.',
    ],
    [
      'with few people has no verdict, however large the difference',
      { did: 90, of: 900 },
      { did: 0, of: 60 },
      'unknown: 10% ordered of those who got it, 0% of those who did not. That may still be chance: it takes about 100 people on each side to tell, and the smaller has 60.',
    ],
    [
      'that clearly helps states by how much',
      { did: 900, of: 9000 },
      { did: 40, of: 1000 },
      'helps: 10% ordered of those who got it, 4% of those who did not. It adds 4.5 to 7.2 points, with 95% confidence.',
    ],
    [
      'that clearly harms states by how much',
      { did: 360, of: 9000 },
      { did: 100, of: 1000 },
      'harms: 4% ordered of those who got it, 10% of those who did not. It takes away 4.2 to 8.1 points, with 95% confidence.',
    ],
    [
      'without a clear effect states how many people are needed',
      { did: 91, of: 1000 },
      { did: 9, of: 120 },
      'unknown: 9.1% ordered of those who got it, 7.5% of those who did not. That may still be chance: it takes about 2,300 people on each side to tell, and the smaller has 120.',
    ],
  ])('%s', (_name, written, heldOut, sentence) => {
    expect(message(written, heldOut)).toBe(sentence);
  });
});

it('returns the start of the comparison and the people it counted', () => {
  const facts = {
    holdOutPercent: 10,
    isSample: true,
    written: { did: 5, of: 50, ...NOTHING_SPENT },
    heldOut: { did: 0, of: 0, ...NOTHING_SPENT },
    creditedMinor: 1234,
  };
  expect(describeLift({ ...facts, since: new Date('2026-11-01T00:00:00Z') })).toMatchObject({
    holdOutPercent: 10,
    since: '2026-11-01T00:00:00.000Z',
    isSample: true,
    verdict: 'unknown',
    written: { people: 50, ordered: 5, share: 10 },
    heldOut: { people: 0, ordered: 0 },
  });
  expect(describeLift({ ...facts, since: null }).since).toBeNull();
});

it('describes equal results of both sides', () => {
  const shares = { did: 100, of: 1000 };
  expect(message(shares, shares)).toContain('both did equally well so far.');
});

describe('the credited revenue', () => {
  const facts = { holdOutPercent: 10, isSample: false, since: new Date('2026-11-01T00:00:00Z') };
  const written = { did: 100, of: 1000, sum: 600_000, squares: 3_700_000_000 };

  it('is split by the additional spending of people who got a message', () => {
    const heldOut = { did: 25, of: 500, sum: 150_000, squares: 950_000_000 };
    const { worth } = describeLift({ ...facts, written, heldOut, creditedMinor: 400_000 });
    expect(worth).toMatchObject({ creditedMinor: 400_000, added: { minor: 200_000 } });
    expect(worth?.added?.low).toBeGreaterThan(0);
    expect(worth?.added?.high).toBeLessThan(400_000);
  });

  it('is not split while too few of the hold-out have ordered', () => {
    const heldOut = { did: 19, of: 500, sum: 150_000, squares: 950_000_000 };
    const { worth } = describeLift({ ...facts, written, heldOut, creditedMinor: 400_000 });
    expect(worth).toEqual({ creditedMinor: 400_000, added: null });
  });

  it('is missing if nobody was held out', () => {
    const heldOut = { did: 0, of: 0, ...NOTHING_SPENT };
    expect(describeLift({ ...facts, since: null, written, heldOut, creditedMinor: 0 }).worth).toBeNull();
  });
});
