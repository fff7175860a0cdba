/** What one item offers to a search: text by field name, several where it has several. */
export type Searchable = Record<string, (string | number | null)[]>;

/**
 * A test for Shopify's search syntax: `field:value`, `field:>value`, and words, joined by spaces or AND. It is made
 * once for a list, which may be long.
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
}

function readTerm(term: string): Term {
  const [, not, field, operator, quoted] = /^(-?)(?:([a-z_]+):)?([<>]=?)?(.*)$/s.exec(term) ?? [];
  const wanted = (quoted ?? '').replace(/^["']|["']$/g, '');
  return { isNot: not === '-', field, operator: operator ?? '', wanted };
}

function fitsTerm({ isNot, field, operator, wanted }: Term, item: Searchable): boolean {
  const values = field ? (item[field] ?? []) : Object.values(item).flat();
  const fits = values.some(
    (value) => value !== null && fitsValue(String(value), operator, { wanted, isExact: Boolean(field) }),
  );
  return isNot ? !fits : fits;
}

function fitsValue(
  value: string,
  operator: string,
  { wanted, isExact }: { wanted: string; isExact: boolean },
): boolean {
  if (operator) return compare(value, operator, wanted);
  const have = value.toLowerCase();
  const want = wanted.toLowerCase();
  if (want.endsWith('*')) return have.startsWith(want.slice(0, -1));
  return isExact ? have === want : have.includes(want);
}

function compare(value: string, operator: string, wanted: string): boolean {
  const [have, want] = [comparable(value), comparable(wanted)];
  if (operator === '>') return have > want;
  if (operator === '>=') return have >= want;
  return operator === '<' ? have < want : have <= want;
}

function comparable(text: string): number {
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : Date.parse(text);
}
