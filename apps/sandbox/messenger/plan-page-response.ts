import type { FastifyReply, FastifyRequest } from 'fastify';
import { CALL_TROUBLES } from '../core/misbehaviour.ts';
import type { Sandbox } from '../core/sandbox.ts';
import { FacebookRefusal } from '../facebook/facebook-refusal.ts';

/** The failure that the control panel planned for this call. */
export interface PlannedPageResponse {
  waitMs: number;
  /** The call is carried out, but the connection closes after this long without a response. */
  silentAfterMs: number | null;
}

const SUBCODES: Record<number, number> = { 10: 2_018_278, 551: 1_545_041, 190: 460 };

/** Returns the planned response. Throws the refusal if a refusal is planned. */
export function planPageResponse(sandbox: Sandbox): PlannedPageResponse {
  const planned = sandbox.misbehaviour.claim('messenger', ...CALL_TROUBLES);
  if (planned?.kind === 'rateLimited')
    throw new FacebookRefusal(613, 'Calls to this api have exceeded the rate limit.');
  if (planned?.kind === 'serverError')
    throw new FacebookRefusal(1200, 'Temporary send message failure. Please try again later.');
  if (planned?.kind === 'errorCode') {
    const code = planned.code ?? 1200;
    throw new FacebookRefusal(code, 'Planned on the sandbox’s control panel.', SUBCODES[code]);
  }
  return {
    waitMs: planned?.kind === 'slow' ? planned.delayMs : 0,
    silentAfterMs: planned?.kind === 'timeoutAfterAcceptance' ? planned.delayMs : null,
  };
}

/** Sends the response, or closes the connection if that is planned. */
export function respondAsPlanned(
  { silentAfterMs }: PlannedPageResponse,
  answer: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): unknown {
  if (silentAfterMs === null) return answer;
  reply.hijack();
  setTimeout(() => request.raw.socket.destroy(), silentAfterMs).unref();
  return reply;
}
