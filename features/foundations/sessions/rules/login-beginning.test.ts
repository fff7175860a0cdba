import { expect, it } from 'vitest';
import { whereToBegin } from './login-beginning.ts';

const address = '/auth/shopify?shop=wren.myshopify.com';
const sentOn = (publicUrl: string) => `${publicUrl}${address}&begun=1`;

it.each([
  ['at the public URL', 'https://bell.example', 'bell.example', null],
  ['with the default port written out', 'https://bell.example', 'bell.example:443', null],
  ['in capitals', 'https://bell.example', 'BELL.example', null],
  ['at 127.0.0.1', 'http://localhost:3000', '127.0.0.1:3000', sentOn('http://localhost:3000')],
  ['at the machine’s name', 'https://bell.example', 'attic:3000', sentOn('https://bell.example')],
  ['at another port', 'http://localhost:3000', 'localhost:5173', sentOn('http://localhost:3000')],
  ['behind a proxy that hides the host', 'https://bell.example', '', sentOn('https://bell.example')],
])('a login %s', (_where, publicUrl, host, expected) => {
  expect(whereToBegin({ publicUrl, host, address })).toBe(expected);
});

it('is redirected only once, whatever host follows', () => {
  const again = { publicUrl: 'https://bell.example', host: '10.0.0.7:3000', address: `${address}&begun=1` };
  expect(whereToBegin(again)).toBeNull();
});

it('is never redirected to an address from the caller', () => {
  const crooked = {
    publicUrl: 'https://bell.example',
    host: 'attic',
    address: '//evil.example/auth/shopify',
  };
  expect(whereToBegin(crooked)).toBe('https://bell.example//evil.example/auth/shopify?begun=1');
});
