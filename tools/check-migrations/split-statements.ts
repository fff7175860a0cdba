/** Returns a file's SQL statements in lower case, one line each, without comments, literals and function bodies. */
export function splitStatements(sql: string): string[] {
  return withoutBodies(sql.replaceAll(/--[^\n]*/g, ' ').replaceAll(/\/\*[\s\S]*?\*\//g, ' '))
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .toLowerCase()
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .filter((statement) => statement !== '');
}

/** A DO block runs immediately; a function's body is only stored. */
function withoutBodies(sql: string): string {
  return sql.replaceAll(
    /(\bdo\s+)?(\$\w*\$)([\s\S]*?)\2/gi,
    (_all, isDone: string | undefined, _tag, body: string) =>
      isDone === undefined ? "''" : `; ${body.replaceAll(/\b(?:begin|then|else)\b/gi, ';')};`,
  );
}

/** Splits a list at its commas, except those in parentheses. */
export function splitList(list: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of list) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
}
