/** A language as it is compared: Meta writes `en_US` in one place and `en-US` in another. */
export function languageKey(language: string): string {
  return language.replaceAll('-', '_').toLowerCase();
}

interface Named {
  name: string;
  language: string;
}

/** The templates of ours that the provider means: by its id; and those that do not know theirs, by name and language. */
export function findMeant<Known extends Named & { providerId: string | null }>(
  known: readonly Known[],
  told: Named & { id: string },
): Known[] {
  const isAnyById = known.some(({ providerId }) => providerId === told.id);
  return known.filter(
    (one) => one.providerId === told.id || ((one.providerId === null || !isAnyById) && isSameName(one, told)),
  );
}

function isSameName(one: Named, other: Named): boolean {
  return (
    one.name.toLowerCase() === other.name.toLowerCase() &&
    languageKey(one.language) === languageKey(other.language)
  );
}
