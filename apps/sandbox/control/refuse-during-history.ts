import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Sandbox } from '../core/sandbox.ts';

const READING = ['GET', 'HEAD', 'OPTIONS'];
/** The calls by which the launcher reports the progress of the history. */
const OF_THE_HISTORY = /^\/control\/shops\/[^/]+\/history(\/|$)/;

/** Refuses every change while the demo store's history is added: a moved clock or a new number would leave it half made. */
export function refuseDuringHistory(sandbox: Sandbox) {
  return async ({ method, url }: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!sandbox.isAddingHistory || READING.includes(method) || OF_THE_HISTORY.test(url)) return;
    const message =
      "The demo shop's history is being added. Try again when the terminal says that it is complete.";
    await reply.status(409).send({ message });
  };
}
