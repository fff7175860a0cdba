import * as z from 'zod/mini';
import type { ErrorCode } from '#platform/errors/error-code.ts';
import { ERROR_SENTENCES } from '#platform/errors/error-sentences.ts';
import { RefusedCall } from './refused-call.ts';

const Answer = z.object({
  error: z.object({ code: z.string(), field: z.optional(z.string()), requestId: z.optional(z.string()) }),
});

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERROR_SENTENCES, code);
}

/** Reads a refusal from an answer's body; what is not one of ours, a gateway's page for example, is INTERNAL. */
export async function readRefusal(answer: Response): Promise<RefusedCall> {
  const body: unknown = await answer.json().catch(() => null);
  const read = z.safeParse(Answer, body);
  if (!read.success || !isErrorCode(read.data.error.code)) return new RefusedCall('INTERNAL');
  return new RefusedCall(read.data.error.code, read.data.error);
}
