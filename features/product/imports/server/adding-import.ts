import { sql, type RawBuilder } from 'kysely';
import { saveSuppressionList, type ListOutcome } from '#features/foundations/consent/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { ImportPlan } from '../contract/import.ts';
import { attributeColumns } from '../rules/attribute-columns.ts';
import { TAGS } from '../rules/start-refusal-reason.ts';
import { findAttributes } from './attribute-queries.ts';
import type { ImportRow } from './import-queries.ts';
import { cutStaged, type Piece } from './staging.ts';
import { writeTags, writeValues, type StoredPerson } from './write-values.ts';

/** The number of people in a transaction. Their rows are locked until its end, so that no STOP waits long. */
const PIECE_PEOPLE = 1250;
/** The number of batches in a step, for which other shops' lists wait. */
const STEP_PIECES = 8;
/** While one batch waits for this process, the database works on another. */
const PIECES_AT_ONCE = 2;
/** From this size on, new people are added to the list of subscribers later, which is many times faster. */
const LISTED_LATER_FROM = 10_000;

/** Adds the staged people of an import in the order of their numbers, a step at a time. */
export class AddingImport {
  readonly #ctx: Context;
  readonly #row: ImportRow;
  readonly #plan: ImportPlan;
  /** The remaining batches. */
  readonly #pieces: Piece[];

  private constructor(ctx: Context, row: ImportRow, plan: ImportPlan, pieces: Piece[]) {
    this.#ctx = ctx;
    this.#row = row;
    this.#plan = plan;
    this.#pieces = pieces;
  }

  /** Null if the staged rows are incomplete, for example after a crash of the database. The file is then read again. */
  static async begin(ctx: Context, row: ImportRow, plan: ImportPlan): Promise<AddingImport | null> {
    const left = row.rows_good - row.people_added - row.people_left_out;
    const pieces = await cutStaged(ctx.slowDb, row, PIECE_PEOPLE);
    const staged = pieces.reduce((sum, piece) => sum + piece.people, 0);
    return staged === left ? new AddingImport(ctx, row, plan, pieces) : null;
  }

  /**
   * Adds some batches, two at a time. They are recorded one after the other, so that everybody up to a number is added,
   * even after an interruption. `done`: everybody is added. `lost`: another process has the import, or it was
   * cancelled.
   */
  async step(): Promise<'more' | 'done' | 'lost'> {
    const pieces = this.#pieces.splice(0, STEP_PIECES);
    if (pieces.length === 0) return 'done';
    const kept: Promise<void>[] = [];
    for (const piece of pieces) kept.push(this.#keep(piece, kept.at(-PIECES_AT_ONCE), kept.at(-1)));
    const ends = await Promise.allSettled(kept);
    const [fault] = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []));
    if (fault === undefined) return 'more';
    if (fault instanceof LostImport) return 'lost';
    throw fault;
  }

  /**
   * Adds a batch when its turn has come, and records it after the one before. Throws LostImport without having written
   * anything.
   */
  async #keep(piece: Piece, turn?: Promise<void>, before?: Promise<void>): Promise<void> {
    await turn;
    await this.#ctx.slowDb.transaction().execute(async (tx) => {
      // A crash loses a batch together with its progress. The last record of an import waits for the disk, and so for
      // all before.
      await sql`
        select set_config('synchronous_commit', 'off', true),
          set_config('bellbird.list_later', ${this.#row.rows_good >= LISTED_LATER_FROM ? 'on' : 'off'}, true)`.execute(
        tx,
      );
      const outcome = await this.#add(tx, piece);
      await before;
      await this.#recordProgress(tx, outcome, piece.last);
    });
  }

  #staged({ after, last }: Piece): RawBuilder<unknown> {
    const { shop_id, import_id } = this.#row;
    return sql`
      select * from import_rows where shop_id = ${shop_id} and import_id = ${import_id}
        and phone_e164 > ${after} and phone_e164 <= ${last} order by phone_e164`;
  }

  async #add(tx: Tx, piece: Piece): Promise<ListOutcome> {
    const hasConsents = this.#plan.columns.some(({ target }) => target === 'consent');
    const outcome = await saveSuppressionList(this.#ctx, tx, this.#row.shop_id, {
      people: { query: this.#staged(piece), most: piece.people },
      statement: hasConsents ? this.#plan.statement : null,
    });
    // New people are on no list yet.
    await this.#addMembers(tx, outcome.newIds, sql``);
    if (outcome.knownIds.length > 0)
      await this.#addMembers(tx, outcome.knownIds, sql`on conflict do nothing`);
    await this.#writeAttributes(tx, piece, outcome);
    return outcome;
  }

  async #addMembers(tx: Tx, ids: Buffer | string | string[], otherwise: RawBuilder<unknown>): Promise<void> {
    const { shop_id, import_id } = this.#row;
    await sql`
      insert into import_members (shop_id, import_id, subscriber_id)
      select ${shop_id}, ${import_id}, unnest(${ids}::uuid[]) ${otherwise}`.execute(tx);
  }

  async #writeAttributes(tx: Tx, piece: Piece, outcome: ListOutcome): Promise<void> {
    const columns = attributeColumns(this.#plan);
    const hasTags = this.#plan.columns.some(({ target }) => target === 'tags');
    if (columns.length === 0 && !hasTags) return;
    const shopId = this.#row.shop_id;
    const now = this.#ctx.clock.now();
    const kept = await this.#readKept(tx, piece, outcome);
    const names = columns.map(({ attribute = '' }) => attribute.trim());
    const byName = await findAttributes(tx, shopId, [...names, TAGS]);
    for (const [nth, name] of names.entries()) {
      const known = byName.get(name);
      if (known) await writeValues(tx, known, { kept, nth, now });
    }
    const tags = byName.get(TAGS);
    if (tags && hasTags) await writeTags(tx, tags, { kept, now });
  }

  async #readKept(tx: Tx, piece: Piece, { newIds, knownIds }: ListOutcome): Promise<StoredPerson[]> {
    const { rows: ids } = await sql<{ id: string; phone: string }>`
      select subscriber_id as id, phone_e164 as phone from subscribers
      where shop_id = ${this.#row.shop_id} and subscriber_id = any(${newIds}::uuid[] || ${knownIds}::uuid[])`.execute(
      tx,
    );
    const idOf = new Map(ids.map(({ id, phone }) => [phone, id]));
    const { rows } = await sql<Pick<StoredPerson, 'tags' | 'values'> & { phone: string }>`
      select phone_e164 as phone, tags, value_texts as values from (${this.#staged(piece)}) p`.execute(tx);
    return rows.flatMap(({ phone, tags, values }) => {
      const subscriberId = idOf.get(phone);
      return subscriberId === undefined ? [] : { subscriberId, tags, values };
    });
  }

  async #recordProgress(tx: Tx, outcome: ListOutcome, addedTo: string): Promise<void> {
    const { shop_id, import_id, attempts } = this.#row;
    const { knownIds, newcomers, leftOut, agreed, waiting } = outcome;
    const { numAffectedRows = 0n } = await sql`
      update imports set beat_at = clock_timestamp(), added_to = ${addedTo}, people_added = people_added + ${newcomers + knownIds.length},
        people_new = people_new + ${newcomers}, people_left_out = people_left_out + ${leftOut},
        people_agreed = people_agreed + ${agreed}, people_waiting = people_waiting + ${waiting}
      where shop_id = ${shop_id} and import_id = ${import_id} and attempts = ${attempts} and state = 'adding'`.execute(
      tx,
    );
    if (numAffectedRows === 0n) throw new LostImport();
  }
}

/** The import was cancelled or taken over while its people were being added. */
class LostImport extends Error {}
