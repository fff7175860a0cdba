import { expect, it } from 'vitest';
import { limitBody, limitButton, limitName } from './limit-typing.ts';

it.each([
  ['a name', limitName, 'Spring_2027', 'Spring_2027', null],
  [
    'a name with blanks',
    limitName,
    'spring sale!',
    'springsale',
    'Template names can only contain _ as a special character.',
  ],
  [
    'a name that is too long',
    limitName,
    'a'.repeat(251),
    'a'.repeat(250),
    'You can only enter 250 characters in the template name!',
  ],
  [
    'a text that is too long',
    limitBody,
    'a'.repeat(1025),
    'a'.repeat(1024),
    'You can only enter 1024 characters in the message body!',
  ],
  [
    'a text whose last emoji does not fit',
    limitBody,
    `${'a'.repeat(1023)}🎉`,
    'a'.repeat(1023),
    'You can only enter 1024 characters in the message body!',
  ],
  [
    'a button that is too long',
    limitButton,
    'a'.repeat(21),
    'a'.repeat(20),
    'You can only enter 20 characters in button text.',
  ],
])('keeps of %s what may stay', (_, limit, typed, kept, message) => {
  expect(limit(typed)).toEqual({ kept, message });
});
