import { expect, it } from 'vitest';
import { leftFor } from './left-page.ts';

it('leaves a page later', () => {
  setTimeout(() => location.reload(), 10);
  expect(leftFor()).toEqual([]);
});

it('is not left by what another test began', async () => {
  // Timers fire in the order in which they are due, however slow the machine is: the other would have fired by now.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(leftFor()).toEqual([]);
});
