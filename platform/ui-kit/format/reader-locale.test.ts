import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const MOMENT = '2026-10-24T08:08:00Z';

// Another test file may have loaded these modules already, in its own language.
beforeEach(() => void vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test.each([
  ['de-DE', '172,161', '€172,161.39', '33.33%', '24 Oct', '24 Oct, 10:08'],
  ['fr', '172,161', '€172,161.39', '33.33%', '24 Oct', '24 Oct, 10:08'],
  ['en-GB', '172,161', '€172,161.39', '33.33%', '24 Oct', '24 Oct, 10:08'],
  ['en-US', '172,161', '€172,161.39', '33.33%', 'Oct 24', 'Oct 24, 10:08'],
  ['en-IN', '1,72,161', '€1,72,161.39', '33.33%', '24 Oct', '24 Oct, 10:08'],
])('a browser in %s gets one consistent format', async (language, ...written) => {
  vi.stubGlobal('navigator', { language });
  const { formatCount, formatPercent } = await import('./count.ts');
  const { formatDay } = await import('./day.ts');
  const { formatMoment } = await import('./moment.ts');
  const { formatMoney } = await import('./money.ts');
  expect([
    formatCount(172_161),
    formatMoney(17_216_139, 'EUR'),
    formatPercent(33.333),
    formatDay('2026-10-24', new Date(MOMENT)),
    formatMoment(MOMENT, 'Europe/Berlin', new Date(MOMENT)),
  ]).toEqual(written);
});
