import { expect, it } from 'vitest';
import { KEPT_OF_A_SHOP, NOT_OF_A_PERSON } from './table-decisions.ts';

it.each([...Object.entries(NOT_OF_A_PERSON), ...Object.entries(KEPT_OF_A_SHOP)])(
  '%s has a reason',
  (table, reason) => {
    expect(table).toMatch(/^[a-z_]+$/);
    expect(reason).toMatch(/^[a-z].*\w$/);
  },
);

it.each(Object.entries(KEPT_OF_A_SHOP))(
  '%s, which stays after an erasure, names no person',
  (table, reason) => {
    expect(NOT_OF_A_PERSON).toHaveProperty(table);
    expect(reason).toMatch(/no person|address only/);
  },
);
