import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { ANY_TABLE, HOLE, TABLE_HOLE, tablesInSql } from './tables-in-sql.ts';

type Program = ReturnType<typeof parseSync>['program'];
type CallExpression = Parameters<NonNullable<ConstructorParameters<typeof Visitor>[0]['CallExpression']>>[0];
type TemplateLiteral = Parameters<
  NonNullable<ConstructorParameters<typeof Visitor>[0]['TemplateLiteral']>
>[0];
type Expression = TemplateLiteral['expressions'][number];

/** A place that reads or writes a table. The path is relative to the root, with `/`. */
export interface TableUse {
  file: string;
  line: number;
  table: string;
  access: 'read' | 'write';
}

const WRITING_CALLS = ['insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto'];
const READING_CALLS = [
  'selectFrom',
  'from',
  'using',
  'innerJoin',
  'leftJoin',
  'rightJoin',
  'fullJoin',
  'crossJoin',
  'table',
];

/**
 * Returns every use of a table of `known` in one file: in Kysely calls and SQL texts of TypeScript, and in SQL
 * functions, views and triggers.
 */
export function findTableUses(root: string, file: string, known: ReadonlySet<string>): TableUse[] {
  const source = readFileSync(path.join(root, file), 'utf8');
  const found = file.endsWith('.sql') ? usesInSql(source, known) : usesInProgram(file, source, known);
  return found.map(({ offset, table, access }) => ({
    file,
    line: source.slice(0, offset).split('\n').length,
    table,
    access,
  }));
}

const COMMENT = /--.*$/gm;
const TRIGGER = /\bcreate or replace trigger\s[^;]*?\son\s+(\w+)/g;

function usesInSql(source: string, known: ReadonlySet<string>): Found[] {
  const sql = source.replaceAll(COMMENT, (comment) => ' '.repeat(comment.length));
  const triggers = [...sql.matchAll(TRIGGER)].map(({ index, [1]: table = '' }) => ({
    offset: index,
    table,
    // A trigger receives the rows of its table.
    access: 'read' as const,
  }));
  const others = tablesInSql(sql, known).map(({ table, access, at }) => ({ offset: at, table, access }));
  return [...triggers.filter(({ table }) => known.has(table)), ...others];
}

function usesInProgram(file: string, source: string, known: ReadonlySet<string>): Found[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  return usesIn(program, known);
}

interface Found {
  offset: number;
  table: string;
  access: 'read' | 'write';
}

function usesIn(program: Program, known: ReadonlySet<string>): Found[] {
  const found: Found[] = [];
  const inText = (text: string, offsetAt: (index: number) => number) => {
    for (const { table, access, at } of tablesInSql(text, known)) {
      found.push({ offset: offsetAt(at), table, access });
    }
  };
  new Visitor({
    Literal(node) {
      if (typeof node.value === 'string') inText(node.value, () => node.start);
    },
    TemplateLiteral(node) {
      const { text, offsetAt } = textOf(node);
      inText(text, offsetAt);
    },
    CallExpression(node) {
      found.push(...usesOfCall(node, known));
    },
  }).visit(program);
  return found;
}

function usesOfCall(node: CallExpression, known: ReadonlySet<string>): Found[] {
  const name = methodOf(node);
  const access = WRITING_CALLS.includes(name) ? 'write' : READING_CALLS.includes(name) ? 'read' : null;
  const [first] = node.arguments;
  if (access === null || first === undefined) return [];
  const given = first.type === 'ArrayExpression' ? first.elements : [first];
  return given.flatMap((argument) => {
    if (argument?.type !== 'Literal' || typeof argument.value !== 'string') {
      return access === 'write' ? [{ offset: node.start, table: ANY_TABLE, access }] : [];
    }
    const [table = ''] = argument.value.split(/[\s(]/);
    return known.has(table) ? [{ offset: argument.start, table, access }] : [];
  });
}

function methodOf({ callee }: CallExpression): string {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return '';
  return callee.property.name;
}

/** Returns the text with a placeholder for each substitution, and a function that maps indexes in it to the source. */
function textOf({ quasis, expressions }: TemplateLiteral): {
  text: string;
  offsetAt: (index: number) => number;
} {
  const starts: { index: number; offset: number }[] = [];
  let text = '';
  quasis.forEach((quasi, i) => {
    starts.push({ index: text.length, offset: quasi.start });
    text += quasi.value.raw;
    const expression = expressions[i];
    if (expression) text += textOfPart(expression);
  });
  return {
    text,
    offsetAt: (index) => {
      const start = starts.findLast((part) => part.index <= index);
      return start ? start.offset + index - start.index : 0;
    },
  };
}

/** `sql.table('x')` is the table x. With a name that is not a literal it can be any table. */
function textOfPart(expression: Expression): string {
  if (expression.type !== 'CallExpression' || methodOf(expression) !== 'table') return HOLE;
  const [name] = expression.arguments;
  return name?.type === 'Literal' && typeof name.value === 'string' ? name.value : TABLE_HOLE;
}
