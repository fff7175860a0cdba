import type { Bubble } from '#platform/channel/bubble.ts';

/** Returns the text of a message that a chat shows as these bubbles, or null if it has none. */
export function textOfBubbles(bubbles: readonly Bubble[]): string | null {
  const parts = bubbles.flatMap(({ heading, text, cards }) => [
    heading,
    text,
    ...cards.flatMap((card) => [card.title, card.text]),
  ]);
  return parts.filter(Boolean).join('\n') || null;
}

const KINDS = {
  image: 'image',
  images: 'image',
  video: 'video',
  audio: 'audio',
  document: 'document',
  place: 'location',
} as const;

/** Names what a message is besides its text, with the words that messages of people have. */
export function kindOfBubbles(bubbles: readonly Bubble[]): string {
  const media = bubbles.flatMap((bubble) => bubble.media ?? [])[0];
  return media ? KINDS[media.kind] : 'text';
}

/** What is known about who wrote a message of the shop. */
export interface WriterFacts {
  /** Where it is stored: `outside` is the phone app or the page's own inbox, in which only people write. */
  place: 'message' | 'outside';
  sourceType: string | null;
  /** Whether the stored writer is a program; null if none is stored. */
  isProgram: boolean | null;
}

const OF_PROGRAMS: readonly (string | null)[] = ['api', 'apiReply'];

/** Whether a person, a program of the shop, or an automation of Bellbird wrote a message of the shop. */
export function kindOfWriter({
  place,
  sourceType,
  isProgram,
}: WriterFacts): 'person' | 'program' | 'automation' {
  if (isProgram ?? OF_PROGRAMS.includes(sourceType)) return 'program';
  return place === 'outside' || isProgram === false || sourceType === 'direct' ? 'person' : 'automation';
}
