import { expect, it } from 'vitest';
import { whatIsNeeded } from './what-is-needed.ts';

it.each([
  ['there is a winner', [100, 1000], [150, 1000], 1000, null],
  ['the test is too small for one', [5, 40], [20, 40], 40, 'and this test has 40. Decide by what you see.'],
  [
    'few people have got it so far',
    [5, 60],
    [9, 50],
    500,
    'at least 100 people with each text; so far it is 50.',
  ],
  ['both texts are equal', [100, 1000], [100, 1000], 1000, 'equally well'],
  [
    'the test can still show a winner',
    [20, 200],
    [30, 200],
    900,
    'about 340 people with each text to tell; so far it is 200.',
  ],
  [
    'the test cannot show a winner',
    [100, 1000],
    [103, 1000],
    1000,
    'about 78,000 people with each text to tell, and this test has 1,000.',
  ],
] as const)('%s', (_name, [didA, ofA], [didB, ofB], inTest, expected) => {
  const needed = whatIsNeeded({ a: { did: didA, of: ofA }, b: { did: didB, of: ofB }, inTest });
  if (expected === null) expect(needed).toBeNull();
  else expect(needed).toContain(expected);
});
