import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { getDeliveries } from './delivery-calls.ts';

const ID = '01989fd0-0000-7000-8000-000000000001';

function accepts(before: string): boolean {
  const query = { shopUrl: 'wren.myshopify.com', endpointId: ID, before };
  const shape = getDeliveries.query;
  return shape !== undefined && z.safeParse(shape, query).success;
}

it('continues the log of an endpoint at a moment and an event', () => {
  expect(accepts(`2026-11-30T10:00:00.000Z ${ID}`)).toBe(true);
});

it.each([
  '',
  '2026-11-30T10:00:00.000Z',
  `2026-02-31T10:00:00.000Z ${ID}`,
  `2026-11-30T99:99:99.999Z ${ID}`,
  `2026-11-30T10:00:00.000Z ${'-'.repeat(36)}`,
  `2026-11-30T10:00:00.000Z ${ID} ${ID}`,
])('refuses another place: %j', (before) => {
  expect(accepts(before)).toBe(false);
});
