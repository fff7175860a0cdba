import { fill } from '#platform/language/reader.ts';
import type { Answerer } from '../contract/thread.ts';
import { texts } from '../texts/en.ts';

const KINDS: Readonly<Record<string, string>> = texts.kinds;

/** Names a message without text. */
export function nameOfKind(kind: string): string {
  return KINDS[kind] ?? texts.kinds.other;
}

/** Names the person of a thread: by name, else by number. */
export function nameOf({ name, phoneShown }: { name: string | null; phoneShown: string | null }): string {
  return name ?? phoneShown ?? texts.list.nameless;
}

/** Names who answered. A program is marked, because its API key can have any name, also that of a person. */
export function nameOfAnswerer({ name, isProgram }: Answerer): string {
  return isProgram ? fill(texts.thread.program, { name: name ?? '' }) : (name ?? texts.thread.owner);
}
