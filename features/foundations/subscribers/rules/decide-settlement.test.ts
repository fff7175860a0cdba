import { describe, expect, it } from 'vitest';
import { checkPauseMs, decideSettlement } from './decide-settlement.ts';

describe('the check of a merge', () => {
  const wait = (...olderTransactions: string[]) => ({ kind: 'wait', olderTransactions });
  const move = { kind: 'move' };
  const settle = { kind: 'settle' };

  it.each([
    ['moves rows if one still names the old id', true, ['3/1'], [], move],
    ['waits if the running transactions are not listed yet', false, null, ['3/1', '4/7'], wait('3/1', '4/7')],
    ['settles if nothing runs at the first check', false, null, [], settle],
    ['waits if one of the older transactions still runs', false, ['3/1', '4/7'], ['4/7', '9/9'], wait('4/7')],
    ['settles if only newer transactions run', false, ['3/1'], ['9/9'], settle],
  ] as const)('%s', (_name, isStillNamed, olderTransactions, running, expected) => {
    const facts = { isStillNamed, olderTransactions, running: new Set(running), hasMessageInFlight: false };
    expect(decideSettlement(facts)).toEqual(expected);
  });

  it('waits for a message to the person that is being sent', () => {
    const facts = { isStillNamed: false, olderTransactions: ['3/1'], running: new Set<string>() };
    expect(decideSettlement({ ...facts, hasMessageInFlight: true })).toEqual(wait());
  });

  it('is repeated soon at first, and every ten seconds in the end', () => {
    expect([0, 1, 5, 6, 500].map(checkPauseMs)).toEqual([200, 400, 6400, 10_000, 10_000]);
  });
});
