import type { PastMessage } from '../../contract/past-calls.ts';
import { SOMEBODY } from './copy.ts';

/** Whom it is of, by the best name there is, and the number beside it where that is not the name. */
export function personOf({ person }: PastMessage): { name: string; phone: string | null } {
  const name = person?.name ?? person?.phoneShown ?? SOMEBODY;
  return { name, phone: person?.name ? person.phoneShown : null };
}

/** What would have gone out, of the campaign's messages in their order; or why nothing would. */
export function followedBy({ dripId, whySentence }: PastMessage, drips: readonly string[]): string {
  if (whySentence !== null) return whySentence;
  const place = dripId === null ? -1 : drips.indexOf(dripId);
  return drips.length > 1 && place >= 0 ? `Message ${place + 1}` : 'The message';
}
