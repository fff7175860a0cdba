import { expect, it } from 'vitest';
import { judgeSchema } from './schema-state.ts';

const [a, b, c, d] = ['1_a.sql', '2_b.sql', '3_c.sql', '4_d.sql'];

it.each([
  ['exactly the migrations it knows', [a, b], [fresh(a), fresh(b)], 'fits'],
  ['a database that was never migrated', [a], [], 'behind'],
  ['a database from before the first release', [b], [fresh(a)], 'unreleased'],
  ['one migration fewer than it knows', [a, b], [fresh(a)], 'behind'],
  ['additions of the next release', [a, b], [fresh(a), fresh(b), after(c, b)], 'fits'],
  ['a removal of the next release', [a, b], [fresh(a), fresh(b), after(c, c)], 'unknown'],
  ['the additions of two releases later', [a, b], [fresh(a), fresh(b), after(c, b), after(d, c)], 'unknown'],
  ['a database that only a newer release ever had', [a, b], [fresh(a), fresh(b), fresh(c)], 'unknown'],
] as const)('a program finds %s', (_what, known, applied, expected) => {
  expect(judgeSchema(known, applied)).toBe(expected);
});

function fresh(name: string) {
  return { name, needs: null };
}

function after(name: string, needs: string) {
  return { name, needs };
}
