import { MOST_ACTS, type Act } from '#features/administration/audit/server/index.ts';
import { escape, row, table, when } from './html.ts';
import { section } from './parts.ts';

/** Renders the audit log, newest first. `from` is how many newer entries were skipped. */
export function drawActs(done: readonly Act[], from: number): string {
  if (done.length === 0)
    return section('What was done', from === 0 ? 'Nothing yet.' : 'Nothing earlier.', '');
  const rows = done.map(({ at, who, role, shopId, action, note, count }) =>
    row([
      when(at),
      shopId === 0 ? who : `${role ?? who} of shop ${shopId}`,
      escape(action),
      String(count ?? ''),
      escape(note ?? ''),
    ]),
  );
  const earlier =
    done.length < MOST_ACTS
      ? ''
      : `<p><a href="/operator/acts?from=${from + MOST_ACTS}">Earlier ones</a></p>`;
  return section('What was done', '', table(['when', 'who', 'what', 'how many', 'note'], rows) + earlier);
}
