import { findForReport } from '#features/product/broadcasts/server/index.ts';
import { HOUR_MS } from '#platform/clock/durations.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { ExportState } from '../contract/export-calls.ts';
import type { ExportKindName } from '../contract/export-kinds.ts';
import { reasonSentence, type FailReason } from '../rules/export-tries.ts';
import { signExportLink } from './export-link.ts';
import { findExport, listExports, type ExportRow } from './export-queries.ts';
import { titleOf } from './export-runner.ts';
import { EXPORT_KINDS } from './kinds/kind-list.ts';
import { requestExport } from './request-export.ts';

/** A program gets a new link each time it asks, so that a link in its logs soon leads nowhere. */
const LINK_LIVES_MS = HOUR_MS;

/** An export as programs see it. */
export interface ProgramExport {
  id: string;
  kind: string;
  title: string;
  state: ExportState;
  rows: number;
  createdAt: Date;
  finishedAt: Date | null;
  /** When the file is deleted. */
  expiresAt: Date | null;
  /** Why it failed, in a sentence. */
  reason: string | null;
  /** The address of the file, which works without a key for an hour. */
  downloadUrl: string | null;
}

/** What a program wants in a file. */
interface Wanted {
  shopId: number;
  kind: ExportKindName;
  timeZone: string;
  /** The type of the campaign that a delivery report is about. */
  campaign: string | undefined;
  broadcastId: string | undefined;
}

/**
 * Queues an export without an e-mail, and returns its id. Throws EXPORTS_UNDER_WAY, TOO_MANY_EXPORTS and NOT_FOUND, and a
 * ZodError if the kind needs a parameter that is missing.
 */
export async function startExport(ctx: Context, tx: Tx, wanted: Wanted): Promise<string> {
  const { shopId, timeZone } = wanted;
  const kind = EXPORT_KINDS.find(({ name }) => name === wanted.kind);
  if (!kind) throw new Error(`No kind of export is called ${wanted.kind}.`);
  const params = { timeZone, ...(await subjectOf(tx, wanted)) };
  return requestExport(ctx, tx, { shopId, kind, params, emailTo: null });
}

async function subjectOf(tx: Tx, { shopId, campaign, broadcastId }: Wanted): Promise<object> {
  if (broadcastId === undefined) return campaign === undefined ? {} : { campaignType: campaign };
  const { name, startedAt } = await findForReport(tx, shopId, broadcastId);
  return { broadcastId, broadcastName: name, startedAt: startedAt.toISOString() };
}

/** Returns exports of the shop, the newest first. */
export async function listExportsForProgram(
  ctx: Context,
  tx: Tx,
  {
    shopId,
    after,
    most,
  }: { shopId: number; after: readonly [at: string, exportId: string] | null; most: number },
): Promise<ProgramExport[]> {
  return (await listExports(tx, shopId, most, after)).map((row) => toProgramExport(ctx, row));
}

export async function findExportForProgram(
  ctx: Context,
  tx: Tx,
  { shopId, exportId }: { shopId: number; exportId: string },
): Promise<ProgramExport | null> {
  const row = await findExport(tx, shopId, exportId);
  return row && toProgramExport(ctx, row);
}

function toProgramExport(ctx: Context, row: ExportRow): ProgramExport {
  return {
    id: row.export_id,
    kind: row.kind,
    title: titleOf(row),
    state: row.state as ExportState,
    rows: row.rows_total ?? row.rows_done,
    createdAt: row.created_at,
    finishedAt: row.finished_at,
    expiresAt: row.expires_at,
    reason: row.reason === null ? null : reasonSentence(row.reason as FailReason),
    downloadUrl: downloadUrl(ctx, row),
  };
}

function downloadUrl({ clock, settings }: Context, row: ExportRow): string | null {
  const { shop_id: shopId, export_id: exportId, expires_at: expiresAt } = row;
  const now = clock.now().getTime();
  if (row.state !== 'ready' || expiresAt === null || expiresAt.getTime() <= now) return null;
  const expiresAtMs = Math.min(expiresAt.getTime(), now + LINK_LIVES_MS);
  return settings.publicUrl + signExportLink({ settings }, { shopId, exportId, expiresAtMs });
}
