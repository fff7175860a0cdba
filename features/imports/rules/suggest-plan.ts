import { toE164InFull } from '#platform/phone/phone-in-full.ts';
import {
  MOST_ATTRIBUTE_NAME,
  type ColumnTarget,
  type ImportPlan,
  type MappedColumn,
} from '../contract/import.ts';
import { targetOfName } from './column-names.ts';
import type { FileForm } from './file-form.ts';
import { isYesOrNo, readDate, readNumber } from './read-value.ts';

/** Where days are written behind their months. */
const MONTH_FIRST = ['US', 'PH', 'CA'];
/** Where a point, and not a comma, parts the decimals; of the others most have the comma. */
const POINT = [
  'US',
  'GB',
  'IE',
  'IN',
  'AU',
  'NZ',
  'CA',
  'JP',
  'CN',
  'KR',
  'MX',
  'IL',
  'AE',
  'SG',
  'MY',
  'PH',
  'TH',
];
const MOST_ARE = 0.8;

/** What a file's columns seem to be, by their names and by what is in them. */
export function suggestPlan(form: FileForm, country: string): ImportPlan {
  const values = form.names.map((_, at) => form.rows.map((row) => (row[at] ?? '').trim()).filter(Boolean));
  const targets = chooseTargets(form, values, country);
  return {
    delimiter: form.delimiter,
    hasHeader: form.hasHeader,
    columns: targets.map((target, at) =>
      target === 'attribute' ? toAttribute(form.names[at] ?? '', values[at] ?? [], country) : { target },
    ),
    country,
    statement: null,
  };
}

type Values = readonly (readonly string[])[];

function chooseTargets(form: FileForm, values: Values, country: string): ColumnTarget[] {
  const named = form.names.map((name) => (form.hasHeader ? targetOfName(name) : null));
  const taken = new Set<ColumnTarget>();
  const phoneAt = choosePhone(named, values, country);
  const targets = named.map((target, at): ColumnTarget => {
    if (at === phoneAt) return 'phone';
    const guess = target !== null && fits(target, values[at] ?? []) ? target : byValues(values[at] ?? []);
    if (guess === 'attribute' || guess === 'ignore') return guess;
    if (guess === 'phone' || taken.has(guess)) return 'attribute';
    taken.add(guess);
    return guess;
  });
  return targets;
}

/** The column with the most numbers; of equals, the one that is called so. */
function choosePhone(named: readonly (ColumnTarget | null)[], values: Values, country: string): number {
  const scores = values.map((column, at) => {
    const good = column.filter((value) => toE164InFull(value.replace(/^'/, ''), country) !== null).length;
    return good + (named[at] === 'phone' ? 0.5 + column.length / 2 : 0);
  });
  const best = Math.max(0, ...scores);
  return best === 0 ? named.indexOf('phone') : scores.indexOf(best);
}

/** Whether a column's values are such as its name promises. */
function fits(target: ColumnTarget, values: readonly string[]): boolean {
  if (target === 'consent') return values.every(isYesOrNo);
  if (target === 'email') return values.every((value) => value.includes('@'));
  if (target === 'country') return most(values, (value) => /^[A-Za-z]{2}$/.test(value));
  // A whole name is no first name to greet by.
  if (target === 'firstName') return most(values, (value) => !/\S\s+\S/.test(value));
  return true;
}

function byValues(values: readonly string[]): ColumnTarget {
  if (values.length === 0) return 'ignore';
  return most(values, (value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) ? 'email' : 'attribute';
}

function toAttribute(name: string, values: readonly string[], country: string): MappedColumn {
  const column = { target: 'attribute' as const, attribute: name.slice(0, MOST_ATTRIBUTE_NAME) };
  for (const dateOrder of orders(country)) {
    if (values.length > 0 && values.every((value) => readDate(value, dateOrder) !== null)) {
      return { ...column, valueType: 'valueDate', dateOrder };
    }
  }
  for (const decimalMark of marks(values, country)) {
    if (
      values.length > 0 &&
      values.every((value) => isCount(value) && readNumber(value, decimalMark) !== null)
    ) {
      return { ...column, valueType: 'valueNumber', decimalMark };
    }
  }
  return { ...column, valueType: 'valueString' };
}

/** Of several orders that fit, the country's own. */
function orders(country: string): ('dayFirst' | 'monthFirst')[] {
  return MONTH_FIRST.includes(country) ? ['monthFirst', 'dayFirst'] : ['dayFirst', 'monthFirst'];
}

function marks(values: readonly string[], country: string): ('point' | 'comma')[] {
  // `1234.5` and `1,23` can be meant in one way only.
  if (values.some((value) => /\.\d{1,2}$|\.\d{4,}$/.test(value))) return ['point'];
  if (values.some((value) => /,\d{1,2}$|,\d{4,}$/.test(value))) return ['comma'];
  return POINT.includes(country) ? ['point', 'comma'] : ['comma', 'point'];
}

/** What begins with a nought, or is kept as text by an apostrophe, is a code and nothing to count with. */
function isCount(value: string): boolean {
  return !/^(0\d|')/.test(value);
}

function most(values: readonly string[], is: (value: string) => boolean): boolean {
  return values.length > 0 && values.filter(is).length >= values.length * MOST_ARE;
}
