/** A part of an OpenAPI document or of a JSON schema. */
type Part = { readonly [name: string]: unknown };

/**
 * Returns what would break a program that was written for `before`, one sentence for each: what is gone or has another type,
 * and what a request must have in addition. Additions to answers are fine.
 */
export function breakingChanges(before: unknown, after: unknown): string[] {
  const [old, now] = [asPart(asPart(before)['paths']), asPart(asPart(after)['paths'])];
  return Object.entries(old).flatMap(([path, methods]) =>
    Object.entries(asPart(methods)).flatMap(([method, operation]) => {
      const name = `${method.toUpperCase()} ${path}`;
      const kept = asPart(now[path])[method];
      return kept === undefined
        ? [`${name} is gone.`]
        : changesOfOperation(name, asPart(operation), asPart(kept));
    }),
  );
}

function changesOfOperation(name: string, before: Part, after: Part): string[] {
  return [
    ...changesOfParameters(name, before, after),
    ...changesOfSchema(`${name}, body`, bodyOf(before), bodyOf(after), 'request'),
    ...changesOfSchema(`${name}, answer`, answerOf(before), answerOf(after), 'answer'),
  ];
}

function changesOfParameters(name: string, before: Part, after: Part): string[] {
  const [old, now] = [parametersOf(before), parametersOf(after)];
  return [
    ...[...old].flatMap(([parameter, given]) => {
      const kept = now.get(parameter);
      if (!kept) return [`${name}: the parameter ${parameter} is gone.`];
      return changesOfSchema(
        `${name}, ${parameter}`,
        asPart(given['schema']),
        asPart(kept['schema']),
        'request',
      );
    }),
    ...[...now].flatMap(([parameter, { required }]) =>
      required === true && old.get(parameter)?.['required'] !== true
        ? [`${name}: the parameter ${parameter} is required now.`]
        : [],
    ),
  ];
}

/** In a request, a new required field or a missing value breaks; in an answer, a missing field or a new value does. */
function changesOfSchema(where: string, before: Part, after: Part, side: 'request' | 'answer'): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (JSON.stringify(before['type']) !== JSON.stringify(after['type'])) return [`${where} has another type.`];
  const [old, now] = [asPart(before['properties']), asPart(after['properties'])];
  return [
    ...Object.entries(old).flatMap(([field, schema]) =>
      now[field] === undefined
        ? [`${where}: ${field} is gone.`]
        : changesOfSchema(`${where}.${field}`, asPart(schema), asPart(now[field]), side),
    ),
    ...requiredChanges(where, before, after, side),
    ...changesOfValues(where, before, after, side),
    ...changesOfSchema(`${where}[]`, asPart(before['items']), asPart(after['items']), side),
    ...changesOfChoices(where, listOf(before['anyOf']), listOf(after['anyOf'])),
  ];
}

function requiredChanges(where: string, before: Part, after: Part, side: 'request' | 'answer'): string[] {
  const [old, now] = [listOf(before['required']), listOf(after['required'])];
  return side === 'request'
    ? now
        .filter((field) => !old.includes(field))
        .map((field) => `${where}: ${String(field)} is required now.`)
    : old
        .filter((field) => !now.includes(field))
        .map((field) => `${where}: ${String(field)} can be missing now.`);
}

function changesOfValues(where: string, before: Part, after: Part, side: 'request' | 'answer'): string[] {
  const [old, now] = [listOf(before['enum']), listOf(after['enum'])];
  const [all, allowed] = side === 'request' ? [old, now] : [now, old];
  return all
    .filter((value) => !allowed.includes(value))
    .map((value) => `${where}: ${String(value)} is ${side === 'request' ? 'refused' : 'possible'} now.`);
}

/** A choice between shapes, such as a text or null, has to stay the same. */
function changesOfChoices(where: string, before: readonly unknown[], after: readonly unknown[]): string[] {
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [`${where} has other choices.`];
}

function parametersOf(operation: Part): Map<string, Part> {
  return new Map(listOf(operation['parameters']).map((one) => [String(asPart(one)['name']), asPart(one)]));
}

function bodyOf(operation: Part): Part {
  return schemaIn(operation['requestBody']);
}

function answerOf(operation: Part): Part {
  return schemaIn(asPart(operation['responses'])['200']);
}

function schemaIn(described: unknown): Part {
  return asPart(asPart(asPart(asPart(described)['content'])['application/json'])['schema']);
}

function asPart(value: unknown): Part {
  return typeof value === 'object' && value !== null ? (value as Part) : {};
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
