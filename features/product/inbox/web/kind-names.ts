import { texts } from '../texts/en.ts';

const KINDS: Readonly<Record<string, string>> = texts.kinds;

/** Names a message without text. */
export function nameOfKind(kind: string): string {
  return KINDS[kind] ?? texts.kinds.other;
}
