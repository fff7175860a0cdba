import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '#platform/testing/test-sizes.ts';
import { foldAdvances, type Advance } from './advance.ts';

const ID = '0196f000-0000-7000-8000-000000000001';
const base = { shopId: 1, messageId: ID, createdAt: new Date(0) };
const moment = fc.integer({ min: 1, max: 50 }).map((ms) => new Date(ms));
const advance: fc.Arbitrary<Advance> = fc
  .oneof(
    moment.map((sentAt) => ({ sentAt })),
    moment.map((deliveredAt) => ({ deliveredAt })),
    moment.map((readAt) => ({ readAt })),
    moment.map((failedAt) => ({ failedAt })),
  )
  .map((known) => ({ ...base, ...known }));

describe('folding receipts', () => {
  it('ends the same in any order and with any repetition', () => {
    fc.assert(
      fc.property(fc.array(advance, { minLength: 1, maxLength: 12 }), (advances) => {
        const shuffled = advances.toReversed().concat(advances.slice(0, 3));
        expect(foldAdvances(shuffled)).toEqual(foldAdvances(advances));
      }),
      propertyRuns(),
    );
  });

  it('keeps the last reported price, in any order of arrival', () => {
    const priced = (ms: number, category: string): Advance => ({
      ...base,
      pricing: { isBillable: true, type: 'regular', category, at: new Date(ms) },
    });
    const reported = [priced(2, 'utility'), { ...base, readAt: new Date(3) }, priced(1, 'marketing')];
    for (const advances of [reported, reported.toReversed()])
      expect(foldAdvances(advances)).toMatchObject([{ pricing: { category: 'utility' } }]);
  });

  it('keeps receipts of different senders apart', () => {
    const message = (senderExternalId: string) => ({ ...base, senderExternalId, readAt: new Date(1) });
    expect(foldAdvances([message('1'), message('2'), message('1')])).toHaveLength(2);
  });

  it('keeps messages apart', () => {
    const other = { ...base, messageId: ID.replace(/1$/, '2'), readAt: new Date(9) };
    expect(foldAdvances([{ ...base, sentAt: new Date(1) }, other])).toHaveLength(2);
  });
});
