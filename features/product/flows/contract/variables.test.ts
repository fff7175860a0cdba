import { expect, it } from 'vitest';
import { EVENT_VALUES } from '#features/foundations/templates/contract/for-campaigns.ts';
import { VARIABLES } from './variables.ts';

it('each variable is either of one cart or order, or can be the same for everybody', () => {
  const others = Object.keys(VARIABLES).filter((name) => !EVENT_VALUES.includes(name));
  expect(others).toEqual(['firstName', 'shopName', 'supportNumber', 'discountCode', 'discountPercent']);
  for (const name of EVENT_VALUES) expect(VARIABLES).toHaveProperty(name);
});
