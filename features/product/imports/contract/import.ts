import * as z from 'zod/mini';
import { lineOf } from '#platform/http/text-shapes.ts';

/** The limits of a file, in the browser and on the server. */
export const MOST_FILE_BYTES = 200 * 1024 * 1024;
export const MOST_COLUMNS = 200;
export const MOST_ROWS = 5_000_000;
export const MOST_NAME = 100;
export const MOST_STATEMENT = 1000;
export const MOST_ATTRIBUTE_NAME = 60;

/** An import's status for the audience builder: only completed ones can be chosen. Document 3, section 3.3. */
export const ImportStatus = z.enum(['inProgress', 'error', 'completed']);
export type ImportStatus = z.infer<typeof ImportStatus>;

/** An import's state. `created` has no file yet; `uploaded` waits for its columns to be confirmed. */
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

/** The types of an attribute's values, named like in the audience rules. */
export const ValueType = z.enum(['valueString', 'valueNumber', 'valueDate']);
export type ValueType = z.infer<typeof ValueType>;

/** The counts of an import so far. */
export const ImportCounts = z.object({
  rowsRead: z.int(),
  /** Rows with a valid number that no earlier row has. */
  rowsGood: z.int(),
  rowsBad: z.int(),
  /** Rows with the number of an earlier row. */
  rowsDouble: z.int(),
  /** Rows that were accepted without one of their values. */
  rowsNoted: z.int(),
  peopleAdded: z.int(),
  /** People who were not known before. */
  peopleNew: z.int(),
  /** People who asked to be erased and cannot be imported again. */
  peopleLeftOut: z.int(),
  /** People who may get messages through this import. */
  peopleAgreed: z.int(),
  /** People who had unsubscribed and have to confirm it themselves. */
  peopleWaiting: z.int(),
});
export type ImportCounts = z.infer<typeof ImportCounts>;

/** A list of people from the merchant. Times are ISO 8601. */
export const Import = z.object({
  id: z.string(),
  name: z.string(),
  status: ImportStatus,
  state: ImportState,
  /** The number of distinct people. */
  population: z.int(),
  /** The progress from 0 to 100. */
  percent: z.int(),
  counts: ImportCounts,
  /** Why it failed, as a sentence. */
  reason: z.nullable(z.string()),
  /** Whether there is a file of rejected rows. */
  hasErrors: z.boolean(),
  createdAt: z.string(),
  finishedAt: z.nullable(z.string()),
});
export type Import = z.infer<typeof Import>;

/** The meaning of a column. */
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

/** The order of a date's parts, if the date itself does not reveal it. */
export const DateOrder = z.enum(['dayFirst', 'monthFirst']);
export type DateOrder = z.infer<typeof DateOrder>;
export const DecimalMark = z.enum(['point', 'comma']);
export type DecimalMark = z.infer<typeof DecimalMark>;

/** A column and its meaning. The last four fields are for attributes only. */
export const MappedColumn = z.object({
  target: ColumnTarget,
  attribute: z.optional(lineOf(MOST_ATTRIBUTE_NAME, 0)),
  valueType: z.optional(ValueType),
  dateOrder: z.optional(DateOrder),
  decimalMark: z.optional(DecimalMark),
});
export type MappedColumn = z.infer<typeof MappedColumn>;

/** How a file is read: its form, its columns from the left, the country of national numbers, and the consent. */
export const ImportPlan = z.object({
  delimiter: z.string().check(z.length(1)),
  hasHeader: z.boolean(),
  columns: z.array(MappedColumn).check(z.minLength(1), z.maxLength(MOST_COLUMNS)),
  /** ISO 3166, two letters. */
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  /** Where and how these people agreed, in the merchant's words. Required with a consent column. */
  statement: z.nullable(z.string().check(z.maxLength(MOST_STATEMENT))),
});
export type ImportPlan = z.infer<typeof ImportPlan>;
