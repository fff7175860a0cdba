import type { FastifyInstance } from 'fastify';
import { createReadStream, existsSync } from 'node:fs';
import type { Sandbox } from '../../core/sandbox.ts';
import { openStore } from '../open-store.ts';
import type { BulkOperation } from './bulk-operation.ts';

const GOOD_FOR_MS = 7 * 24 * 3600 * 1000;

/** Serves the results of bulk operations, at URLs that need no token and expire after a week. */
export function registerBulkResults(server: FastifyInstance, sandbox: Sandbox): void {
  server.get<{ Params: { shop: string; token: string } }>(
    '/:shop/bulk-results/:token.jsonl',
    (request, reply) => {
      const operations = openStore(sandbox, request.params.shop)?.bulkOperations.values() ?? [];
      const operation = [...operations].find(({ file }) => file?.token === request.params.token);
      if (!operation?.file || !existsSync(operation.file.name))
        return reply.code(404).type('application/xml').send(refusal('NoSuchKey'));
      if (sandbox.clock.now().getTime() > expiresMs(operation))
        return reply.code(400).type('application/xml').send(refusal('ExpiredToken'));
      return reply.type('application/jsonl').send(createReadStream(operation.file.name));
    },
  );
}

/** Returns the URL of a bulk operation's result. Null if there is none. */
export function bulkResultUrl(sandbox: Sandbox, shop: string, operation: BulkOperation): string | null {
  if (!operation.file) return null;
  const expires = Math.floor(expiresMs(operation) / 1000);
  const { sandboxUrl } = sandbox.settings;
  return `${sandboxUrl}/shopify/${shop}/bulk-results/${operation.file.token}.jsonl?Expires=${expires}`;
}

function expiresMs({ completedAt }: BulkOperation): number {
  return Date.parse(completedAt ?? '') + GOOD_FOR_MS;
}

/** Returns an error in the form of the storage behind the real store. */
function refusal(code: string): string {
  return `<?xml version='1.0' encoding='UTF-8'?><Error><Code>${code}</Code></Error>`;
}
