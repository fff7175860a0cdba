import { expect, it } from 'vitest';
import { recipientTimeZone } from './recipient-time-zone.ts';

const SHOP = { country: 'US', timeZone: 'America/Los_Angeles' };

it.each([
  ['the country of the number', '+4915112345678', 'Europe/Berlin'],
  ['the country of the area code', '+14165550123', 'America/Toronto'],
  ['the main zone of a wide country', '+5511955501234', 'America/Sao_Paulo'],
  ["the shop's own zone in the shop's country", '+12125550123', 'America/Los_Angeles'],
  ["the shop's own zone if there is no number", null, 'America/Los_Angeles'],
  ["the shop's own zone for a number of no country", '+88812345678', 'America/Los_Angeles'],
])('takes %s', (_name, phone, zone) => {
  expect(recipientTimeZone(phone, SHOP)).toBe(zone);
});
