import { expect, it } from 'vitest';
import { statusOnReturn } from './status-on-return.ts';

it.each([
  ['Free', 'init', 'init'],
  ['Free', 'active', 'active'],
  ['Whatsapp Automated Plan', 'pending', 'pending'],
  ['Starter', 'init', 'existing'],
  ['Starter', 'active', 'existing'],
  ['Starter', 'existing', 'existing'],
  ['Starter', 'pending', 'pendingOld'],
  ['Starter', 'pendingOld', 'pendingOld'],
  ['Starter', 'declined', 'declined'],
] as const)('a shop on %s that stood at %s stands, let in again, at %s', (planName, status, after) => {
  expect(statusOnReturn({ planName, status })).toBe(after);
});
