/** What is stored: images have become one of the two that every channel shows. */
export type StoredFormat = 'jpeg' | 'png' | 'mp4' | 'pdf';

/** The first is the one a name gets, unless it ends in another of the line already. */
const EXTENSIONS: Record<StoredFormat, readonly [string, ...string[]]> = {
  jpeg: ['jpg', 'jpeg'],
  png: ['png'],
  mp4: ['mp4'],
  pdf: ['pdf'],
};

const MOST_CHARACTERS = 100;
/** For a name that has nothing which may stay. */
const NAMELESS = 'file';

/**
 * The name a file is stored by: letters, digits, `.`, `_` and `-` of the one it was given, and the extension that
 * its content asks for. `mark` sets it apart from one that is taken.
 */
export function mediaName(given: string, format: StoredFormat, mark = ''): string {
  const extensions = EXTENSIONS[format];
  // Marks at the end are looked for from the first of a run only: from each of them it takes quadratic time.
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

/** A name as `mediaName` makes them, which can mean no other place. */
const STORED_NAME = /^\w[\w.-]{0,130}$/;
/** A store's address, a Facebook page's digits, or a placeholder. */
const PAGE_ID = /^[A-Za-z0-9][A-Za-z0-9.-]{0,99}$/;

export function isStoredName(name: string): boolean {
  return STORED_NAME.test(name);
}

export function isPageId(pageId: string): boolean {
  return PAGE_ID.test(pageId);
}

/** The content type a stored file is sent out as; what it is, not what somebody said it is. */
export function contentTypeOf(name: string): string {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (ending === 'png') return 'image/png';
  if (ending === 'mp4') return 'video/mp4';
  if (ending === 'pdf') return 'application/pdf';
  return 'image/jpeg';
}
