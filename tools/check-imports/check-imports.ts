import { checkTables } from './check-tables.ts';
import { findCycle } from './find-cycle.ts';
import { findImports, listSources, type Import } from './find-imports.ts';
import { findMemberNames } from './find-member-names.ts';
import { findWideApis } from './find-wide-apis.ts';
import { type ImportRules, readImportRules } from './import-rules.ts';
import { featureOf, judgeImport } from './judge-import.ts';
import { readTableRules } from './table-rules.ts';

/**
 * Returns every violation of `import-rules.json` and `database/table-owners.json` below `root`, as `file:line what:
 * why`. Violations are forbidden imports and uses of tables, cycles between features (in the list or in the code with
 * its SQL), permission to use a feature of a later group, names of campaigns, tools or segment rules outside their
 * folder, and public APIs with too many names. Empty if there are none.
 */
export function checkImports(root: string): string[] {
  const rules = readImportRules(root);
  const tables = readTableRules(root);
  const files = listSources(root);
  const imports = findImports(root, files);
  const { refused, rightful } = checkTables(root, { rules, tables, files });
  const dependencies = [
    ...imports.map(({ file, target }) => [featureOf(file), featureOf(target ?? '')] as const),
    ...rightful.map(({ file, table }) => [featureOf(file), tables.owners[table] ?? null] as const),
  ];
  return [
    ...forbiddenImports(rules, imports),
    ...refused,
    ...featureCycles(rules, dependencies),
    ...groupFaults(rules, files),
    ...findMemberNames(root, rules, files),
    ...findWideApis(root, rules, files),
  ];
}

/** A feature, and a feature that it uses. */
type Dependency = readonly [from: string | null, to: string | null];

function forbiddenImports(rules: ImportRules, imports: Import[]): string[] {
  return imports.flatMap((found) => {
    const reason = judgeImport(rules, found);
    return reason === null ? [] : [`${found.file}:${found.line} imports ${found.specifier}: ${reason}`];
  });
}

function featureCycles(rules: ImportRules, dependencies: readonly Dependency[]): string[] {
  const listed = new Map(Object.entries(rules.featureImports).map(([from, to]) => [from, new Set(to)]));
  const cycles = [findCycle(listed), findCycle(usesByFeature(dependencies))].filter(
    (cycle) => cycle !== null,
  );
  const texts = cycles.map((cycle) => `features depend on each other in a circle: ${cycle.join(' → ')}`);
  return [...new Set(texts)];
}

function groupFaults({ groups, featureImports }: ImportRules, files: readonly string[]): string[] {
  const groupOf = new Map(
    files.flatMap((file) => {
      const [top, group] = file.split('/');
      const feature = featureOf(file);
      return top === 'features' && feature !== null ? [[feature, group ?? ''] as const] : [];
    }),
  );
  const rank = (feature: string) => groups.indexOf(groupOf.get(feature) ?? '');
  const strangers = [...groupOf].filter(([, group]) => !groups.includes(group));
  const upward = Object.entries(featureImports).flatMap(([feature, others]) =>
    others.filter((other) => rank(other) > rank(feature)).map((other) => [feature, other] as const),
  );
  return [
    ...strangers.map(
      ([feature, group]) => `features/${group}/${feature} is in no group of import-rules.json`,
    ),
    ...upward.map(
      ([feature, other]) =>
        `${feature} may not use ${other}: ${groupOf.get(other)} comes after ${groupOf.get(feature)}`,
    ),
  ];
}

function usesByFeature(dependencies: readonly Dependency[]): Map<string, Set<string>> {
  const uses = new Map<string, Set<string>>();
  for (const [from, to] of dependencies) {
    if (from !== null && to !== null && from !== to) {
      uses.set(from, (uses.get(from) ?? new Set()).add(to));
    }
  }
  return uses;
}
