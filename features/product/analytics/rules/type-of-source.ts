/** Document 1, section 2: what sources are called there; every other is called by its type. */
const CALLED: Record<string, string | undefined> = {
  all: undefined,
  allOptins: undefined,
  genericPopup: 'visualPopup',
};

/** The type whose numbers a source names; undefined for those of all. */
export function typeOfSource(source: string | undefined): string | undefined {
  return source !== undefined && source in CALLED ? CALLED[source] : source;
}
