import { expect, it } from 'vitest';
import { leftFor } from './left-page.ts';

it('a test may start a navigation that is due later', () => {
  setTimeout(() => location.reload(), 10);
  expect(leftFor()).toEqual([]);
});

it('a test is not affected by the navigation that another test started', async () => {
  // Timers fire in the order in which they are due, however slow the machine is: the other would have fired by now.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(leftFor()).toEqual([]);
});
