/** The searchable values of an item by field name. A field may have several values. */
export type Searchable = Record<string, (string | number | null)[]>;

/**
 * Returns a function that tests items with Shopify's search syntax: `field:value`, `field:>value`, and words, joined by
 * spaces or AND. The query is parsed once for a whole list, which may be long.
 */
export function searchFor(query: string | null | undefined): (item: Searchable) => boolean {
  const found = (query ?? '').match(/(?:[^\s"']+|"[^"]*"|'[^']*')+/g) ?? [];
  const terms = found.filter((term) => term !== 'AND').map(readTerm);
  return (item) => terms.every((term) => fitsTerm(term, item));
}

interface Term {
  isNot: boolean;
  field: string | undefined;
  operator: string;
  wanted: string;
  /** The value to compare with, parsed once. */
  limit: number;
}

function readTerm(term: string): Term {
  const [, not, field, operator, quoted] = /^(-?)(?:([a-z_]+):)?([<>]=?)?(.*)$/s.exec(term) ?? [];
  const wanted = (quoted ?? '').replace(/^["']|["']$/g, '');
  return { isNot: not === '-', field, operator: operator ?? '', wanted, limit: comparable(wanted) };
}

function fitsTerm(term: Term, item: Searchable): boolean {
  const values = term.field ? (item[term.field] ?? []) : Object.values(item).flat();
  const fits = values.some((value) => value !== null && fitsValue(String(value), term));
  return term.isNot ? !fits : fits;
}

function fitsValue(value: string, { field, operator, wanted, limit }: Term): boolean {
  if (operator) return compare(comparable(value), operator, limit);
  const have = value.toLowerCase();
  const want = wanted.toLowerCase();
  if (want.endsWith('*')) return have.startsWith(want.slice(0, -1));
  return field ? have === want : have.includes(want);
}

function compare(have: number, operator: string, limit: number): boolean {
  if (operator === '>') return have > limit;
  if (operator === '>=') return have >= limit;
  return operator === '<' ? have < limit : have <= limit;
}

function comparable(text: string): number {
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : Date.parse(text);
}
