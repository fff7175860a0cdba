import type { FastifyError } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDatabaseAway } from '#platform/database/errors/why-unusable.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { ErrorAnswer, ErrorCode } from '#platform/errors/error-code.ts';
import { ERROR_SENTENCES } from '#platform/errors/error-sentences.ts';
import { fieldOfIssue } from './issue-field.ts';

/** Told whenever something of ours went wrong, with the id of the request that met it. */
export type OnFault = (error: unknown, requestId: string) => void;

/** What was refused, and what is told about it. */
export interface Refusal {
  code: ErrorCode;
  field?: string | undefined;
  words?: string | undefined;
  proposal?: string | undefined;
}

/** The one shape that every refusal is answered in. */
export function errorAnswer({ code, field, words, proposal }: Refusal, requestId: string): ErrorAnswer {
  const message = words ? `${ERROR_SENTENCES[code]} ${words}` : ERROR_SENTENCES[code];
  return { error: { code, message, ...(field && { field }), ...(proposal && { proposal }), requestId } };
}

/** PostgreSQL on a text with a zero byte, by itself and in JSON, which only a tampered request carries. */
const TEXT_NOT_STORABLE: readonly unknown[] = ['22021', '22P05'];

/** Refusals that whoever runs the installation has to know of. */
const FAULTS: ReadonlySet<ErrorCode> = new Set(['INTERNAL', 'DATABASE_AWAY']);

export function isFault(code: ErrorCode): boolean {
  return FAULTS.has(code);
}

/** After how many seconds it is worth trying again; null when the answer does not say it. */
export function retryAfterSeconds(code: ErrorCode, thrown: unknown): number | null {
  if (thrown instanceof AppError && thrown.retryAfterSeconds) return thrown.retryAfterSeconds;
  return RETRY_AFTER_SECONDS[code] ?? null;
}

/** As the sentences say. */
const RETRY_AFTER_SECONDS: Partial<Record<ErrorCode, number>> = { TOO_MANY_REQUESTS: 60, DATABASE_AWAY: 30 };

/** What to answer to whatever went wrong: a refusal of the closed list, and INTERNAL for the rest. */
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
  // An address that is not even text leads nowhere.
  if (error.code === 'FST_ERR_BAD_URL') return { code: 'NOT_FOUND', field: undefined };
  if (error.statusCode === 413) return { code: 'BODY_TOO_LARGE', field: undefined };
  if (error.statusCode === 429) return { code: 'TOO_MANY_REQUESTS', field: undefined };
  if (error.statusCode && error.statusCode < 500) return { code: 'MALFORMED_REQUEST', field: 'body' };
  if (isDatabaseAway(thrown)) return { code: 'DATABASE_AWAY', field: undefined };
  return { code: 'INTERNAL', field: undefined };
}

/** The field that is wrong, where one is. */
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
