import type { PageTemplate } from './messenger-account.ts';

/** Returns the names or numbers between double braces in a template's text, each once, in order. */
export function variablesOf({ components }: Pick<PageTemplate, 'components'>): string[] {
  const body = components.find(({ type }) => type === 'BODY');
  const text = body?.type === 'BODY' ? body.text : '';
  return [...new Set([...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = '']) => name))];
}
