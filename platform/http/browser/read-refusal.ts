import * as z from 'zod/mini';
import { isErrorCode } from '#platform/errors/error-sentences.ts';
import { RefusedCall } from './refused-call.ts';

const Answer = z.object({
  error: z.object({ code: z.string(), field: z.optional(z.string()), requestId: z.optional(z.string()) }),
});

/** Reads a refusal from an answer's body. Anything that is not one of ours, such as a gateway's page, is INTERNAL. */
export async function readRefusal(answer: Response): Promise<RefusedCall> {
  const body: unknown = await answer.json().catch(() => null);
  const read = z.safeParse(Answer, body);
  if (!read.success || !isErrorCode(read.data.error.code))
    return new RefusedCall('INTERNAL', { requestId: answer.headers.get('x-request-id') ?? undefined });
  return new RefusedCall(read.data.error.code, read.data.error);
}
