/** The stored formats. Images become one of the two that every channel shows. */
export type StoredFormat = 'jpeg' | 'png' | 'mp4' | 'pdf';

/** The endings of each format. The first is added to a name that has none of them. */
const EXTENSIONS: Record<StoredFormat, readonly [string, ...string[]]> = {
  jpeg: ['jpg', 'jpeg'],
  png: ['png'],
  mp4: ['mp4'],
  pdf: ['pdf'],
};

const MOST_CHARACTERS = 100;
/** The name if no character of the given name is allowed. */
const NAMELESS = 'file';

/**
 * Returns the stored name: letters, digits, `.`, `_` and `-` of the given name, and the ending of its content. `mark`
 * distinguishes it from a taken name.
 */
export function mediaName(given: string, format: StoredFormat, mark = ''): string {
  const extensions = EXTENSIONS[format];
  // Trailing marks are searched from the start of a run only. Searching from each mark would take quadratic time.
  const clean = given
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^\w.]+/g, '-')
    .replace(/\.{2,}/g, '.')
    .replace(/^[.-]+|(?<![.-])[.-]+$/g, '');
  const [, stem = clean, ending = ''] = /^(.*)\.(\w{1,5})$/.exec(clean) ?? [];
  const extension = extensions.find((one) => one === ending.toLowerCase()) ? ending : extensions[0];
  const kept = stem.slice(0, MOST_CHARACTERS).replace(/(?<![.-])[.-]+$/, '') || NAMELESS;
  return `${kept}${mark && `-${mark}`}.${extension}`;
}

/** A name as `mediaName` creates it, which cannot name another place. */
const STORED_NAME = /^\w[\w.-]{0,130}$/;
/** A store's address, a Facebook page's digits, or a placeholder. */
const PAGE_ID = /^[A-Za-z0-9][A-Za-z0-9.-]{0,99}$/;

export function isStoredName(name: string): boolean {
  return STORED_NAME.test(name);
}

export function isPageId(pageId: string): boolean {
  return PAGE_ID.test(pageId);
}

/** Returns the content type of a stored file by what it is. */
export function contentTypeOf(name: string): string {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (ending === 'png') return 'image/png';
  if (ending === 'mp4') return 'video/mp4';
  if (ending === 'pdf') return 'application/pdf';
  return 'image/jpeg';
}
