import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { renderAnswer } from '../../rules/mcp/render-answer.ts';
import { TOOL_LIST } from '../../tool-list.ts';

interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
}

/** Collects the names of fields whose text can be anything. */
function collect(schema: Schema, field: string, found: Set<string>): void {
  const isText = [schema.type].flat().includes('string');
  if (isText && !schema.enum && schema.const === undefined) found.add(field);
  for (const part of schema.anyOf ?? []) collect(part, field, found);
  if (schema.items) collect(schema.items, field, found);
  for (const [name, part] of Object.entries(schema.properties ?? {})) collect(part, name, found);
}

it('marks these fields of the answers of tools, and knows who writes all others', () => {
  const found = new Set<string>();
  for (const { endpoint } of TOOL_LIST) collect(z.toJSONSchema(endpoint.answer) as Schema, '', found);
  const marked = [...found].filter((field) =>
    renderAnswer({ [field]: 'x' }, { boundary: 'b0', mayRead: true }).includes('b0'),
  );
  expect(marked.toSorted()).toEqual([
    'email',
    'excerpt',
    'firstName',
    'lastName',
    'locale',
    'text',
    'wording',
  ]);
});
