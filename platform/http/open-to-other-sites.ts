import type { FastifyInstance } from 'fastify';

/** Lets the pages of shops load and read every answer of this scope. */
export function openToOtherSites(scope: FastifyInstance): void {
  scope.addHook('onSend', async (_request, reply) => {
    void reply
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin');
  });
}
