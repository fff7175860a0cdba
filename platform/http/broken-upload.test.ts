import { expect, it } from 'vitest';
import { AppError } from '#platform/errors/app-error.ts';
import { brokenUpload } from './broken-upload.ts';

const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {
  code: 'ENOSPC',
  syscall: 'write',
});

it.each([
  ['a disk that is full', full, 'STORAGE_FAILED', 'error'],
  ['a broken connection', new Error('Premature close'), 'UPLOAD_BROKEN', 'info'],
  ['a file of another type', new AppError('FILE_TYPE_REFUSED'), 'FILE_TYPE_REFUSED', 'nothing'],
])('answers %s with its error, and logs it at its level', (_what, error, code, level) => {
  let logged = 'nothing';
  const log = { info: () => (logged = 'info'), error: () => (logged = 'error') };
  expect(brokenUpload(error, log).code).toBe(code);
  expect(logged).toBe(level);
});
