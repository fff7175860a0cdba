import { MOST_ATTRIBUTE_NAME, type MappedColumn, type ValueType } from '../contract/import.ts';
import { readDate, readNumber } from './read-value.ts';
import { MOST_ATTRIBUTES, TAGS } from './start-refusal-reason.ts';

/** Countries that write the month before the day. */
const MONTH_FIRST = ['US', 'PH', 'CA'];
/** Countries that write a decimal point. Most others write a comma. */
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

/** An attribute of the shop from an earlier list. */
export interface KnownAttribute {
  name: string;
  valueType: ValueType;
}

type Values = readonly string[];

/** Turns columns into attributes, one after the other, so that a plan with all of them can be started. */
export class AttributeSuggestions {
  readonly #country: string;
  readonly #known: ReadonlyMap<string, ValueType>;
  readonly #taken = new Set([keyOf(TAGS)]);
  #left: number;

  constructor(country: string, known: readonly KnownAttribute[]) {
    this.#country = country;
    this.#known = new Map(known.map(({ name, valueType }) => [keyOf(name), valueType]));
    // Tags are an attribute too.
    this.#left = MOST_ATTRIBUTES - known.length - (this.#known.has(keyOf(TAGS)) ? 0 : 1);
  }

  /** Returns the attribute of a column. Ignores the column if the shop cannot have more attributes. */
  suggest(column: string, values: Values): MappedColumn {
    const byItself = typeOf(values, this.#country);
    for (let nth = 1; ; nth += 1) {
      const name = numbered(column, nth);
      const key = keyOf(name);
      if (this.#taken.has(key)) continue;
      const known = this.#known.get(key);
      const type = known === undefined ? byItself : asType(known, values, this.#country);
      if (type === null) continue;
      if (known === undefined && this.#left <= 0) return { target: 'ignore' };
      if (known === undefined) this.#left -= 1;
      this.#taken.add(key);
      return { target: 'attribute', attribute: name, ...type };
    }
  }
}

/** Numbers columns with the same name, or with the name of an attribute of another type, after the first. */
function numbered(column: string, nth: number): string {
  const suffix = nth === 1 ? '' : ` ${nth}`;
  return `${column
    .trim()
    .slice(0, MOST_ATTRIBUTE_NAME - suffix.length)
    .trim()}${suffix}`;
}

function keyOf(name: string): string {
  return name.trim().toLowerCase();
}

type Typed = Pick<MappedColumn, 'valueType' | 'dateOrder' | 'decimalMark'>;

function typeOf(values: Values, country: string): Typed {
  const isText = values.length === 0;
  const typed = isText ? null : (asDate(values, country) ?? asNumber(values, country));
  return typed ?? { valueType: 'valueString' };
}

/** Null if the values have another type. */
function asType(type: ValueType, values: Values, country: string): Typed | null {
  switch (type) {
    case 'valueString':
      return { valueType: type };
    case 'valueDate':
      return asDate(values, country);
    case 'valueNumber':
      return asNumber(values, country);
  }
}

function asDate(values: Values, country: string): Typed | null {
  const order = orders(country).find((one) => values.every((value) => readDate(value, one) !== null));
  return order ? { valueType: 'valueDate', dateOrder: order } : null;
}

function asNumber(values: Values, country: string): Typed | null {
  const isNumber = (value: string, mark: 'point' | 'comma') =>
    isCount(value) && readNumber(value, mark) !== null;
  const mark = marks(values, country).find((one) => values.every((value) => isNumber(value, one)));
  return mark ? { valueType: 'valueNumber', decimalMark: mark } : null;
}

/** Returns the possible orders, the country's own first. */
function orders(country: string): ('dayFirst' | 'monthFirst')[] {
  return MONTH_FIRST.includes(country) ? ['monthFirst', 'dayFirst'] : ['dayFirst', 'monthFirst'];
}

function marks(values: readonly string[], country: string): ('point' | 'comma')[] {
  // `1234.5` and `1,23` are unambiguous.
  if (values.some((value) => /\.\d{1,2}$|\.\d{4,}$/.test(value))) return ['point'];
  if (values.some((value) => /,\d{1,2}$|,\d{4,}$/.test(value))) return ['comma'];
  return POINT.includes(country) ? ['point', 'comma'] : ['comma', 'point'];
}

/** A text with a leading zero, or with an apostrophe before it, is a code and not a number. */
function isCount(value: string): boolean {
  return !/^(0\d|')/.test(value);
}
