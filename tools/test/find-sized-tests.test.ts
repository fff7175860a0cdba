import { expect, it } from 'vitest';
import { findSizedTests } from './find-sized-tests.ts';

it('finds the tests that have a size, and no others', () => {
  const { unit, integration, browser } = findSizedTests([]);
  expect(unit).toContain(
    'features/product/automations/campaigns/abandoned-cart/no-reminder-after-order.test.ts',
  );
  expect(integration).toContain('journeys/chaos/chaos.integration.test.ts');
  expect([...unit, ...integration]).not.toContain('tools/test/find-tests.test.ts');
  expect(browser).toEqual([]);
});

it('finds the sized tests with a text in their path', () => {
  expect(findSizedTests(['journeys/chaos'])).toEqual({
    unit: [],
    component: [],
    integration: [
      'journeys/chaos/broadcast-chaos.integration.test.ts',
      'journeys/chaos/chaos.integration.test.ts',
    ],
    browser: [],
  });
});
