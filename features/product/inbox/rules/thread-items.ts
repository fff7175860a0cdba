import type { TimelineEntry } from '#features/product/people/contract/person-calls.ts';
import type { Note } from '../contract/thread.ts';

/** An entry of a conversation: what happened, or a note of the team. */
export type ThreadItem =
  | { kind: 'entry'; at: string; entry: TimelineEntry }
  | { kind: 'note'; at: string; note: Note };

/**
 * Returns what a conversation shows, the oldest first. Notes that are older than the loaded messages wait for their
 * page.
 */
export function threadItems(
  entries: readonly TimelineEntry[],
  notes: readonly Note[],
  isWhole: boolean,
): ThreadItem[] {
  const oldest = entries.at(-1)?.at ?? '';
  const shown = isWhole ? notes : notes.filter(({ at }) => at >= oldest);
  const items: ThreadItem[] = [
    ...entries.map((entry) => ({ kind: 'entry' as const, at: entry.at, entry })),
    ...shown.map((note) => ({ kind: 'note' as const, at: note.at, note })),
  ];
  return items.toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
}
