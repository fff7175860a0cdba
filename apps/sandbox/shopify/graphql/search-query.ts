/** What one item offers to a search: text by field name, several where it has several. */
export type Searchable = Record<string, (string | number | null)[]>;

/** Whether an item fits Shopify's search syntax: `field:value`, `field:>value`, and words, joined by spaces or AND. */
export function fitsSearch(query: string | null | undefined, item: Searchable): boolean {
  const terms = (query ?? '').match(/(?:[^\s"']+|"[^"]*"|'[^']*')+/g) ?? [];
  return terms.filter((term) => term !== 'AND').every((term) => fitsTerm(term, item));
}

function fitsTerm(term: string, item: Searchable): boolean {
  const [, not, field, operator, quoted] = /^(-?)(?:([a-z_]+):)?([<>]=?)?(.*)$/s.exec(term) ?? [];
  const wanted = (quoted ?? '').replace(/^["']|["']$/g, '');
  const values = field ? (item[field] ?? []) : Object.values(item).flat();
  const fits = values.some(
    (value) =>
      value !== null && fitsValue(String(value), operator ?? '', { wanted, isExact: Boolean(field) }),
  );
  return not ? !fits : fits;
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
