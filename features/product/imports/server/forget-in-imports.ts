import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { personFinder, type SoughtPerson } from '../rules/person-in-text.ts';
import type { ImportRow } from './import-queries.ts';
import { clearStaging } from './staging.ts';

type Ctx = Pick<Context, 'slowDb' | 'clock'>;

/** An erased person, and the time. Lists that arrive later are not affected. */
interface ErasedPerson extends SoughtPerson {
  shopId: number;
  erasedAt: Date;
}

/** Longer than any number or address, so that none is missed at a cut. */
const OVERLAP = 400;
const OVER = ['completed', 'failed', 'cancelled', 'deleted'];

/**
 * Deletes an erased person from a shop's import files: every file of finished imports, every file of rejected rows,
 * which may name anybody, and each waiting or running list with the person.
 */
export async function forgetInImports(
  ctx: Ctx,
  storage: Storage,
  { shopId, erasedAt, ...person }: ErasedPerson,
): Promise<void> {
  const { rows } = await sql<ImportRow>`
    select * from imports
    where shop_id = ${shopId} and created_at <= ${erasedAt} and (file_key is not null or errors_key is not null
      or state not in ('created', 'completed', 'failed', 'cancelled'))`.execute(ctx.slowDb);
  const isNamedIn = personFinder(person);
  for (const row of rows) {
    const isOver = OVER.includes(row.state);
    const isGone = isOver || (row.file_key !== null && (await isFileAbout(storage, row, isNamedIn)));
    if (isGone && !isOver) await endBecauseErased(ctx, row);
    if (isGone) await clearStaging(ctx.slowDb, row);
    else await removeFaults(ctx, row, isNamedIn);
    await removeFiles(ctx, storage, row, {
      fileKey: isGone ? row.file_key : null,
      errorsKey: row.errors_key,
    });
  }
}

async function isFileAbout(
  storage: Storage,
  row: ImportRow,
  isNamedIn: (text: string) => boolean,
): Promise<boolean> {
  const file = row.file_key === null ? null : await storage.read(row.file_key);
  if (!file) return false;
  const decoder = new TextDecoder(row.file_encoding ?? 'utf-8');
  let end = '';
  for await (const bytes of file) {
    const text = end + decoder.decode(bytes as Buffer, { stream: true });
    if (isNamedIn(text)) return true;
    end = text.slice(-OVERLAP);
  }
  return false;
}

/**
 * A list that is being added has been read already: the remaining people are staged, and the person is not among them.
 */
async function endBecauseErased({ slowDb, clock }: Ctx, row: ImportRow): Promise<void> {
  await sql`
    update imports set state = 'failed', reason = 'personErased', finished_at = ${clock.now()}, population = people_added
    where shop_id = ${row.shop_id} and import_id = ${row.import_id}
      and state in ('uploaded', 'queued', 'reading', 'adding')`.execute(slowDb);
}

/** Rejected rows of an unfinished list, which would go into its error file. */
async function removeFaults(
  { slowDb }: Ctx,
  { shop_id, import_id }: ImportRow,
  isNamedIn: (text: string) => boolean,
): Promise<void> {
  const faults = await slowDb
    .selectFrom('import_faults')
    .select(['row_no', 'content'])
    .where('shop_id', '=', shop_id)
    .where('import_id', '=', import_id)
    .execute();
  const named = faults.filter(({ content }) => isNamedIn(content)).map((fault) => fault.row_no);
  if (named.length === 0) return;
  await slowDb
    .deleteFrom('import_faults')
    .where('shop_id', '=', shop_id)
    .where('import_id', '=', import_id)
    .where('row_no', 'in', named)
    .execute();
}

/** Before the columns that name them, because a file without a row would stay forever. */
async function removeFiles(
  { slowDb }: Ctx,
  storage: Storage,
  row: ImportRow,
  { fileKey, errorsKey }: { fileKey: string | null; errorsKey: string | null },
): Promise<void> {
  const keys = [fileKey, errorsKey].filter((key) => key !== null);
  if (keys.length === 0) return;
  for (const key of keys) await storage.remove(key);
  await sql`
    update imports set
      file_key = case when file_key = any(${keys}::text[]) then null else file_key end,
      errors_key = case when errors_key = any(${keys}::text[]) then null else errors_key end
    where shop_id = ${row.shop_id} and import_id = ${row.import_id}`.execute(slowDb);
}
