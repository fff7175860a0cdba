import { expect, it } from 'vitest';
import { findMeant } from './same-template.ts';

const cart = { name: 'cart', language: 'en_US', providerId: '7' };
const german = { ...cart, language: 'de', providerId: '8' };
const waiting = { name: 'cart', language: 'en_US', providerId: null };

it.each([
  ['by its id', [cart, german], { id: '7', name: 'cart', language: 'en_US' }, [cart]],
  ['by its id, even under another name', [cart], { id: '7', name: 'renamed', language: 'fr' }, [cart]],
  [
    'by name and language before its id is known',
    [waiting, german],
    { id: '7', name: 'cart', language: 'en_US' },
    [waiting],
  ],
  ['in any notation of its language', [waiting], { id: '7', name: 'Cart', language: 'en-us' }, [waiting]],
  [
    'together with the same one of another number',
    [cart, waiting],
    { id: '7', name: 'cart', language: 'en-US' },
    [cart, waiting],
  ],
  ['that was created again elsewhere', [cart], { id: '9', name: 'cart', language: 'en_US' }, [cart]],
  ['in that language only', [german], { id: '9', name: 'cart', language: 'en_US' }, []],
])('finds a template %s', (_story, known, reported, meant) => {
  expect(findMeant(known, reported)).toEqual(meant);
});
