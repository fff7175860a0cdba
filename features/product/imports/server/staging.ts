import { sql, type RawBuilder } from 'kysely';
import type pg from 'pg';
import { copyWritten, writeRows } from '#platform/database/copy-in.ts';
import type { Database } from '#platform/database/database.ts';
import type { Fault, StagedPerson } from '../rules/collected-rows.ts';
import type { ImportRow } from './import-queries.ts';

const STEP = 50_000;
type Key = Pick<ImportRow, 'shop_id' | 'import_id'>;

/** Rows to stage in the database's form. */
export interface Written {
  people: Buffer;
  faults: Buffer;
}

export function writeStaged(
  { shop_id, import_id }: Key,
  people: readonly StagedPerson[],
  faults: readonly Fault[],
): Written {
  return {
    people: writeRows(
      people.map((one) => [
        shop_id,
        import_id,
        one.phoneE164,
        one.rowNo,
        one.firstName,
        one.lastName,
        one.email,
        one.locale,
        one.hasAgreed,
        one.tags.length === 0 ? null : one.tags,
        one.values.length === 0 ? null : one.values,
      ]),
    ),
    faults: writeRows(
      faults.map(({ rowNo, lineNo, reasons, content }) => [
        shop_id,
        import_id,
        rowNo,
        lineNo,
        reasons,
        content,
      ]),
    ),
  };
}

export async function stage(client: pg.ClientBase, { people, faults }: Written): Promise<void> {
  await copyWritten(
    client,
    `copy import_rows (shop_id, import_id, phone_e164, row_no, first_name, last_name, email, locale, has_agreed, tags, value_texts) from stdin`,
    people,
  );
  await copyWritten(
    client,
    'copy import_faults (shop_id, import_id, row_no, line_no, reasons, content) from stdin',
    faults,
  );
}

/** Withdraws the consent of staged people, because another row of the list says no. */
export async function takeBackYes(
  client: pg.ClientBase,
  { shop_id, import_id }: Key,
  phones: readonly string[],
): Promise<void> {
  await client.query(
    `update import_rows set has_agreed = false
     where shop_id = $1 and import_id = $2 and phone_e164 = any($3::text[]) and has_agreed`,
    [shop_id, import_id, phones],
  );
}

/** Deletes the staged rows of an import in steps. */
export async function clearStaging(db: Database, { shop_id, import_id }: Key): Promise<void> {
  await inSteps(
    db,
    sql`
    delete from import_rows where ctid = any(array(
      select ctid from import_rows where shop_id = ${shop_id} and import_id = ${import_id} limit ${STEP}))`,
  );
  await inSteps(
    db,
    sql`
    delete from import_faults where ctid = any(array(
      select ctid from import_faults where shop_id = ${shop_id} and import_id = ${import_id} limit ${STEP}))`,
  );
}

async function inSteps(db: Database, removeStep: RawBuilder<unknown>): Promise<void> {
  for (let removed = STEP; removed === STEP;) {
    const { numAffectedRows = 0n } = await removeStep.execute(db);
    removed = Number(numAffectedRows);
  }
}

/** The staged people between two numbers. */
export interface Piece {
  after: string;
  last: string;
  people: number;
}

/** Returns the staged people after the last added one, in batches ordered by number. */
export async function cutStaged(
  db: Database,
  { shop_id, import_id, added_to }: ImportRow,
  people: number,
): Promise<Piece[]> {
  const begin = added_to ?? '';
  const { rows } = await sql<{ last: string; people: number }>`
    select max(phone_e164) as last, count(*)::integer as people from (
      select phone_e164, (row_number() over (order by phone_e164) - 1) / ${sql.lit(people)} as piece from import_rows
      where shop_id = ${shop_id} and import_id = ${import_id} and phone_e164 > ${begin}
    ) numbered group by piece order by piece`.execute(db);
  return rows.map((row, nth) => ({ ...row, after: rows[nth - 1]?.last ?? begin }));
}
