import { builtinModules } from 'node:module';
import type { Import } from './find-imports.ts';
import type { ImportRules } from './import-rules.ts';

/** Only tests may import these layers: a database, a test environment, and the app in a DOM. */
const FOR_TESTS = ['testing', 'app-testing', 'test-environment'];

/** Returns why an import is forbidden, or null when it is allowed. */
export function judgeImport(rules: ImportRules, found: Import): string | null {
  const from = layerOf(rules, found.file);
  if (from === null) return 'this file is in no layer of import-rules.json';
  const isTest = /\.test\.tsx?$/.test(found.file);
  if (found.target === null) return isTest ? null : judgePackage(rules, from, found);
  const to = layerOf(rules, found.target);
  if (to === null) return 'it leads to no layer of import-rules.json';
  if (isTest && FOR_TESTS.includes(to)) return null;
  return judgeLayers(rules, { from, to }, found) ?? judgeFeatures(rules, to, found);
}

/** Returns a file's feature, or null. */
export function featureOf(file: string): string | null {
  return /^(?:features\/[^/]+|database\/routines(?!\/platform\/))\/([^/]+)\//.exec(file)?.[1] ?? null;
}

interface Layers {
  from: string;
  to: string;
}

function judgeLayers(
  rules: ImportRules,
  { from, to }: Layers,
  { target, isTypeOnly }: Import,
): string | null {
  const allowed = rules.layerImports[from] ?? [];
  if (from === to || allowed.includes(to)) return null;
  if (allowed.some((one) => one.includes('/') && matches(target ?? '', one))) return null;
  if (allowed.includes(`type ${to}`)) return isTypeOnly ? null : `${from} may import only types from ${to}`;
  return `${from} may not import ${to}`;
}

function judgeFeatures(rules: ImportRules, to: string, found: Import): string | null {
  const feature = featureOf(found.file);
  const other = featureOf(found.target ?? '');
  if (feature === null || other === null || feature === other) return null;
  // Sample data may use the sample data of another feature. The layer rules keep all other code from importing it.
  if (to !== 'testing' && !rules.betweenFeatures.includes(to)) {
    return `another feature is entered by its ${rules.betweenFeatures.join(' or ')}, not its ${to}`;
  }
  if (rules.featureImports[feature]?.includes(other)) return null;
  return `${feature} may not use ${other}`;
}

function judgePackage(rules: ImportRules, from: string, { specifier }: Import): string | null {
  const allowed = rules.packages[from];
  if (!allowed || specifier.endsWith('.css')) return null;
  const name = packageOf(specifier);
  if (allowed.includes(name)) return null;
  const isNode = specifier.startsWith('node:') || builtinModules.includes(name);
  return `${from} may not import ${isNode ? 'Node' : 'the package'} (${name})`;
}

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Returns a file's layer, or null. */
export function layerOf(rules: ImportRules, file: string): string | null {
  return rules.layers.find(([, pattern]) => matches(file, pattern))?.[0] ?? null;
}

function matches(file: string, pattern: string): boolean {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*\*|\*/g, (stars) => (stars === '**' ? '.*' : '[^/]*'));
  return new RegExp(`^${source}$`).test(file);
}
