import * as z from 'zod/mini';
import type { ErrorCode } from '#platform/errors/error-code.ts';
import { isCommonError } from '#platform/errors/error-sentences.ts';
import { RefusedCall } from './refused-call.ts';

const Answer = z.object({
  error: z.object({
    code: z.string().check(z.regex(/^[A-Z][A-Z_]+$/)),
    message: z.optional(z.string()),
    field: z.optional(z.string()),
    requestId: z.optional(z.string()),
  }),
});

const NONE: z.infer<typeof Answer>['error'] = { code: '' };

/** Reads a refusal from an answer's body. Anything that is not one of ours, such as a gateway's page, is INTERNAL. */
export async function readRefusal(answer: Response): Promise<RefusedCall> {
  const body: unknown = await answer.json().catch(() => null);
  const { code, message: sentence, field, requestId } = z.safeParse(Answer, body).data?.error ?? NONE;
  if (!isCommonError(code) && sentence === undefined)
    return new RefusedCall('INTERNAL', { requestId: answer.headers.get('x-request-id') ?? undefined });
  return new RefusedCall(code as ErrorCode, { sentence, field, requestId });
}
