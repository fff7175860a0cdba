const MB = 1024 * 1024;

export type MediaKind = 'image' | 'video' | 'audio' | 'document' | 'sticker';

/** The allowed types and the maximum size of each kind (Cloud API, supported media types). */
export const MEDIA_RULES: Record<MediaKind, { types: RegExp; most: number }> = {
  image: { types: /^image\/(jpeg|png)$/, most: 5 * MB },
  video: { types: /^video\/(mp4|3gpp)$/, most: 16 * MB },
  audio: { types: /^audio\/(aac|amr|mpeg|mp4|ogg)$/, most: 16 * MB },
  document: {
    types:
      /^(text\/plain|application\/(pdf|msword|vnd\.(ms-excel|ms-powerpoint|openxmlformats-officedocument\..+)))$/,
    most: 100 * MB,
  },
  sticker: { types: /^image\/webp$/, most: 500 * 1024 },
};

/** Returns the kind with which a content type can be sent. Null if it cannot be sent. */
export function kindOfType(contentType: string): MediaKind | null {
  const type = contentType.split(';')[0]?.trim() ?? '';
  for (const [kind, { types }] of Object.entries(MEDIA_RULES)) if (types.test(type)) return kind as MediaKind;
  return null;
}

const SIGNS: [RegExp, string][] = [
  [/^\xff\xd8\xff/, 'image/jpeg'],
  [/^\x89PNG/, 'image/png'],
  [/^RIFF....WEBP/s, 'image/webp'],
  [/^%PDF-/, 'application/pdf'],
];

/** Returns whether bytes can have the stated type. Checks only formats with a signature in their first bytes. */
export function looksLike(contentType: string, bytes: Buffer): boolean {
  const first = bytes.subarray(0, 16).toString('latin1');
  const type = contentType.split(';')[0]?.trim();
  const wanted = SIGNS.find(([, one]) => one === type);
  if (wanted) return wanted[0].test(first);
  return !SIGNS.some(([sign]) => sign.test(first));
}
