/** What a form began with, what is typed in it by now, and what is stored by now. */
export interface Typing<Form> {
  began: Form;
  typed: Form;
  stored: Form;
}

/**
 * A form on top of what is stored by now: each part that somebody typed stays as it is typed, and each other part follows
 * what is stored. Of a part that was typed and stored in different ways, `wins` says which of them shows.
 */
export function saveTyped<Form>(typing: Typing<Form>, wins: 'typed' | 'stored' = 'typed'): Form {
  const { began, typed, stored } = typing;
  if (isParts(began) && isParts(typed) && isParts(stored)) return keepParts({ began, typed, stored }, wins);
  if (isSame(typed, began)) return stored;
  return wins === 'typed' || isSame(stored, began) ? typed : stored;
}

/** Whether two forms say the same. */
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
  // Each part is one of the form's own, which the compiler cannot see.
  return Object.fromEntries(kept.filter(([, part]) => part !== undefined)) as Form;
}

/** Lists are one part: a place in them is no name. */
function isParts(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
