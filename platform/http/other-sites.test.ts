import { expect, it } from 'vitest';
import { askedFrom, type AskedFrom } from './other-sites.ts';

const OWN = ['bellbird.example', '10.0.0.5:3000'];

it.each<[string, Record<string, string>, AskedFrom]>([
  ['one of our pages', { 'sec-fetch-site': 'same-origin' }, 'ownSite'],
  ['a typed URL', { 'sec-fetch-site': 'none' }, 'ownSite'],
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
  ['the requested host', { origin: 'http://10.0.0.5:3000' }, 'ownSite'],
  ['another origin', { origin: 'http://evil.example:43221' }, 'otherSite'],
  ['an origin that begins like ours', { origin: 'https://bellbird.example.evil.example' }, 'otherSite'],
  ['a hidden origin', { origin: 'null' }, 'otherSite'],
  [
    'another origin, and one of our pages',
    { origin: 'https://evil.example', referer: 'https://bellbird.example/' },
    'otherSite',
  ],
  ['the URL of one of our pages', { referer: 'https://bellbird.example/exports?page=2' }, 'ownSite'],
  ['the URL of a page of another site', { referer: 'https://evil.example/?bellbird.example' }, 'otherSite'],
  ['a URL with our name as its login', { referer: 'https://bellbird.example@evil.example/' }, 'otherSite'],
  ['a malformed URL', { referer: 'https://' }, 'otherSite'],
  ['no site', {}, 'unknown'],
])('a request that names %s', (_what, headers, from) => {
  expect(askedFrom(headers, OWN)).toBe(from);
});
