/** The names of sources in document 1, section 2. Others have their type's name. */
const CALLED: Record<string, string | undefined> = {
  all: undefined,
  allOptins: undefined,
  genericPopup: 'visualPopup',
};

/** Returns the type of a source's figures. Undefined for all. */
export function typeOfSource(source: string | undefined): string | undefined {
  return source !== undefined && source in CALLED ? CALLED[source] : source;
}
