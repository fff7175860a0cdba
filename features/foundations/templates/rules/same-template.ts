/** Returns a language in a form that can be compared: Meta writes both `en_US` and `en-US`. */
export function languageKey(language: string): string {
  return language.replaceAll('-', '_').toLowerCase();
}

interface Named {
  name: string;
  language: string;
}

/**
 * Returns our templates that a provider's report means: by its id, or by name and language for those whose id we do not know.
 */
export function findMeant<Known extends Named & { providerId: string | null }>(
  known: readonly Known[],
  reported: Named & { id: string },
): Known[] {
  const isAnyById = known.some(({ providerId }) => providerId === reported.id);
  return known.filter(
    (one) =>
      one.providerId === reported.id ||
      ((one.providerId === null || !isAnyById) && isSameName(one, reported)),
  );
}

function isSameName(one: Named, other: Named): boolean {
  return (
    one.name.toLowerCase() === other.name.toLowerCase() &&
    languageKey(one.language) === languageKey(other.language)
  );
}
