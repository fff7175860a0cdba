import type { StoredTemplate, WhatsAppAccount } from '../whatsapp-account.ts';

const DEFAULT_LIMIT = 25;
const LARGEST_LIMIT = 1000;

/** Returns a page of templates, newest first, with Graph's cursors. */
export function listTemplates(
  account: WhatsAppAccount,
  query: Record<string, string>,
  base: string,
): unknown {
  const all = [...account.templates.values()].toReversed().filter((template) => matches(template, query));
  const from = query['after'] ? readCursor(query['after']) : 0;
  const limit = Math.min(Math.max(1, Number(query['limit']) || DEFAULT_LIMIT), LARGEST_LIMIT);
  const page = all.slice(from, from + limit);
  const end = from + page.length;
  if (page.length === 0) return { data: [] };
  const next = new URLSearchParams({ ...query, limit: String(limit), after: cursor(end) });
  next.delete('access_token');
  return {
    data: page.map((template) => pick(showTemplate(template), query['fields'])),
    paging: {
      cursors: { before: cursor(from), after: cursor(end) },
      ...(end < all.length ? { next: `${base}?${next.toString()}` } : {}),
    },
  };
}

function matches(template: StoredTemplate, query: Record<string, string>): boolean {
  if (template.status === 'DELETED') return false;
  return (['name', 'status', 'language', 'category'] as const).every(
    (key) => query[key] === undefined || template[key] === query[key],
  );
}

/** Returns a template in Graph's form. */
export function showTemplate(template: StoredTemplate): Record<string, unknown> {
  return {
    name: template.name,
    parameter_format: template.parameterFormat,
    components: template.components,
    language: template.language,
    status: template.status,
    category: template.category,
    id: template.id,
    rejected_reason: template.rejectedReason,
    quality_score: { score: template.quality },
  };
}

/** Returns the requested fields, and always `id`. Ignores unknown fields; Graph ignores most of them too. */
export function pick(item: Record<string, unknown>, fields: string | undefined): Record<string, unknown> {
  if (!fields) return item;
  const asked = new Set(['id', ...fields.split(',').map((field) => field.trim().replace(/[{(.].*$/, ''))]);
  return Object.fromEntries(Object.entries(item).filter(([key]) => asked.has(key)));
}

function cursor(at: number): string {
  return Buffer.from(`at:${at}`).toString('base64url');
}

function readCursor(value: string): number {
  return Number(/^at:(\d+)$/.exec(Buffer.from(value, 'base64url').toString())?.[1] ?? 0);
}
