import { readGivenCountry } from '#platform/phone/given-country.ts';
import { readPhone } from '#platform/phone/read-phone.ts';
import type { ColumnTarget, ImportPlan } from '../contract/import.ts';
import { isFirstNameAlone, targetOfName } from './column-names.ts';
import type { FileForm } from './file-form.ts';
import { isYesOrNo } from './read-value.ts';
import { AttributeSuggestions, type KnownAttribute } from './suggest-attribute.ts';

const MOST_ARE = 0.8;

/**
 * Suggests the meaning of a file's columns from their names and values. A column becomes an existing attribute of the
 * shop only if its values have that attribute's type.
 */
export function suggestPlan(
  form: FileForm,
  country: string,
  known: readonly KnownAttribute[] = [],
): ImportPlan {
  const values = form.names.map((_, at) => form.rows.map((row) => (row[at] ?? '').trim()).filter(Boolean));
  const targets = chooseTargets(form, values, country);
  const attributes = new AttributeSuggestions(country, known);
  return {
    delimiter: form.delimiter,
    hasHeader: form.hasHeader,
    columns: targets.map((target, at) =>
      target === 'attribute' ? attributes.suggest(form.names[at] ?? '', values[at] ?? []) : { target },
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
  const countryAt = chooseCountry(named, values);
  const targets = named.map((target, at): ColumnTarget => {
    if (at === phoneAt) return 'phone';
    if (at === countryAt) return 'country';
    if (target === 'country') return byValues(values[at] ?? []);
    const isSure = isFirstNameAlone(form.names[at] ?? '');
    const isFit = target !== null && (isSure || fits(target, values[at] ?? []));
    const guess = isFit ? target : byValues(values[at] ?? []);
    if (guess === 'attribute' || guess === 'ignore') return guess;
    if (guess === 'phone' || taken.has(guess)) return 'attribute';
    taken.add(guess);
    return guess;
  });
  return targets;
}

/** Returns the column with the most phone numbers. Of equals, the one with a fitting name. */
function choosePhone(named: readonly (ColumnTarget | null)[], values: Values, country: string): number {
  const scores = values.map((column, at) => {
    const good = column.filter((written) => {
      const reading = readPhone({ written, source: 'list', shopCountry: country });
      // An ambiguous number is one too; the country beside it may resolve it.
      return reading.kind !== 'refusal';
    }).length;
    return good + (named[at] === 'phone' ? 0.5 + column.length / 2 : 0);
  });
  const best = Math.max(0, ...scores);
  return best === 0 ? named.indexOf('phone') : scores.indexOf(best);
}

/** Of the columns named country, returns the one with calling codes: it belongs to the phone, not to the address. */
function chooseCountry(named: readonly (ColumnTarget | null)[], values: Values): number {
  const places = values.map((column, at) => {
    const found = named[at] === 'country' ? column.flatMap((value) => readGivenCountry(value) ?? []) : [];
    // A row with an unreadable country should be reported instead of getting the shop's country.
    return found.length * 2 >= column.length ? found : [];
  });
  const ofCodes = places.findIndex((column) => column.some((place) => 'callingCode' in place));
  return ofCodes === -1 ? places.findIndex((column) => column.length > 0) : ofCodes;
}

/** Whether a column's values fit its name. */
function fits(target: ColumnTarget, values: readonly string[]): boolean {
  if (target === 'consent') return values.every(isYesOrNo);
  if (target === 'email') return values.every((value) => value.includes('@'));
  // A column called Name often has full names, which are no first names for a greeting.
  if (target === 'firstName') return most(values, (value) => !/\S\s+\S/.test(value));
  return true;
}

function byValues(values: readonly string[]): ColumnTarget {
  if (values.length === 0) return 'ignore';
  return most(values, (value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) ? 'email' : 'attribute';
}

function most(values: readonly string[], is: (value: string) => boolean): boolean {
  return values.length > 0 && values.filter(is).length >= values.length * MOST_ARE;
}
