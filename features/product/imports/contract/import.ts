import * as z from 'zod/mini';
import { lineOf } from '#platform/http/text-shapes.ts';

/** Limits of a file, on both sides of the wire. */
export const MOST_FILE_BYTES = 200 * 1024 * 1024;
export const MOST_COLUMNS = 200;
export const MOST_ROWS = 5_000_000;
export const MOST_NAME = 100;
export const MOST_STATEMENT = 1000;
export const MOST_ATTRIBUTE_NAME = 60;

/** What the audience builder asks of an import: only a completed one can be chosen. Document 3, section 3.3. */
export const ImportStatus = z.enum(['inProgress', 'error', 'completed']);
export type ImportStatus = z.infer<typeof ImportStatus>;

/** Where an import is, in full. `created` has no file yet; `uploaded` waits for its columns to be confirmed. */
export const ImportState = z.enum([
  'created',
  'uploaded',
  'queued',
  'reading',
  'adding',
  'completed',
  'failed',
  'cancelled',
]);
export type ImportState = z.infer<typeof ImportState>;

/** Of what type an attribute's values are; the names are those of the audience rules. */
export const ValueType = z.enum(['valueString', 'valueNumber', 'valueDate']);
export type ValueType = z.infer<typeof ValueType>;

/** What an import did so far. */
export const ImportCounts = z.object({
  rowsRead: z.int(),
  /** Rows with a number of their own. */
  rowsGood: z.int(),
  rowsBad: z.int(),
  /** Rows whose number stood in an earlier one. */
  rowsDouble: z.int(),
  /** Rows that were taken without one of their values. */
  rowsNoted: z.int(),
  peopleAdded: z.int(),
  /** Of those, who was not known before. */
  peopleNew: z.int(),
  /** Who asked to be erased, and may not be brought back. */
  peopleLeftOut: z.int(),
  /** Who may be messaged by this import. */
  peopleAgreed: z.int(),
  /** Who ended it themselves before, and has to confirm it themselves. */
  peopleWaiting: z.int(),
});
export type ImportCounts = z.infer<typeof ImportCounts>;

/** A list of people that the merchant brought; moments are ISO 8601. */
export const Import = z.object({
  id: z.string(),
  name: z.string(),
  status: ImportStatus,
  state: ImportState,
  /** Distinct people on it. */
  population: z.int(),
  /** How far it is, 0 to 100. */
  percent: z.int(),
  counts: ImportCounts,
  /** Why it failed, as a sentence. */
  reason: z.nullable(z.string()),
  /** Whether there is a file of the rows that were not taken. */
  hasErrors: z.boolean(),
  createdAt: z.string(),
  finishedAt: z.nullable(z.string()),
});
export type Import = z.infer<typeof Import>;

/** What a column is. */
export const ColumnTarget = z.enum([
  'ignore',
  'phone',
  'firstName',
  'lastName',
  'email',
  'country',
  'consent',
  'language',
  'tags',
  'attribute',
]);
export type ColumnTarget = z.infer<typeof ColumnTarget>;

/** In which order a date's parts stand where it does not say so itself. */
export const DateOrder = z.enum(['dayFirst', 'monthFirst']);
export type DateOrder = z.infer<typeof DateOrder>;
export const DecimalMark = z.enum(['point', 'comma']);
export type DecimalMark = z.infer<typeof DecimalMark>;

/** A column, and what it becomes; the last four are for attributes alone. */
export const MappedColumn = z.object({
  target: ColumnTarget,
  attribute: z.optional(lineOf(MOST_ATTRIBUTE_NAME, 0)),
  valueType: z.optional(ValueType),
  dateOrder: z.optional(DateOrder),
  decimalMark: z.optional(DecimalMark),
});
export type MappedColumn = z.infer<typeof MappedColumn>;

/** How a file is read: its form, its columns from the left, where national numbers belong, and who agreed to what. */
export const ImportPlan = z.object({
  delimiter: z.string().check(z.length(1)),
  hasHeader: z.boolean(),
  columns: z.array(MappedColumn).check(z.minLength(1), z.maxLength(MOST_COLUMNS)),
  /** ISO 3166, two letters. */
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  /** Where and how these people agreed, in the merchant's own words; needed with a column of consents. */
  statement: z.nullable(z.string().check(z.maxLength(MOST_STATEMENT))),
});
export type ImportPlan = z.infer<typeof ImportPlan>;
