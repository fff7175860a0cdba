import { isGoingOn, type BulkOperation } from '../../bulk/bulk-operation.ts';
import { readBulkQuery } from '../../bulk/read-bulk-query.ts';
import { bulkResultUrl } from '../../bulk/result-routes.ts';
import { runBulkOperation } from '../../bulk/run-bulk-operation.ts';
import { nextId } from '../../new-id.ts';
import { connectionOf, type PageArguments } from '../connection.ts';
import { numberOfGid, type Resolver, type Asked } from '../resolver.ts';
import { searchFor } from '../search-query.ts';

interface RunArguments {
  query: string;
  groupObjects: boolean;
}

/** Resolvers for bulk operations: a query over all data, which runs in the background. */
export const bulkResolvers: Record<string, Resolver> = {
  bulkOperationRunQuery: ({ query, groupObjects }: RunArguments, asked: Asked) => {
    const { sandbox, records, execute } = asked;
    const problem = bulkRefusalReason(records);
    if (problem) return refuse(null, 'OPERATION_IN_PROGRESS', problem);
    const read = asked.readDocument(query);
    const ready = 'errors' in read ? messageOf(read.errors) : readBulkQuery(read.document);
    if (typeof ready === 'string') return refuse(['query'], 'INVALID', `Invalid bulk query: ${ready}`);
    const operation: BulkOperation = {
      id: nextId(records.store),
      query,
      isGrouped: groupObjects,
      status: 'CREATED',
      errorCode: null,
      createdAt: sandbox.clock.now().toISOString(),
      completedAt: null,
      objectCount: 0,
      rootObjectCount: 0,
      fileSize: null,
      file: null,
    };
    records.bulkOperations.set(String(operation.id), operation);
    sandbox.world.changed();
    void runBulkOperation({ sandbox, records, operation, query: ready, execute });
    return { bulkOperation: bulkNode(asked, operation), userErrors: [] };
  },

  bulkOperationCancel: ({ id }: { id: string }, asked: Asked) => {
    const operation = asked.records.bulkOperations.get(numberOfGid(id));
    const refuseCancel = (message: string) => ({
      bulkOperation: operation ? bulkNode(asked, operation) : null,
      userErrors: [{ field: ['id'], message }],
    });
    if (!operation) return refuseCancel('Bulk operation does not exist');
    if (!isGoingOn(operation))
      return refuseCancel(`A bulk operation cannot be canceled when it is ${operation.status.toLowerCase()}`);
    operation.status = 'CANCELING';
    return { bulkOperation: bulkNode(asked, operation), userErrors: [] };
  },

  bulkOperation: ({ id }: { id: string }, asked: Asked) => findBulkOperationNode(asked, id),

  bulkOperations: (args: PageArguments & { query?: string | null }, asked: Asked) => {
    const fits = searchFor(args.query);
    const found = [...asked.records.bulkOperations.values()].filter(({ id, status, createdAt }) =>
      fits({ id: [id], status: [status], created_at: [createdAt], operation_type: ['query'] }),
    );
    return connectionOf(found, (one) => bulkNode(asked, one), args);
  },

  currentBulkOperation: ({ type }: { type?: string | null }, asked: Asked) => {
    const newest = type === 'MUTATION' ? undefined : [...asked.records.bulkOperations.values()].at(-1);
    return newest ? bulkNode(asked, newest) : null;
  },
};

export function findBulkOperationNode(asked: Asked, id: string) {
  const operation = asked.records.bulkOperations.get(numberOfGid(id));
  return operation ? bulkNode(asked, operation) : null;
}

/** Returns why no operation can start now. Null if one can. */
function bulkRefusalReason({ store, bulkOperations }: Asked['records']): string | null {
  const goingOn = [...bulkOperations.values()].filter(isGoingOn);
  if (store.bulk.mode !== 'refuses' && goingOn.length < store.bulk.atOnce) return null;
  const ids = goingOn.map(({ id }) => `gid://shopify/BulkOperation/${id}`).join(', ');
  return `A bulk query operation for this app and shop is already in progress: ${ids}.`;
}

function refuse(field: string[] | null, code: string, message: string) {
  return { bulkOperation: null, userErrors: [{ field, code, message }] };
}

function bulkNode({ sandbox, records }: Asked, operation: BulkOperation) {
  const url = bulkResultUrl(sandbox, records.store.shop, operation);
  const isPartial = operation.file?.isPartial ?? false;
  return {
    __typename: 'BulkOperation',
    id: `gid://shopify/BulkOperation/${operation.id}`,
    type: 'QUERY',
    query: operation.query,
    status: operation.status,
    errorCode: operation.errorCode,
    createdAt: operation.createdAt,
    completedAt: operation.completedAt,
    objectCount: String(operation.objectCount),
    rootObjectCount: String(operation.rootObjectCount),
    fileSize: operation.fileSize === null ? null : String(operation.fileSize),
    url: isPartial ? null : url,
    partialDataUrl: isPartial ? url : null,
  };
}

function messageOf(errors: object[]): string {
  return errors.map((error) => String((error as { message?: unknown }).message)).join(' ');
}
