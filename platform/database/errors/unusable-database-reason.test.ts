import { expect, it } from 'vitest';
import { isDatabaseAway, unusableDatabaseReason } from './unusable-database-reason.ts';

const error = (message: string, fields: object = {}) => Object.assign(new Error(message), fields);

it('names the setting for a pooler that refuses the settings of a connection', () => {
  const refusal = error('unsupported startup parameter: options', { code: '08P01' });
  expect(unusableDatabaseReason(refusal)).toMatch(
    /^The database at DATABASE_URL cannot .* set BELLBIRD_DATABASE_POOLER to/,
  );
  expect(unusableDatabaseReason(error('password authentication failed', { code: '28P01' }))).not.toContain(
    'POOLER',
  );
});

it.each([
  ['a server that stops', error('terminating connection', { code: '57P01' }), true],
  ['a full disk', error('could not extend file', { code: '53100' }), true],
  ['a refused connection', error('refused', { code: 'ECONNREFUSED', syscall: 'connect' }), true],
  [
    'a refused connection to several addresses',
    new AggregateError([error('', { syscall: 'connect' })]),
    true,
  ],
  ['a connection that broke', error('Connection terminated unexpectedly'), true],
  ['a pool that waited too long', error('timeout exceeded when trying to connect'), true],
  ['a duplicate row', error('duplicate key', { code: '23505' }), false],
  ['a missing table', error('no such table', { code: '42P01' }), false],
  ['no file handles on this machine', error('too many', { code: 'EMFILE', syscall: 'connect' }), false],
])('tells whether the same request may succeed later: %s', (_name, thrown, isAway) => {
  expect(isDatabaseAway(thrown)).toBe(isAway);
});
