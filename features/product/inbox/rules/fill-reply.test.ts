import { expect, it } from 'vitest';
import { fillReply } from './fill-reply.ts';

it.each([
  ['Hello {{first name}}, thanks!', 'Mira', 'Hello Mira, thanks!'],
  ['Hello {{ first name }}!', null, 'Hello!'],
  ['{{first name}}', 'Mira', 'Mira'],
  ['Your code is {{code}}', 'Mira', 'Your code is {{code}}'],
  ['Cost: $& {{first name}}', '$&', 'Cost: $& $&'],
])('fills %j for %s', (text, name, filled) => {
  expect(fillReply(text, { 'first name': name })).toBe(filled);
});
