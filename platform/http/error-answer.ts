import type { FastifyError } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isLockTimeout } from '#platform/database/errors/refusal.ts';
import { isDatabaseAway } from '#platform/database/errors/unusable-database-reason.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { ErrorAnswer, ErrorCode } from '#platform/errors/error-code.ts';
import { everySentenceFor } from '#platform/errors/every-sentence.ts';
import { fieldOfIssue } from './issue-field.ts';

/** Called for every error of ours, with the id of its request. */
export type OnFault = (error: unknown, requestId: string) => void;

/** A refusal, with its details. */
export interface Refusal {
  code: ErrorCode;
  field?: string | undefined;
  words?: string | undefined;
  proposal?: string | undefined;
}

/** The shape of every refusal. */
export function errorAnswer({ code, field, words, proposal }: Refusal, requestId: string): ErrorAnswer {
  const message = words ? `${everySentenceFor(code)} ${words}` : everySentenceFor(code);
  return { error: { code, message, ...(field && { field }), ...(proposal && { proposal }), requestId } };
}

/** PostgreSQL's errors for a text with a zero byte, alone and in JSON. Only a manipulated request contains one. */
const TEXT_NOT_STORABLE: readonly unknown[] = ['22021', '22P05'];

/** Refusals that the operator must know about. */
const FAULTS: ReadonlySet<ErrorCode> = new Set(['INTERNAL', 'DATABASE_AWAY', 'DATABASE_BUSY']);

export function isFault(code: ErrorCode): boolean {
  return FAULTS.has(code);
}

/** After how many seconds another try makes sense; null if the answer does not say. */
export function retryAfterSeconds(code: ErrorCode, thrown: unknown): number | null {
  if (thrown instanceof AppError && thrown.retryAfterSeconds) return thrown.retryAfterSeconds;
  return RETRY_AFTER_SECONDS[code] ?? null;
}

/** As the sentences say. */
const RETRY_AFTER_SECONDS: Partial<Record<ErrorCode, number>> = {
  TOO_MANY_REQUESTS: 60,
  DATABASE_AWAY: 30,
  DATABASE_BUSY: 10,
};

/** The answer to an error: a refusal of the closed list, and INTERNAL for everything else. */
export function refusalOf(thrown: unknown): Refusal {
  if (thrown instanceof AppError) {
    const { code, field, words, proposal } = thrown;
    return { code, field, words, proposal };
  }
  const error = thrown as FastifyError;
  if (hasZodFastifySchemaValidationErrors(error)) {
    return { code: 'MALFORMED_REQUEST', field: fieldOf(error.validation[0]) };
  }
  if (TEXT_NOT_STORABLE.includes(error.code)) return { code: 'MALFORMED_REQUEST', field: undefined };
  // An address that is not valid text leads nowhere.
  if (error.code === 'FST_ERR_BAD_URL') return { code: 'NOT_FOUND', field: undefined };
  if (error.statusCode === 413) return { code: 'BODY_TOO_LARGE', field: undefined };
  if (error.statusCode === 429) return { code: 'TOO_MANY_REQUESTS', field: undefined };
  if (error.statusCode && error.statusCode < 500) return { code: 'MALFORMED_REQUEST', field: 'body' };
  if (isDatabaseAway(thrown)) return { code: 'DATABASE_AWAY', field: undefined };
  if (isLockTimeout(thrown)) return { code: 'DATABASE_BUSY', field: undefined };
  return { code: 'INTERNAL', field: undefined };
}

/** The invalid field, if there is one. */
function fieldOf(invalid: NonNullable<FastifyError['validation']>[number] | undefined): string | undefined {
  if (!invalid) return undefined;
  const { instancePath, keyword, params } = invalid;
  const path = instancePath.replace(/^\//, '').split('/');
  return fieldOfIssue({
    path,
    code: keyword,
    keys: keyword === 'unrecognized_keys' ? (params['keys'] as string[]) : [],
  });
}
