import type { Import } from '../check-arrows/find-imports.ts';

/** The tests that import a file, directly or through others: the nearest first. */
export function testsReaching(imports: readonly Import[], file: string): string[] {
  const importers = Map.groupBy(
    imports.filter(({ isTypeOnly }) => !isTypeOnly),
    ({ target }) => target,
  );
  const seen = new Set([file]);
  // A set is walked in the order in which files come into it, so the nearest come first.
  for (const next of seen) for (const one of importers.get(next) ?? []) seen.add(one.file);
  return [...seen].filter((one) => /\.test\.tsx?$/.test(one) && one !== file);
}
