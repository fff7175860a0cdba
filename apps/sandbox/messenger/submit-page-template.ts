import type { FastifyReply, FastifyRequest } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import type { MessengerAccount } from './messenger-account.ts';
import { createPageTemplate } from './page-templates.ts';
import { respondAsPlanned, planPageResponse } from './plan-page-response.ts';

/** `POST /{page id}/message_templates`. Planned failures apply to it as to sending. */
export async function submitPageTemplate(
  account: MessengerAccount,
  pageId: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const planned = planPageResponse(account.sandbox);
  if (planned.waitMs > 0) await wait(planned.waitMs, undefined, { ref: false });
  return respondAsPlanned(planned, createPageTemplate(account, pageId, request.body), request, reply);
}
