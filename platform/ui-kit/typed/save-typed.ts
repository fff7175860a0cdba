/** A form's initial values, what is typed now, and what is stored now. */
export interface Typing<Form> {
  began: Form;
  typed: Form;
  stored: Form;
}

/**
 * Merges a form with what is stored now: parts that were typed stay, and the others follow what is stored. If a part
 * was both typed and stored differently, `wins` decides.
 */
export function saveTyped<Form>(typing: Typing<Form>, wins: 'typed' | 'stored' = 'typed'): Form {
  const { began, typed, stored } = typing;
  if (isParts(began) && isParts(typed) && isParts(stored)) return keepParts({ began, typed, stored }, wins);
  if (isSame(typed, began)) return stored;
  return wins === 'typed' || isSame(stored, began) ? typed : stored;
}

/** Whether two forms have the same content. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function keepParts<Form>({ began, typed, stored }: Typing<Form & object>, wins: 'typed' | 'stored'): Form {
  const of = (form: object, name: string): unknown => (form as Record<string, unknown>)[name];
  const names = new Set([...Object.keys(stored), ...Object.keys(typed)]);
  const kept = [...names].map((name) => {
    const part = { began: of(began, name), typed: of(typed, name), stored: of(stored, name) };
    return [name, saveTyped(part, wins)] as const;
  });
  // Each part is from the form, which the compiler cannot know.
  return Object.fromEntries(kept.filter(([, part]) => part !== undefined)) as Form;
}

/** A list is one part, because its indexes do not identify its items. */
function isParts(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
