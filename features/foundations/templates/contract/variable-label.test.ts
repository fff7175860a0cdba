import { expect, it } from 'vitest';
import { variableLabel } from './built-in-variables.ts';

it.each([
  ['firstNameWA', 'First name'],
  ['broadcastWASupport', 'Support number'],
  ['studio_news', 'Studio news'],
  ['productTitle', 'Product title'],
  ['come_until', 'Come until'],
  ['1', '1'],
])('the label of %s is %s', (name, label) => {
  expect(variableLabel(name)).toBe(label);
});
