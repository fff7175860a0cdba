/** A problem in a request, as Zod reports it. */
interface Issue {
  path: readonly PropertyKey[];
  code: string;
  /** The name of an unknown field. */
  keys?: readonly string[];
}

/** The field that an issue is about, such as `condition.rules.0.exclude`. */
export function fieldOfIssue({ path, code, keys = [] }: Issue): string {
  return [...path, ...(code === 'unrecognized_keys' ? keys.slice(0, 1) : [])].map(String).join('.');
}
