import { expect, it } from 'vitest';
import { askedFrom, type AskedFrom } from './other-sites.ts';

const OWN = ['bellbird.example', '10.0.0.5:3000'];

it.each<[string, Record<string, string>, AskedFrom]>([
  ['a page of ours', { 'sec-fetch-site': 'same-origin' }, 'ownSite'],
  ['an address that was typed', { 'sec-fetch-site': 'none' }, 'ownSite'],
  ['a page of another site', { 'sec-fetch-site': 'cross-site' }, 'otherSite'],
  ['a page of a sibling host', { 'sec-fetch-site': 'same-site' }, 'otherSite'],
  ['a value that no browser sends', { 'sec-fetch-site': 'ours' }, 'otherSite'],
  [
    'a cross-site page with our origin',
    { 'sec-fetch-site': 'cross-site', origin: 'https://bellbird.example' },
    'otherSite',
  ],
  ['our origin', { origin: 'https://bellbird.example' }, 'ownSite'],
  ['our origin with its usual port', { origin: 'https://bellbird.example:443' }, 'ownSite'],
  ['our origin with another port', { origin: 'https://bellbird.example:8443' }, 'otherSite'],
  ['the host that was asked for', { origin: 'http://10.0.0.5:3000' }, 'ownSite'],
  ['another origin', { origin: 'http://evil.example:43221' }, 'otherSite'],
  ['an origin that begins like ours', { origin: 'https://bellbird.example.evil.example' }, 'otherSite'],
  ['an origin that is hidden', { origin: 'null' }, 'otherSite'],
  [
    'another origin, and a page of ours',
    { origin: 'https://evil.example', referer: 'https://bellbird.example/' },
    'otherSite',
  ],
  ['a page of ours by its address', { referer: 'https://bellbird.example/exports?page=2' }, 'ownSite'],
  [
    'a page of another site by its address',
    { referer: 'https://evil.example/?bellbird.example' },
    'otherSite',
  ],
  ['an address with our name as a login', { referer: 'https://bellbird.example@evil.example/' }, 'otherSite'],
  ['an address that is none', { referer: 'https://' }, 'otherSite'],
  ['nothing', {}, 'unknown'],
])('a request that names %s', (_what, headers, from) => {
  expect(askedFrom(headers, OWN)).toBe(from);
});
