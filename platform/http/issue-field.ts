/** What is wrong with a request, as Zod says it. */
interface Issue {
  path: readonly PropertyKey[];
  code: string;
  /** Of a field that is not known: its name. */
  keys?: readonly string[];
}

/** The field that an issue is about, such as `condition.rules.0.exclude`. */
export function fieldOfIssue({ path, code, keys = [] }: Issue): string {
  return [...path, ...(code === 'unrecognized_keys' ? keys.slice(0, 1) : [])].map(String).join('.');
}
