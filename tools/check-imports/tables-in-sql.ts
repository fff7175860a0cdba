/** A table that a statement uses, with the kind of access and the offset in the text. */
export interface NamedTable {
  /** The table's name; `ANY_TABLE` if it is known only at run time. */
  table: string;
  access: 'read' | 'write';
  /** The offset of the verb. */
  at: number;
}

/** Stands for a table whose name is not in the source. */
export const ANY_TABLE = '*';
/** Placeholders in a text: for a part of a statement, and for a table whose name is known only at run time. */
export const HOLE = '\u0001';
export const TABLE_HOLE = '\u0002';

const VERBS =
  /\b(insert\s+into|merge\s+into|delete\s+from|truncate(?:\s+table)?|alter\s+table|drop\s+table|lock\s+table|copy|update|from|join|using)\s+(?:only\s+|lateral\s+|if\s+exists\s+)?/gi;
/**
 * A word before `update` that makes it a lock or a part of an insert, or a word before `from` that makes it a
 * comparison.
 */
const NOT_A_VERB = /(?:\b(?:for|key|do|on|distinct)\s+)$/i;
const NAME = /(?:"?public"?\.)?"?([a-z_][a-z0-9_]*)"?/iy;
/** The next entry of a list: an optional alias, perhaps with column names, then a comma. */
const NEXT_IN_LIST = /\s*(?:(?:as\s+)?[a-z_][a-z0-9_]*\s*(?:\([^)]*\)\s*)?)?,\s*(?:lateral\s+|only\s+)?/iy;

/**
 * Returns the tables of `known` that a piece of SQL reads or writes. A verb in other text is ignored unless a table
 * follows.
 */
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

/** A substituted part of a statement is checked where it is defined. Nobody may write to a substituted table. */
function isHole(name: string, access: 'read' | 'write'): boolean {
  return name === TABLE_HOLE || (name === HOLE && access === 'write');
}

/** Returns the names in a list of tables. Parentheses are skipped, because the verbs inside are checked separately. */
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
