import { expect, test } from 'vitest';
import { formatCounted } from './count.ts';

test.each([
  [0, '0 people'],
  [1, '1 person'],
  [1204, '1,204 people'],
])('%i is %s', (count, message) => {
  expect(formatCounted(count, 'person', 'people')).toBe(message);
});
