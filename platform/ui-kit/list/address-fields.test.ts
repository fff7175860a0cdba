import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readAddressFields } from './address-fields.ts';

const FIELDS = {
  channel: z.optional(z.enum(['WA', 'FB'])),
  scope: z.optional(z.coerce.number().check(z.int())),
  search: z.optional(z.string().check(z.maxLength(5))),
};

test.each([
  ['', {}],
  ['channel=WA&scope=7', { channel: 'WA', scope: 7 }],
  ['channel=smoke&search=lena', { search: 'lena' }],
  ['search=somebody&channel=FB', { channel: 'FB' }],
  ['search=&scope=', {}],
  ['color=red', {}],
])('the query ?%s is read as %o', (address, values) => {
  expect(readAddressFields(FIELDS, new URLSearchParams(address))).toEqual(values);
});
