import { expect, it } from 'vitest';
import { unusableDatabaseReason } from '#platform/database/errors/unusable-database-reason.ts';
import { machineRefusalReason } from './machine-refusal-reason.ts';

const DATABASE = 'The database at DATABASE_URL cannot be used: ';

function failed(message: string, facts: object): Error {
  return Object.assign(new Error(message), facts);
}
const refused = (address: string) =>
  failed(`connect ECONNREFUSED ${address}`, { code: 'ECONNREFUSED', syscall: 'connect' });

it.each([
  [
    'a port in use',
    failed('listen EADDRINUSE: address already in use 0.0.0.0:3000', {
      code: 'EADDRINUSE',
      syscall: 'listen',
      address: '0.0.0.0',
      port: 3000,
    }),
    'Port 3000 of 0.0.0.0 cannot be opened: it is in use',
  ],
  [
    'a port for root',
    failed('listen EACCES: permission denied 0.0.0.0:80', {
      code: 'EACCES',
      syscall: 'listen',
      address: '0.0.0.0',
      port: 80,
    }),
    'Port 80 of 0.0.0.0 cannot be opened: this user may not',
  ],
  [
    'an address of another machine',
    failed('listen EADDRNOTAVAIL 10.0.0.9:3000', {
      code: 'EADDRNOTAVAIL',
      syscall: 'listen',
      address: '10.0.0.9',
      port: 3000,
    }),
    'See BELLBIRD_HOST',
  ],
  [
    'a folder without rights',
    failed("EACCES: permission denied, mkdir '/backups/today'", {
      code: 'EACCES',
      syscall: 'mkdir',
      path: '/backups/today',
    }),
    'This user may not use /backups/today',
  ],
  [
    'a read-only disk',
    failed("EROFS: read-only file system, open '/mnt/a'", { code: 'EROFS', syscall: 'open', path: '/mnt/a' }),
    'The disk of /mnt/a is read-only',
  ],
  [
    'a full disk',
    failed('ENOSPC: no space left on device, write', { code: 'ENOSPC', syscall: 'write' }),
    'The disk is full',
  ],
  [
    'no file handles',
    failed('connect EMFILE', { code: 'EMFILE', syscall: 'connect' }),
    'No file handles are left',
  ],
  [
    'a database that is not there',
    refused('127.0.0.1:5432'),
    `${DATABASE}connect ECONNREFUSED 127.0.0.1:5432.`,
  ],
  [
    'a database that answers at none of its addresses',
    new AggregateError([refused('::1:5432'), refused('127.0.0.1:5432')]),
    `${DATABASE}connect ECONNREFUSED ::1:5432, connect ECONNREFUSED 127.0.0.1:5432.`,
  ],
  [
    'an unknown host name',
    failed('getaddrinfo ENOTFOUND db', { code: 'ENOTFOUND', syscall: 'getaddrinfo' }),
    `${DATABASE}getaddrinfo ENOTFOUND db.`,
  ],
  [
    'a socket without rights',
    failed('connect EACCES /run/.s.PGSQL.5432', { code: 'EACCES', syscall: 'connect' }),
    `${DATABASE}connect EACCES`,
  ],
  [
    'a database that closed the connection',
    failed('read ECONNRESET', { code: 'ECONNRESET', syscall: 'read' }),
    `${DATABASE}read ECONNRESET.`,
  ],
  [
    'a wrong password',
    failed('password authentication failed', { code: '28P01' }),
    `${DATABASE}password authentication failed.`,
  ],
  [
    'a database whose disk is full',
    failed('could not extend file', { code: '53100' }),
    `${DATABASE}could not extend file.`,
  ],
  [
    'a standby',
    failed('cannot execute UPDATE in a read-only transaction', { code: '25006' }),
    `${DATABASE}cannot execute UPDATE in a read-only transaction.`,
  ],
  [
    'a schema that belongs to another account',
    failed('permission denied for schema public', { code: '42501' }),
    `${DATABASE}permission denied for schema public.`,
  ],
])('describes %s', (_what, error, sentence) => {
  expect(unusableDatabaseReason(error) ?? machineRefusalReason(error)).toContain(sentence);
});

it.each([
  ['a bug', new TypeError('x is not a function')],
  ['an error with a code of Node', failed('bad argument', { code: 'ERR_INVALID_ARG_TYPE' })],
  ['a wrong statement', failed('syntax error', { code: '42601' })],
  ['no error at all', 'a word'],
])('has no sentence for %s', (_what, error) => {
  expect(unusableDatabaseReason(error)).toBeNull();
  expect(machineRefusalReason(error)).toBeNull();
});
