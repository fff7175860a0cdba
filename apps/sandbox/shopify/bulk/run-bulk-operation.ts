import type { DocumentNode, ExecutionResult } from 'graphql';
import { appendFile, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setImmediate as breathe, setTimeout as wait } from 'node:timers/promises';
import type { Sandbox } from '../../core/sandbox.ts';
import { emitStoreWebhook } from '../emit-store-webhook.ts';
import { newToken } from '../new-id.ts';
import { storeTime } from '../store-time.ts';
import type { StoreRecords } from '../store.ts';
import type { BulkOperation } from './bulk-operation.ts';
import { flattenList, keyOf } from './flatten-nodes.ts';
import { AFTER, PAGE_KEY, type BulkQuery } from './read-bulk-query.ts';

export type Execute = (
  document: DocumentNode,
  variables: Record<string, unknown>,
) => Promise<ExecutionResult>;

interface Run {
  sandbox: Sandbox;
  records: StoreRecords;
  operation: BulkOperation;
  query: BulkQuery;
  execute: Execute;
}

/** Runs a bulk operation in the background, into a file, and notifies the apps at its end. */
export async function runBulkOperation(run: Run): Promise<void> {
  const { sandbox, records, operation } = run;
  await wait(records.store.bulk.delayMs, undefined, { ref: false });
  const path = join(sandbox.settings.dataDir, 'bulk-results', `${operation.id}.jsonl`);
  try {
    if (operation.status === 'CREATED') operation.status = 'RUNNING';
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, '');
    for (const root of run.query.roots) await writeList(run, root, path);
    await finish(run, path, operation.status === 'CANCELING' ? 'CANCELED' : 'COMPLETED');
  } catch (error) {
    operation.errorCode = 'INTERNAL_SERVER_ERROR';
    sandbox.log.add({
      at: sandbox.clock.now().toISOString(),
      partner: 'shopify',
      direction: 'in',
      summary: `Bulk operation ${operation.id} failed`,
      status: null,
      request: operation.query,
      answer: String(error),
    });
    await finish(run, path, 'FAILED');
  }
}

async function writeList(
  { records, operation, query, execute }: Run,
  root: BulkQuery['roots'][number],
  path: string,
): Promise<void> {
  let after: string | null = null;
  for (let hasMore = true; hasMore && operation.status === 'RUNNING';) {
    const { data, errors } = await execute(query.document, { [AFTER]: after });
    if (errors?.[0]) throw errors[0];
    const value = (data as Record<string, RootList>)[keyOf(root)];
    const { connections } = query;
    const lines = flattenList(root, value, { connections, isGrouped: operation.isGrouped });
    await appendFile(path, lines.map(({ object }) => `${JSON.stringify(object)}\n`).join(''));
    operation.objectCount += lines.length;
    operation.rootObjectCount += lines.filter(({ isRoot }) => isRoot).length;
    if (records.store.bulk.mode === 'fails') throw new Error('The store was told to give up in the middle');
    hasMore = value?.[PAGE_KEY].hasNextPage ?? false;
    after = value?.[PAGE_KEY].endCursor ?? null;
    // Yields between pages, so that webhooks and other requests do not wait for the whole operation.
    await breathe();
  }
}

interface RootList {
  [PAGE_KEY]: { hasNextPage: boolean; endCursor: string | null };
}

async function finish(
  { sandbox, records, operation }: Run,
  path: string,
  status: 'COMPLETED' | 'FAILED' | 'CANCELED',
): Promise<void> {
  if (operation.objectCount === 0 || status === 'CANCELED') {
    await rm(path, { force: true });
  } else {
    operation.fileSize = (await stat(path)).size;
    operation.file = { name: path, token: newToken(), isPartial: status === 'FAILED' };
  }
  // Set last, because a completed operation must have the address of its file.
  operation.completedAt = sandbox.clock.now().toISOString();
  operation.status = status;
  const { timeZone } = records.store;
  const body = {
    admin_graphql_api_id: `gid://shopify/BulkOperation/${operation.id}`,
    completed_at: storeTime(operation.completedAt, timeZone),
    created_at: storeTime(operation.createdAt, timeZone),
    error_code: operation.errorCode?.toLowerCase() ?? null,
    status: status.toLowerCase(),
    type: 'query',
  };
  emitStoreWebhook(sandbox, records, { topic: 'BULK_OPERATIONS_FINISH', body });
  sandbox.world.changed();
}
