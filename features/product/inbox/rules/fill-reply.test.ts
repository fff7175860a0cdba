import { expect, it } from 'vitest';
import { unknownVariable } from '../contract/reply-variables.ts';
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

it.each([
  ['Hello {{first name}}!', null],
  ['Hello {{ first name }}!', null],
  ['We are closed.', null],
  ['Hello {{name}}, {{first name}}!', 'name'],
])('finds the unknown variable in %s', (text, unknown) => {
  expect(unknownVariable(text)).toBe(unknown);
});
