import { expect, it } from 'vitest';
import { sumByClass } from './explain-failures.ts';

it('sums failures by their cause, the most frequent first', () => {
  const unreached = { channel: 'WA', code: 131_026, errorClass: 'undeliverable', count: 2 } as const;
  const blocked = { channel: 'FB', code: 551, errorClass: 'undeliverable', count: 5 } as const;
  const silent = { channel: 'WA', code: null, errorClass: 'noAnswer', count: 3 } as const;
  expect(sumByClass([unreached, silent, blocked])).toEqual([
    { errorClass: 'undeliverable', count: 7, codes: [blocked, unreached] },
    { errorClass: 'noAnswer', count: 3, codes: [silent] },
  ]);
  expect(sumByClass([])).toEqual([]);
});
