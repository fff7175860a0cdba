import { fill } from '#platform/language/reader.ts';
import type { ImportPlan, MappedColumn } from '../contract/import.ts';
import { texts } from '../texts/all.ts';
import { attributeColumns } from './attribute-columns.ts';
import { readNumber } from './read-number-cell.ts';
import { MOST_OF_A_VALUE, isYes, readValue } from './read-value.ts';

/** A person of a row. */
export interface ListedPerson {
  phoneE164: string;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  locale: string | null;
  hasAgreed: boolean;
  /** Whether the row has a consent cell that is not a yes. */
  hasDeclined: boolean;
  tags: string[];
  /** In the order of the plan's attributes. */
  values: (string | null)[];
  /** The skipped values of the row, as sentences. */
  notes: string[];
}

/** `null` is an empty row. */
export type RowRead = { person: ListedPerson } | { fault: string } | null;

const MOST_OF_A_NAME = 200;
const MOST_TAGS = 50;
const MOST_OF_A_TAG = 60;
const EMAIL = /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/;
const LOCALE = /^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*$/;
/** Characters that a text column cannot hold, and invisible ones. */
// oxlint-disable-next-line no-control-regex -- These are the very characters that must not get in.
const UNSEEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFEFF\u200B]/g;

/** Returns the function that reads rows by a plan. */
export function rowReader(plan: ImportPlan): (cells: readonly string[]) => RowRead {
  const at = (target: MappedColumn['target']) => plan.columns.findIndex((column) => column.target === target);
  const columns = {
    phone: at('phone'),
    firstName: at('firstName'),
    lastName: at('lastName'),
    email: at('email'),
    country: at('country'),
    consent: at('consent'),
    language: at('language'),
    tags: at('tags'),
  };
  const attributes = attributeColumns(plan);
  return (cells) => {
    const cell = (index: number) => (index === -1 ? '' : clean(cells[index] ?? ''));
    if (cells.every((one) => one.trim() === '')) return null;
    // The values of such a row are in the wrong columns, and one of them may be a consent.
    if (cells.slice(plan.columns.length).some((one) => one.trim() !== ''))
      return { fault: fill(texts.rowFaults.width, { cells: cells.length, columns: plan.columns.length }) };
    const phone = readNumber({ written: cell(columns.phone), given: cell(columns.country), plan });
    if ('fault' in phone) return phone;
    const notes: string[] = [];
    const note = (sentence: string) => void notes.push(sentence);
    const consent = cell(columns.consent);
    return {
      person: {
        phoneE164: phone.number,
        firstName: readName(cell(columns.firstName), 'firstName', note),
        lastName: readName(cell(columns.lastName), 'lastName', note),
        email: readEmail(cell(columns.email), note),
        locale: readLocale(cell(columns.language), note),
        hasAgreed: isYes(consent),
        hasDeclined: consent !== '' && !isYes(consent),
        tags: readTags(cell(columns.tags), note),
        values: attributes.map((column) => readAttribute(cell(column.at), column, note)),
        notes,
      },
    };
  };
}

type Note = (sentence: string) => void;

function clean(written: string): string {
  return written.replace(UNSEEN, '').trim();
}

function readName(written: string, what: 'firstName' | 'lastName', note: Note): string | null {
  if (written === '') return null;
  if (written.length <= MOST_OF_A_NAME) return written;
  note(texts.rowNotes[what]);
  return null;
}

function readEmail(written: string, note: Note): string | null {
  if (written === '') return null;
  if (written.length <= 254 && EMAIL.test(written)) return written;
  note(texts.rowNotes.email);
  return null;
}

function readLocale(written: string, note: Note): string | null {
  if (written === '') return null;
  if (LOCALE.test(written)) return written.replaceAll('_', '-');
  note(texts.rowNotes.language);
  return null;
}

function readTags(written: string, note: Note): string[] {
  if (written === '') return [];
  const tags = [...new Set(written.split(/[,;|]/).map((tag) => tag.trim()))].filter((tag) => tag !== '');
  const good = tags.filter((tag) => tag.length <= MOST_OF_A_TAG).slice(0, MOST_TAGS);
  if (good.length < tags.length) note(texts.rowNotes.tags);
  return good;
}

function readAttribute(written: string, column: MappedColumn, note: Note): string | null {
  if (written === '') return null;
  const { valueType = 'valueString', dateOrder = 'dayFirst', decimalMark = 'point' } = column;
  const value = readValue(written, valueType, { dateOrder, decimalMark });
  if (value !== null) return value;
  const { attribute = texts.rowNotes.namelessAttribute } = column;
  note(fill(texts.rowNotes.attribute[valueType], { attribute, most: String(MOST_OF_A_VALUE) }));
  return null;
}
