import { expect, it } from 'vitest';
import { countryOfZone } from './country-of-zone.ts';

it.each([
  ['Europe/Berlin', 'DE'],
  ['Asia/Calcutta', 'IN'],
  ['Asia/Kolkata', 'IN'],
  ['america/new_york', 'US'],
  ['Europe/London', 'GB'],
  ['UTC', null],
  ['Nowhere/At_All', null],
  ['', null],
])('the zone %s is in %s', (zone, country) => {
  expect(countryOfZone(zone)).toBe(country);
});
