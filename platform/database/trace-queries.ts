import type { LogEvent } from 'kysely';
import { recordClientSpan } from '#platform/tracing/trace.ts';

/** A statement for a trace: its text, which has placeholders and no values. */
export function traceQuery({ query, queryDurationMillis, level }: LogEvent): void {
  const text = query.sql.trimStart();
  recordClientSpan(
    `db ${text.slice(0, 20).split(/\s/)[0]}`,
    {
      'db.system.name': 'postgresql',
      'db.query.text': text,
      ...(level === 'error' && { 'error.type': 'refused' }),
    },
    queryDurationMillis,
  );
}
