import type { FastifyBaseLogger } from 'fastify';
import { AppError } from '#platform/errors/app-error.ts';
import { machineRefusalReason } from '#platform/errors/machine-refusal-reason.ts';

/**
 * The refusal of an upload that failed: the connection broke, or this machine could not store it, for example on a full
 * disk.
 */
export function brokenUpload(error: unknown, log: Pick<FastifyBaseLogger, 'info' | 'error'>): AppError {
  if (error instanceof AppError) return error;
  if (machineRefusalReason(error) !== null) {
    log.error({ err: error }, 'upload not stored');
    return new AppError('STORAGE_FAILED', { cause: error });
  }
  log.info({ err: error }, 'upload broke off');
  return new AppError('UPLOAD_BROKEN', { field: 'file', cause: error });
}
