import { IANAZone } from 'luxon';
import {
  findExportForProgram,
  listExportsForProgram,
  startExport as start,
  type ProgramExport,
} from '#features/administration/exports/server/programs-api.ts';
import { getShop } from '#features/foundations/store-data/server/index.ts';
import { CAMPAIGN_NAMES } from '#features/product/automations/contract/campaign-names.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { getExport, listExports, startExport, type ApiExport } from '../../contract/resources/exports.ts';
import { MomentPosition, readCursor, sizeOf, toPage } from '../../rules/cursor.ts';
import { misfitOf } from '../../rules/export-subject.ts';
import type { EndpointBinder } from '../bind-endpoint.ts';

const LIST = 'exports';

export function bindExports(binder: EndpointBinder, ctx: Context): void {
  const requireExport = async (tx: Tx, shopId: number, exportId: string) => {
    const found = await findExportForProgram(ctx, tx, { shopId, exportId });
    if (!found) throw new AppError('NOT_FOUND', { field: 'exportId' });
    return toExport(found);
  };
  binder.act(startExport, {
    act: async (tx, { shopId, body: { kind, campaign, broadcastId, timeZone } }) => {
      const field = misfitOf({ kind, campaign, broadcastId });
      if (field !== null) throw new AppError('MALFORMED_REQUEST', { field });
      if (campaign !== undefined && !(campaign in CAMPAIGN_NAMES))
        throw new AppError('MALFORMED_REQUEST', { field: 'campaign' });
      if (timeZone !== undefined && !IANAZone.isValidZone(timeZone))
        throw new AppError('MALFORMED_REQUEST', { field: 'timeZone' });
      const zone = timeZone ?? (await getShop(tx, shopId)).time_zone;
      return start(ctx, tx, { shopId, kind, campaign, broadcastId, timeZone: zone });
    },
    describe: ({ body: { kind, campaign } }) => ({ file: kind, ...(campaign !== undefined && { campaign }) }),
    answer: async (tx, exportId, { shopId, key }) => {
      const made = await requireExport(tx, shopId, exportId);
      return key.scopes.includes('exports:read') ? made : { ...made, downloadUrl: null };
    },
  });
  binder.read(listExports, async (tx, { shopId, query: { limit, cursor } }) => {
    const after = readCursor(LIST, cursor, MomentPosition);
    const size = sizeOf(limit);
    const found = await listExportsForProgram(ctx, tx, { shopId, after, most: size + 1 });
    return toPage(LIST, found, {
      size,
      positionOf: ({ createdAt, id }) => [createdAt.toISOString(), id],
      toEntry: toExport,
    });
  });
  binder.read(getExport, (tx, { shopId, params }) => requireExport(tx, shopId, params.exportId));
}

function toExport(found: ProgramExport): ApiExport {
  return {
    ...found,
    createdAt: found.createdAt.toISOString(),
    finishedAt: found.finishedAt?.toISOString() ?? null,
    expiresAt: found.expiresAt?.toISOString() ?? null,
  };
}
