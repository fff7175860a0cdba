import { expect, it } from 'vitest';
import { readAddress } from './read-address.ts';

it.each([
  ['https://shop.example/sale', 'https://shop.example/sale'],
  [' http://localhost:3001/store/demo ', 'http://localhost:3001/store/demo'],
  ['shop.example/sale', 'https://shop.example/sale'],
  ['www.shop.example', 'https://www.shop.example'],
  ['shop.example:8443/sale?of=the-day#now', 'https://shop.example:8443/sale?of=the-day#now'],
  ['https://shop.example/?back=https://shop.example/', 'https://shop.example/?back=https://shop.example/'],
  ['sale', null],
  ['', null],
  ['our shop.example', null],
  ['https://', null],
  ['https:///sale', null],
  ['mailto:hello@shop.example', null],
  ['javascript:alert(1)', null],
  ['ftp://shop.example/sale', null],
  ['/sale', null],
])('reads %j as %s', (typed, address) => {
  expect(readAddress(typed)).toBe(address);
});
