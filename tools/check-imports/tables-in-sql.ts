/** A table that a statement names: what is done to it, and where in the text. */
export interface NamedTable {
  /** `ANY_TABLE` for one that is only known when it runs. */
  table: string;
  access: 'read' | 'write';
  /** Offset of the word that says what is done. */
  at: number;
}

/** Stands for a table whose name is not in the source. */
export const ANY_TABLE = '*';
/** Stand in a text for what is filled in: any part of a statement, and a table with a name known only when it runs. */
export const HOLE = '\u0001';
export const TABLE_HOLE = '\u0002';

const VERBS =
  /\b(insert\s+into|merge\s+into|delete\s+from|truncate(?:\s+table)?|alter\s+table|drop\s+table|lock\s+table|copy|update|from|join|using)\s+(?:only\s+|lateral\s+|if\s+exists\s+)?/gi;
/** A word before `update` that makes it a lock or a part of an insert, and before `from` a comparison. */
const NOT_A_VERB = /(?:\b(?:for|key|do|on|distinct)\s+)$/i;
const NAME = /(?:"?public"?\.)?"?([a-z_][a-z0-9_]*)"?/iy;
/** The next of a list: an alias, perhaps with names of columns, then a comma. */
const NEXT_IN_LIST = /\s*(?:(?:as\s+)?[a-z_][a-z0-9_]*\s*(?:\([^)]*\)\s*)?)?,\s*(?:lateral\s+|only\s+)?/iy;

/** The tables of `known` that a piece of SQL reads or writes. Words of other texts mean nothing here unless a table follows. */
export function tablesInSql(text: string, known: ReadonlySet<string>): NamedTable[] {
  return [...text.matchAll(VERBS)].flatMap((match) => {
    if (NOT_A_VERB.test(text.slice(0, match.index))) return [];
    const verb = (match[1] ?? '').toLowerCase().replaceAll(/\s+/g, ' ');
    const access = ['from', 'join', 'using'].includes(verb) ? 'read' : 'write';
    const after = match.index + match[0].length;
    const names = access === 'read' ? namesFrom(text, after) : namesFrom(text, after).slice(0, 1);
    return names
      .map((name) => (isHole(name, access) ? ANY_TABLE : name))
      .filter((name) => name === ANY_TABLE || known.has(name))
      .map((table) => ({ table, access, at: match.index }));
  });
}

/** Of a part of a statement that is filled in we know no more, and it is judged where it stands; but nobody writes to one. */
function isHole(name: string, access: 'read' | 'write'): boolean {
  return name === TABLE_HOLE || (name === HOLE && access === 'write');
}

/** The names of a list of tables; what stands in parentheses is passed over, and judged by its own verbs. */
function namesFrom(text: string, start: number): string[] {
  const names: string[] = [];
  for (let at = start; ;) {
    const { name, end } = nextName(text, at);
    if (name !== null) names.push(name);
    NEXT_IN_LIST.lastIndex = passParentheses(text, end);
    if (end === at || !NEXT_IN_LIST.test(text)) return names;
    at = NEXT_IN_LIST.lastIndex;
  }
}

function nextName(text: string, at: number): { name: string | null; end: number } {
  const char = text[at] ?? '';
  if (char === HOLE || char === TABLE_HOLE) return { name: char, end: at + 1 };
  if (char === '(') return { name: null, end: passParentheses(text, at) };
  NAME.lastIndex = at;
  const name = NAME.exec(text)?.[1]?.toLowerCase();
  return name === undefined ? { name: null, end: at } : { name, end: NAME.lastIndex };
}

function passParentheses(text: string, start: number): number {
  if (text[start] !== '(') return start;
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
}
