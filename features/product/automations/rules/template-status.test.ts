import { expect, it } from 'vitest';
import { templateStatus } from './template-status.ts';

it.each([
  [undefined, 'PENDING'],
  ['DRAFT', 'PENDING'],
  ['PENDING', 'PENDING'],
  ['ENABLED', 'ENABLED'],
  ['REJECTED', 'REJECTED'],
] as const)('shows a template that the provider reports as %s as %s', (reported, shown) => {
  expect(templateStatus(reported)).toBe(shown);
});
