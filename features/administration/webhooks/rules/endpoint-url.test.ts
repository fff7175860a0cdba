import { expect, it } from 'vitest';
import { urlFault } from './endpoint-url.ts';

it.each([
  ['https://example.com/hooks', null],
  ['https://example.com:8443/hooks?key=1', null],
  ['http://example.com/hooks', 'insecure'],
  ['ftp://example.com/hooks', 'invalid'],
  ['javascript:alert(1)', 'invalid'],
  ['example.com/hooks', 'invalid'],
  ['https://', 'invalid'],
  ['', 'invalid'],
  ['https://ada:secret@example.com/', 'credentials'],
  ['https://ada@example.com/', 'credentials'],
  [`https://example.com/${'x'.repeat(1000)}`, 'invalid'],
])('%s', (url, fault) => expect(urlFault(url, { mayBeHttp: false })).toBe(fault));

it('allows http with the sandbox only', () => {
  expect(urlFault('http://localhost:5000/hooks', { mayBeHttp: true })).toBeNull();
});
