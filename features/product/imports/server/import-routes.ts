import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { leaveRest } from '#features/foundations/media/server/index.ts';
import { getShop } from '#features/foundations/store-data/server/index.ts';
import type { Context } from '#platform/context.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { CallBinder, type FindMerchant } from '#platform/http/bind-call.ts';
import type { Storage } from '#platform/storage/storage.ts';
import {
  cancelImport as cancelCall,
  createImport as createCall,
  deleteImport as deleteCall,
  getImport,
  getImportedAttributes,
  getImports,
  previewImport as previewCall,
  startImport as startCall,
  suggestMapping,
  uploadImport,
} from '../contract/import-calls.ts';
import { MOST_FILE_BYTES, type Import, type ValueType } from '../contract/import.ts';
import type { KnownAttribute } from '../rules/suggest-attribute.ts';
import { listAttributes, type AttributeRow } from './attribute-queries.ts';
import { createImport } from './create-import.ts';
import { cancelImport, deleteImport, type FindImportUses } from './end-import.ts';
import { registerErrorsFileRoute } from './errors-file-route.ts';
import { toImport } from './import-answer.ts';
import { findImport, listImports, type ImportRow } from './import-queries.ts';
import { previewRows, suggestFromFile } from './read-beginning.ts';
import { receiveImportFile } from './receive-import-file.ts';
import { startImport } from './start-import.ts';

const MOST_LISTED = 200;
/** More uploads than one person starts at the same time, and far fewer than fill a disk. */
const MOST_UPLOADS_AT_ONCE = 2;

interface ImportContext {
  ctx: Context;
  storage: Storage;
  findMerchant: FindMerchant;
  /** The functions that find uses of an import. */
  askers: readonly FindImportUses[];
}

/** Registers the calls for imports. */
export function registerImportRoutes(
  server: FastifyInstance,
  bind: CallBinder,
  context: ImportContext,
): void {
  const { ctx } = context;
  registerReading(bind, context);
  registerChanges(bind, context);
  registerErrorsFileRoute(server, ctx, context);
  void server.register(async (scope) => registerUpload(scope, bind, context));
}

function registerReading(bind: CallBinder, { ctx, storage }: ImportContext): void {
  bind.merchant(getImports, ({ session: { shopId } }) =>
    inShop(ctx.db, shopId, async (tx) => ({
      imports: (await listImports(tx, shopId, MOST_LISTED)).map((row) => toImport(row, ctx.clock.now())),
    })),
  );
  bind.merchant(getImport, async ({ session: { shopId }, query }) => {
    const row = await inShop(ctx.db, shopId, (tx) => findImport(tx, shopId, query.importId));
    return answer(ctx, row);
  });
  bind.merchant(suggestMapping, async ({ session: { shopId }, query }) => {
    const { delimiter, hasHeader } = query;
    const [row, shop, attributes] = await inShop(ctx.db, shopId, async (tx) => [
      await findImport(tx, shopId, query.importId),
      await getShop(tx, shopId),
      (await listAttributes(tx, shopId)).map(toKnown),
    ]);
    if (!row) throw new AppError('NOT_FOUND', { field: 'importId' });
    const choices = { delimiter, hasHeader: hasHeader === undefined ? undefined : hasHeader === 'true' };
    return suggestFromFile(storage, row, { country: shop.country, attributes }, choices);
  });
  bind.merchant(previewCall, async ({ session: { shopId }, body: { importId, plan } }) => {
    const row = await inShop(ctx.db, shopId, (tx) => findImport(tx, shopId, importId));
    if (!row) throw new AppError('NOT_FOUND', { field: 'importId' });
    return { faults: await previewRows(storage, row, plan) };
  });
  bind.merchant(getImportedAttributes, ({ session: { shopId } }) =>
    inShop(ctx.db, shopId, async (tx) => ({
      attributes: (await listAttributes(tx, shopId)).map(toKnown).map(({ name, valueType }) => ({
        attribute: name,
        valueType,
      })),
    })),
  );
}

function toKnown(row: AttributeRow): KnownAttribute {
  return { name: row.name, valueType: row.value_type as ValueType };
}

function registerChanges(bind: CallBinder, { ctx, askers }: ImportContext): void {
  bind.merchant(createCall, async ({ session: { shopId }, body: { name }, noteChange }) => {
    noteChange({ before: null, after: { list: name } });
    return answer(ctx, await inShop(ctx.db, shopId, (tx) => createImport(ctx, tx, { shopId, name })));
  });
  bind.merchant(startCall, async ({ session: { shopId }, body: { importId, plan }, noteChange }) => {
    const row = await inShop(ctx.db, shopId, (tx) => startImport(ctx, tx, { shopId, importId, plan }));
    noteChange({ before: null, after: { list: row.name } });
    return answer(ctx, row);
  });
  bind.merchant(cancelCall, async ({ session: { shopId }, body: { importId }, noteChange }) => {
    const row = await inShop(ctx.db, shopId, (tx) => cancelImport(ctx, tx, { shopId, importId }));
    noteChange({ before: { list: row.name }, after: null });
    return answer(ctx, row);
  });
  bind.merchant(deleteCall, ({ session: { shopId }, body: { importId }, noteChange }) =>
    inShop(ctx.db, shopId, async (tx) => {
      const row = await findImport(tx, shopId, importId);
      if (row) noteChange({ before: { list: row.name }, after: null });
      return deleteImport(tx, { shopId, importId }, askers);
    }),
  );
}

async function registerUpload(
  scope: FastifyInstance,
  bind: CallBinder,
  context: ImportContext,
): Promise<void> {
  // The file's reader notices the limit itself. An error within the stream would break the connection.
  await scope.register(multipart, { throwFileSizeLimit: false });
  leaveRest(scope, MOST_FILE_BYTES);
  const underWay = new Map<number, number>();
  const bindUpload = new CallBinder(scope, context.findMerchant, bind.onAct);
  bindUpload.merchant(uploadImport, async ({ session, query, raw }) => {
    const { shopId } = session;
    const others = underWay.get(shopId) ?? 0;
    if (others >= MOST_UPLOADS_AT_ONCE) throw new AppError('TOO_MANY_REQUESTS');
    underWay.set(shopId, others + 1);
    try {
      return answer(context.ctx, await receiveImportFile(context, { shopId, importId: query.importId, raw }));
    } finally {
      const left = (underWay.get(shopId) ?? 1) - 1;
      if (left > 0) underWay.set(shopId, left);
      else underWay.delete(shopId);
    }
  });
}

function answer(ctx: Context, row: ImportRow | null): { import: Import } {
  if (!row) throw new AppError('NOT_FOUND', { field: 'importId' });
  return { import: toImport(row, ctx.clock.now()) };
}
