import { expect, it } from 'vitest';
import { shownName } from './shown-name.ts';

const template =
  'Hi {{firstNameWA}}, your *{{productTitle}}* waits.\n\nIt is the last one of its kind that we have.';

it.each([
  ['spring', 'spring'],
  ['my_own_offer', 'my_own_offer'],
  ['cart_reminder_1_own', 'Your own words: “Hi …, your … waits. It is the last one of its kind that we h…”'],
  [
    'cart_reminder_1_own_2_plain',
    'Your own words, without a picture: “Hi …, your … waits. It is the last one of its kind that we h…”',
  ],
])('%s is called %s', (name, shown) => {
  expect(shownName({ template_name: name, template })).toBe(shown);
});
