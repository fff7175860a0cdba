import { expect, it } from 'vitest';
import { wouldLackManager } from './would-lack-manager.ts';

const ADA = { userId: 'ada', isManager: true };
const BOB = { userId: 'bob', isManager: false };
const CLEO = { userId: 'cleo', isManager: true };

it.each([
  ['the only manager', [ADA, BOB], 'ada', true],
  ['one of two managers', [ADA, BOB, CLEO], 'ada', false],
  ['somebody who is no manager', [ADA, BOB], 'bob', false],
  ['the only person', [ADA], 'ada', true],
])('%s', (_who, people, userId, expected) => {
  expect(wouldLackManager(people, userId)).toBe(expected);
});
