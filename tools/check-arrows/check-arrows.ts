import { type ArrowRules, readArrowRules } from './arrow-rules.ts';
import { findCycle } from './find-cycle.ts';
import { findImports, type Import } from './find-imports.ts';
import { featureOf, judgeImport } from './judge-import.ts';

/**
 * Every import below `root` that `allowed-arrows.json` there does not allow, as `file:line what: why`, and every
 * cycle between features, whether of the list or of the code. Empty when all is well.
 */
export function checkArrows(root: string): string[] {
  const rules = readArrowRules(root);
  const imports = findImports(root);
  return [...forbiddenImports(rules, imports), ...featureCycles(rules, imports)];
}

function forbiddenImports(rules: ArrowRules, imports: Import[]): string[] {
  return imports.flatMap((found) => {
    const reason = judgeImport(rules, found);
    return reason === null ? [] : [`${found.file}:${found.line} imports ${found.specifier}: ${reason}`];
  });
}

function featureCycles(rules: ArrowRules, imports: Import[]): string[] {
  const listed = new Map(Object.entries(rules.featureArrows).map(([from, to]) => [from, new Set(to)]));
  const cycles = [findCycle(listed), findCycle(arrowsInCode(imports))].filter((cycle) => cycle !== null);
  const texts = cycles.map((cycle) => `features depend on each other in a circle: ${cycle.join(' → ')}`);
  return [...new Set(texts)];
}

function arrowsInCode(imports: Import[]): Map<string, Set<string>> {
  const arrows = new Map<string, Set<string>>();
  for (const { file, target } of imports) {
    const [from, to] = [featureOf(file), featureOf(target ?? '')];
    if (from !== null && to !== null && from !== to) {
      arrows.set(from, (arrows.get(from) ?? new Set()).add(to));
    }
  }
  return arrows;
}
