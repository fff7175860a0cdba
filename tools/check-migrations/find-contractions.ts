import { splitList, splitStatements } from './split-statements.ts';

/** The objects that a migration itself creates. No earlier release uses them. */
interface OwnObjects {
  /** Tables, views, types and functions. */
  made: ReadonlySet<string>;
  /** Columns added to existing tables. */
  added: ReadonlySet<string>;
  /** Constraints that are dropped and then replaced. */
  replaced: ReadonlySet<string>;
}

const KIND = '(?:materialized view|table|view|type|function|procedure|schema|sequence|domain)';
const MADE = new RegExp(
  String.raw`^create (?:or replace )?(?:unlogged )?${KIND} (?:if not exists )?([\w.]+)`,
);
const DROPPED = new RegExp(String.raw`^drop ${KIND} (?:if exists )?([\w.]+)`);
const ALTERED = /^alter table (?:if exists )?(?:only )?([\w.]+) (.*)$/;
const UNIQUE =
  /^create unique index (?:concurrently )?(?:if not exists )?(?:[\w.]+ )?on (?:only )?([\w.]+) (.*)$/;
const ADDED =
  /^add (?:column )?(?:if not exists )?(?!constraint\b|check\b|unique\b|primary\b|foreign\b|exclude\b)(\w+) /;

/**
 * Returns the statements of a migration that could break a program of the previous release, because a table or column
 * that it reads is removed or renamed, or a row that it writes is refused. Objects that the migration itself creates do
 * not count.
 */
export function findContractions(sql: string): string[] {
  const statements = splitStatements(sql);
  const own = findOwnObjects(statements);
  return statements.flatMap((statement) => contractionsOf(statement, own));
}

function findOwnObjects(statements: readonly string[]): OwnObjects {
  const actions = statements.flatMap((statement) => splitList(ALTERED.exec(statement)?.[2] ?? ''));
  const named = (pattern: RegExp, texts: readonly string[]) =>
    new Set(texts.flatMap((text) => pattern.exec(text)?.[1] ?? []));
  return {
    made: named(MADE, statements),
    added: named(ADDED, actions),
    replaced: named(/^drop constraint (?:if exists )?(\w+)/, actions),
  };
}

function contractionsOf(statement: string, own: OwnObjects): string[] {
  const dropped = DROPPED.exec(statement)?.[1];
  if (dropped !== undefined) return own.made.has(dropped) ? [] : [statement];
  if (
    /^(?:truncate|revoke)\b/.test(statement) ||
    /^alter (?!index).* rename (?:to|value|attribute) /.test(statement)
  )
    return ALTERED.test(statement) && own.made.has(ALTERED.exec(statement)?.[1] ?? '') ? [] : [statement];
  const [, table = '', rest = ''] = ALTERED.exec(statement) ?? UNIQUE.exec(statement) ?? [];
  if (table === '' || own.made.has(table)) return [];
  if (UNIQUE.test(statement)) return mentions(rest, own.added) ? [] : [statement];
  return splitList(rest)
    .filter((action) => isContraction(action, own))
    .map((action) => `alter table ${table} ${action}`);
}

function isContraction(action: string, { added, replaced }: OwnObjects): boolean {
  if (/^drop (?!constraint\b|default\b|not null\b)/.test(action) || /^rename\b/.test(action)) return true;
  const column = /^alter (?:column )?(\w+) (.*)$/.exec(action);
  if (column)
    return /^(?:set data )?type\b|^set not null|^drop default/.test(column[2] ?? '') && !isWider(action);
  if (ADDED.test(action)) return / not null\b/.test(action) && !/ (?:default|generated) /.test(action);
  if (!/^add (?:constraint|check|unique|primary|foreign|exclude)\b/.test(action)) return false;
  const name = /^add constraint (\w+)/.exec(action)?.[1] ?? '';
  return !replaced.has(name) && !mentions(action, added);
}

/** A wider type accepts everything that the previous one did. */
function isWider(action: string): boolean {
  return / type (?:text|bigint)$/.test(action);
}

function mentions(text: string, names: ReadonlySet<string>): boolean {
  return (text.match(/\w+/g) ?? []).some((word) => names.has(word));
}
