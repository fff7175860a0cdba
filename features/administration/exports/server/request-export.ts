import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { DAY_MS, SECOND_MS } from '#platform/clock/durations.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { currentReader } from '#platform/language/reader.ts';
import type { ExportKind } from './export-kind.ts';

interface ExportRequest {
  shopId: number;
  kind: ExportKind;
  params: unknown;
  emailTo: string | null;
}

const MOST_OPEN = 3;
/** The limit exists because each export can send an e-mail to any address that the merchant enters. */
const MOST_IN_DAY = 30;

/**
 * Queues an export in the reader's language and returns its id. If the same export is already queued, returns the id of that export.
 * Throws EXPORTS_UNDER_WAY and TOO_MANY_EXPORTS.
 */
export async function requestExport(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  { shopId, kind, params, emailTo }: ExportRequest,
): Promise<string> {
  const now = clock.now();
  // Without this lock, two concurrent requests could both pass the limit.
  await sql`select from shops where shop_id = ${shopId} for no key update`.execute(tx);
  const { locale } = currentReader();
  const same = await findSame(tx, { shopId, kind, params, emailTo }, locale);
  if (same !== null) return same;
  await requireFreeSlot(tx, shopId, now);
  const exportId = randomUUID();
  await tx
    .insertInto('exports')
    .values({
      shop_id: shopId,
      export_id: exportId,
      kind: kind.name,
      params: JSON.stringify(params),
      requested_by: 'merchant',
      email_to: emailTo,
      state: 'queued',
      due_at: now,
      file_name: `${kind.fileName(params)}-${now.toISOString().slice(0, 10)}.csv`,
      created_at: now,
      locale,
    })
    .execute();
  return exportId;
}

async function findSame(
  tx: Tx,
  { shopId, kind, params, emailTo }: ExportRequest,
  locale: string,
): Promise<string | null> {
  const { rows } = await sql<{ export_id: string }>`
    select export_id from exports
    where shop_id = ${shopId} and kind = ${kind.name} and params = ${JSON.stringify(params)}::jsonb
      and email_to is not distinct from ${emailTo} and locale = ${locale} and state = 'queued'
    limit 1`.execute(tx);
  return rows[0]?.export_id ?? null;
}

async function requireFreeSlot(tx: Tx, shopId: number, now: Date): Promise<void> {
  const since = new Date(now.getTime() - DAY_MS);
  const { rows } = await sql<{ open: number; today: number; oldest: Date | null }>`
    select count(*) filter (where state in ('queued', 'running')) as open,
      count(*) filter (where created_at > ${since}) as today, min(created_at) filter (where created_at > ${since}) as oldest
    from exports where shop_id = ${shopId}`.execute(tx);
  const { open = 0, today = 0, oldest = null } = rows[0] ?? {};
  if (open >= MOST_OPEN) throw new AppError('EXPORTS_UNDER_WAY');
  if (today >= MOST_IN_DAY) {
    const freeInMs = (oldest ?? now).getTime() + DAY_MS - now.getTime();
    throw new AppError('TOO_MANY_EXPORTS', { retryAfterSeconds: Math.ceil(freeInMs / SECOND_MS) });
  }
}
