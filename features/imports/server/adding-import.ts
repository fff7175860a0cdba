import { sql, type RawBuilder } from 'kysely';
import { keepList, type ListOutcome } from '#features/consent/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { ImportPlan } from '../contract/import.ts';
import { attributeColumns } from '../rules/attribute-columns.ts';
import { TAGS } from '../rules/why-not-start.ts';
import { listAttributes } from './attribute-queries.ts';
import type { ImportRow } from './import-queries.ts';
import { countStaged } from './staging.ts';
import { writeTags, writeValues, type KeptPerson } from './write-values.ts';

/** People of a transaction: their rows are held for as long as it takes, so that nobody's STOP waits long. */
const PIECE_PEOPLE = 1250;
/** Those of a list of so many come into the list of subscribers behind it, which is many times faster. */
const LISTED_LATER_FROM = 10_000;

interface StagedRow {
  phone_e164: string;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  locale: string | null;
  has_agreed: boolean;
  tags: string[] | null;
  value_texts: (string | null)[] | null;
}

/** Adds the staged people of an import, in the order of their numbers, a step at a time. */
export class AddingImport {
  readonly #ctx: Context;
  readonly #row: ImportRow;
  readonly #plan: ImportPlan;
  #addedTo: string;

  private constructor(ctx: Context, row: ImportRow, plan: ImportPlan) {
    this.#ctx = ctx;
    this.#row = row;
    this.#plan = plan;
    this.#addedTo = row.added_to ?? '';
  }

  /** Null when what was staged is not whole any more, as after a crash of the database: then the file is read anew. */
  static async begin(ctx: Context, row: ImportRow, plan: ImportPlan): Promise<AddingImport | null> {
    const left = row.rows_good - row.people_added - row.people_left_out;
    return (await countStaged(ctx.slowDb, row)) === left ? new AddingImport(ctx, row, plan) : null;
  }

  /**
   * Adds two pieces, side by side: while one waits for the disk or this process, the database works on the other. They
   * are noted one after the other, so that all up to a number is added, whatever breaks off.
   * `done`: everybody is added; `lost`: it is another's now, or cancelled.
   */
  async step(): Promise<'more' | 'done' | 'lost'> {
    const staged = await this.#next();
    if (staged.length === 0) return 'done';
    const first = this.#keep(staged.slice(0, PIECE_PEOPLE), Promise.resolve());
    const second = this.#keep(staged.slice(PIECE_PEOPLE), first);
    const ends = await Promise.allSettled([first, second]);
    const [fault] = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []));
    if (fault === undefined) return 'more';
    if (fault instanceof LostImport) return 'lost';
    throw fault;
  }

  /** Throws LostImport, having written nothing. */
  async #keep(staged: readonly StagedRow[], before: Promise<void>): Promise<void> {
    const last = staged.at(-1);
    if (!last) return;
    await this.#ctx.slowDb.transaction().execute(async (tx) => {
      if (this.#row.rows_good >= LISTED_LATER_FROM)
        await sql`select set_config('bellbird.list_later', 'on', true)`.execute(tx);
      const outcome = await this.#add(tx, staged);
      await before;
      await this.#recordProgress(tx, outcome, last.phone_e164);
    });
    this.#addedTo = last.phone_e164;
  }

  async #next(): Promise<StagedRow[]> {
    const { shop_id, import_id } = this.#row;
    const { rows } = await sql<StagedRow>`
      select phone_e164, first_name, last_name, email, locale, has_agreed, tags, value_texts from import_rows
      where shop_id = ${shop_id} and import_id = ${import_id} and phone_e164 > ${this.#addedTo}
      order by phone_e164 limit ${2 * PIECE_PEOPLE}`.execute(this.#ctx.slowDb);
    return rows;
  }

  async #add(tx: Tx, staged: readonly StagedRow[]): Promise<ListOutcome<KeptPerson>> {
    const { shop_id: shopId } = this.#row;
    const people = staged.map(toPerson);
    const hasConsents = this.#plan.columns.some(({ target }) => target === 'consent');
    const statement = hasConsents ? this.#plan.statement : null;
    const outcome = await keepList(this.#ctx, tx, shopId, { people, statement });
    const ids = outcome.kept.map(({ subscriberId }) => subscriberId);
    // Those who were just made come first, and are on no list yet.
    await this.#addMembers(tx, ids.slice(0, outcome.newcomers), sql``);
    await this.#addMembers(tx, ids.slice(outcome.newcomers), sql`on conflict do nothing`);
    await this.#writeAttributes(tx, outcome);
    return outcome;
  }

  async #addMembers(tx: Tx, ids: readonly string[], otherwise: RawBuilder<unknown>): Promise<void> {
    if (ids.length === 0) return;
    const { shop_id, import_id } = this.#row;
    await sql`
      insert into import_members (shop_id, import_id, subscriber_id)
      select ${shop_id}, ${import_id}, unnest(${ids}::uuid[]) ${otherwise}`.execute(tx);
  }

  async #writeAttributes(tx: Tx, { kept }: ListOutcome<KeptPerson>): Promise<void> {
    const columns = attributeColumns(this.#plan);
    const hasTags = kept.some(({ person }) => person.tags.length > 0);
    if (columns.length === 0 && !hasTags) return;
    const shopId = this.#row.shop_id;
    const now = this.#ctx.clock.now();
    const byName = new Map((await listAttributes(tx, shopId)).map((row) => [row.name_key, row]));
    for (const [nth, { attribute = '' }] of columns.entries()) {
      const known = byName.get(attribute.trim().toLowerCase());
      if (known) await writeValues(tx, known, { kept, nth, now });
    }
    const tags = byName.get(TAGS.toLowerCase());
    if (tags && hasTags) await writeTags(tx, tags, { kept, now });
  }

  async #recordProgress(tx: Tx, outcome: ListOutcome<KeptPerson>, addedTo: string): Promise<void> {
    const { shop_id, import_id, attempts } = this.#row;
    const { kept, newcomers, leftOut, agreed, waiting } = outcome;
    const { numAffectedRows = 0n } = await sql`
      update imports set beat_at = clock_timestamp(), added_to = ${addedTo}, people_added = people_added + ${kept.length},
        people_new = people_new + ${newcomers}, people_left_out = people_left_out + ${leftOut},
        people_agreed = people_agreed + ${agreed}, people_waiting = people_waiting + ${waiting}
      where shop_id = ${shop_id} and import_id = ${import_id} and attempts = ${attempts} and state = 'adding'`.execute(
      tx,
    );
    if (numAffectedRows === 0n) throw new LostImport();
  }
}

function toPerson(row: StagedRow): KeptPerson {
  return {
    phoneE164: row.phone_e164,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    locale: row.locale,
    hasAgreed: row.has_agreed,
    tags: row.tags ?? [],
    values: row.value_texts ?? [],
  };
}

/** It was cancelled, or another process took it, while its people were being added. */
class LostImport extends Error {}
