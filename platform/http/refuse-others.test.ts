import { expect, it } from 'vitest';
import { refuseOthers } from './refuse-others.ts';

const answered = (headers: Record<string, string>, takesForwarded = false) => {
  try {
    refuseOthers(headers, { takesForwarded });
    return true;
  } catch {
    return false;
  }
};

it.each([
  ['localhost:3000', true],
  ['127.0.0.1:3000', true],
  ['[::1]:3000', true],
  ['shop.localhost:3000', true],
  ['bell.example', false],
  ['127.0.0.1.bell.example', false],
  ['localhost.bell.example', false],
  ['192.168.1.7:3000', false],
  ['a b', false],
])('a sandbox answers a request for the host %s: %s', (host, expected) => {
  expect(answered({ host })).toBe(expected);
});

it.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])(
  'a request with the proxy header %s is refused',
  (name) => {
    expect(answered({ host: 'localhost:3000', [name]: '203.0.113.7' })).toBe(false);
    expect(answered({ host: 'localhost:3000', [name]: '203.0.113.7' }, true)).toBe(true);
  },
);
