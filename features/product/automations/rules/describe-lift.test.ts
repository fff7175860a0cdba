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
      'that holds out nobody says how to find out',
      { did: 5, of: 50 },
      { did: 0, of: 0 },
      'unknown: Nobody was held out, so nobody can say what this campaign adds. Hold out a share of people in its settings to find out.',
    ],
    [
      'of few people has no verdict, however far apart they are',
      { did: 90, of: 900 },
      { did: 0, of: 60 },
      'unknown: 10% ordered of those who got it, 0% of those who did not. That may still be chance: it takes about 100 people on each side to tell, and the smaller has 60.',
    ],
    [
      'that clearly helps says by how much',
      { did: 900, of: 9000 },
      { did: 40, of: 1000 },
      'helps: 10% ordered of those who got it, 4% of those who did not. It adds 4.5 to 7.2 points, with 95% confidence.',
    ],
    [
      'that clearly harms says so',
      { did: 360, of: 9000 },
      { did: 100, of: 1000 },
      'harms: 4% ordered of those who got it, 10% of those who did not. It takes away 4.2 to 8.1 points, with 95% confidence.',
    ],
    [
      'that may do nothing says what it takes to tell',
      { did: 91, of: 1000 },
      { did: 9, of: 120 },
      'unknown: 9.1% ordered of those who got it, 7.5% of those who did not. That may still be chance: it takes about 2,300 people on each side to tell, and the smaller has 120.',
    ],
  ])('%s', (_name, written, heldOut, sentence) => {
    expect(message(written, heldOut)).toBe(sentence);
  });
});

it('the lift includes its start and the people it counted', () => {
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

it('says when both sides did equally well', () => {
  const shares = { did: 100, of: 1000 };
  expect(message(shares, shares)).toContain('both did equally well so far.');
});

describe('what is credited', () => {
  const facts = { holdOutPercent: 10, isSample: false, since: new Date('2026-11-01T00:00:00Z') };
  const written = { did: 100, of: 1000, sum: 600_000, squares: 3_700_000_000 };

  it('is split by how much more those spent who got a message', () => {
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

  it('is not told where nobody was held out', () => {
    const heldOut = { did: 0, of: 0, ...NOTHING_SPENT };
    expect(describeLift({ ...facts, since: null, written, heldOut, creditedMinor: 0 }).worth).toBeNull();
  });
});
