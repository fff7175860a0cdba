import { MOST_BYTES, type MediaType } from '../contract/media.ts';

/** Where a file is shown: in a message, or as a picture in the store. */
export type UploadPlace = 'message' | 'store';

/** The endings of files that can be chosen, by type. Document 2, section 2. The server checks the contents. */
const ENDINGS: Record<MediaType, readonly string[]> = {
  image: ['.jpeg', '.jpg', '.png'],
  video: ['.mp4'],
  document: ['.pdf'],
};

/** Browsers also show these. In a message only their first frame would be left. */
const MORE_PICTURES = ['.webp', '.gif'];

function endingsOfType(type: MediaType, place: UploadPlace): readonly string[] {
  return type === 'image' && place === 'store' ? [...ENDINGS.image, ...MORE_PICTURES] : ENDINGS[type];
}

export function endingsOf(types: readonly MediaType[], place: UploadPlace): string[] {
  return types.flatMap((type) => endingsOfType(type, place));
}

/** Returns the type of a file by its ending, or null if it is none of `types`. */
export function typeOfName(name: string, types: readonly MediaType[], place: UploadPlace): MediaType | null {
  const lower = name.toLowerCase();
  return types.find((type) => endingsOfType(type, place).some((ending) => lower.endsWith(ending))) ?? null;
}

/** Returns why a file cannot be uploaded by its name and size, or null. */
export function fileRefusalReason(
  file: { name: string; size: number },
  types: readonly MediaType[],
  place: UploadPlace,
): 'type' | 'size' | 'empty' | null {
  const type = typeOfName(file.name, types, place);
  if (type === null) return 'type';
  if (file.size === 0) return 'empty';
  return file.size > MOST_BYTES[type] ? 'size' : null;
}
