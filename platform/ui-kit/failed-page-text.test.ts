import { expect, it } from 'vitest';
import { RefusedCall } from '#platform/http/browser/refused-call.ts';
import { failedPageText } from './failed-page-text.ts';

const WHY = 'Could not get the tools';

it('says what to do, and includes the reference if there is one', () => {
  expect(failedPageText(new RefusedCall('INTERNAL', { requestId: 'r-1' }), WHY)).toBe(
    'Could not get the tools. Try again. If it fails again, press “Chat with us” at the top of the page and send us this reference: r-1',
  );
});

it('shows only the refusal’s own sentence', () => {
  const text = failedPageText(new RefusedCall('DATABASE_AWAY', {}), WHY);
  expect(text).not.toContain(WHY);
  expect(text).toMatch(/\. If it fails again, press “Chat with us” at the top of the page\.$/);
});

it('says what failed if the server gave no answer', () => {
  expect(failedPageText(new Error('chunk'), WHY)).toMatch(
    /^Could not get the tools\. .+ If it fails again, /,
  );
});
