import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';

/**
 * Reads the rest of a refused upload, at most `mostBytes`, and drops it before answering: a client that is still
 * sending would see a broken connection instead of the reason.
 */
export function leaveRest(scope: FastifyInstance, mostBytes: number): void {
  scope.addHook('onSend', async (request, reply) => {
    if (reply.statusCode >= 400) await readToEnd(request.raw, mostBytes);
  });
}

function readToEnd(incoming: IncomingMessage, mostBytes: number): Promise<void> {
  if (incoming.readableEnded || incoming.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    let read = 0;
    incoming.unpipe();
    incoming.on('data', (chunk: Buffer) => {
      read += chunk.length;
      if (read > mostBytes) incoming.destroy();
    });
    for (const ending of ['end', 'close', 'error']) incoming.once(ending, () => resolve());
    incoming.resume();
  });
}
