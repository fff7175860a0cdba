import { MOST_BYTES, type MediaType } from '../contract/media.ts';

/** The endings a person picks from, by type; what is in the file is looked at by the server. */
const ENDINGS: Record<MediaType, readonly string[]> = {
  image: ['.jpeg', '.jpg', '.png', '.webp', '.gif'],
  video: ['.mp4'],
  document: ['.pdf'],
};

export function endingsOf(types: readonly MediaType[]): string[] {
  return types.flatMap((type) => ENDINGS[type]);
}

/** The type of a file by the ending of its name, or null when it is none of `types`. */
export function typeOfName(name: string, types: readonly MediaType[]): MediaType | null {
  const lower = name.toLowerCase();
  return types.find((type) => ENDINGS[type].some((ending) => lower.endsWith(ending))) ?? null;
}

/** What speaks against a file before it is sent, or null. */
export function whyNotTake(
  file: { name: string; size: number },
  types: readonly MediaType[],
): 'type' | 'size' | 'empty' | null {
  const type = typeOfName(file.name, types);
  if (type === null) return 'type';
  if (file.size === 0) return 'empty';
  return file.size > MOST_BYTES[type] ? 'size' : null;
}
