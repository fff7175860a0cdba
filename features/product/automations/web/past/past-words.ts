import { fill } from '#platform/language/reader.ts';
import type { PastMessage } from '../../contract/past-calls.ts';
import { texts } from '../../texts/en.ts';

/** Returns the best known name of the person, and the number if that is not the name. */
export function personOf({ person }: PastMessage): { name: string; phone: string | null } {
  const name = person?.name ?? person?.phoneShown ?? texts.pastTable.nameless;
  return { name, phone: person?.name ? person.phoneShown : null };
}

/** Returns which of the campaign's messages would have been sent, or why none would. */
export function followedBy({ dripId, whySentence }: PastMessage, drips: readonly string[]): string {
  if (whySentence !== null) return whySentence;
  const place = dripId === null ? -1 : drips.indexOf(dripId);
  return drips.length > 1 && place >= 0
    ? fill(texts.pastTable.oneMessage, { number: place + 1 })
    : texts.pastTable.message;
}
