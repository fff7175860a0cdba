import { expect, it } from 'vitest';
import { tokenOfLink } from './node-to-body.ts';

it.each([
  [
    'https://wren.example/60100000/checkouts/exuw7apwoycchjuwtiqg8nytfhphr62a/recover?key=ab',
    'exuw7apwoycchjuwtiqg8nytfhphr62a',
  ],
  ['https://wren.example/60100000/checkouts/ac/hWN3abc-DEF_9/recover?key=ab&locale=en-DE', 'hWN3abc-DEF_9'],
  ['https://wren.example/cart', null],
])('finds the token in %s', (link, token) => {
  expect(tokenOfLink(link)).toBe(token);
});
