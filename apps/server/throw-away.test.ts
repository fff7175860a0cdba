import { expect, it } from 'vitest';
import { keptTerms } from '#features/administration/operation/server/wiring.ts';
import { listDue } from './throw-away.ts';

it('shows an operator for how long each thing is kept that is thrown away', () => {
  const retention = { inboxDays: 30, messageMonths: 25 };
  const thrownAway = listDue(new Date('2026-11-25T12:00:00Z'), retention).map(({ table }) => table);
  const shown = keptTerms(retention).map(({ table }) => table);
  expect([...new Set(shown)].toSorted()).toEqual([...new Set(thrownAway)].toSorted());
});
