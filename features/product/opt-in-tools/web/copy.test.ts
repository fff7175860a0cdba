import { expect, test } from 'vitest';
import { whoSeesWhich } from './copy.ts';

test.each([
  [0, ['half of your visitors', 'and half']],
  [10, ['45% of your visitors', ', 45% see', '10% see neither']],
  [20, ['40% of your visitors', ', 40% see', '20% see neither']],
])('describes how many people see which design with %i%% held out', (holdOutPercent, words) => {
  for (const one of words) expect(whoSeesWhich(holdOutPercent)).toContain(one);
});
