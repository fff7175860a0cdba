import { expect, it } from 'vitest';
import { pricingOf } from './status-webhook.ts';

const BEFORE = Date.UTC(2026, 8, 30);
const SINCE = Date.UTC(2026, 9, 1);

it.each([
  ['a reply before October 2026', { category: 'service', inWindow: true, at: BEFORE }, false],
  [
    'utility within the window before October 2026',
    { category: 'utility', inWindow: true, at: BEFORE },
    false,
  ],
  ['utility within the window since October 2026', { category: 'utility', inWindow: true, at: SINCE }, true],
  [
    'one of the free replies',
    { category: 'service', inWindow: true, at: SINCE, isWithinAllowance: true },
    false,
  ],
  [
    'a reply beyond the free ones',
    { category: 'service', inWindow: true, at: SINCE, isWithinAllowance: false },
    true,
  ],
  ['marketing within the window', { category: 'marketing', inWindow: true, at: SINCE }, true],
] as const)('%s is billable: %s', (_what, message, billable) => {
  const { category } = message;
  expect(pricingOf(message)).toMatchObject({ billable, category });
});
