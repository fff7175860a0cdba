import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const PAGES = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  ...globSync('docs/*.md'),
  ...globSync('docs/{connect,use}/*.md'),
];
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

interface Command {
  page: string;
  script: string;
  options: string[];
}

/** Returns each npm script that the pages name, with its options. */
function namedCommands(): Command[] {
  return PAGES.flatMap((page) =>
    [
      ...readFileSync(page, 'utf8').matchAll(
        /[`\n=] ?npm (?:run (?:--silent )?)?([a-z][\w:-]*)(?: -- ([^`\n)]*))?/g,
      ),
    ].map(([, script = '', options = '']) => ({
      page,
      script,
      options: [...options.matchAll(/(?:^|\s)--([a-z-]+)/g)].map(([, name = '']) => name),
    })),
  ).filter(({ script }) => !OF_NPM.has(script));
}

/** Commands of npm itself. */
const OF_NPM = new Set(['ci', 'install', 'uninstall', 'workspaces']);

/** Returns the source of a script: its own folder of `tools`, or the file that it names. */
function sourceOf(script: string): string {
  const [named = ''] = /(?:tools|bench)\/[\w./-]+/.exec(scripts[script] ?? '') ?? [];
  const folders = [`tools/${script}`, named.replace(/(\/main\.ts|\.mjs)$/, ''), 'platform/config'];
  const files = [named, ...folders.flatMap((folder) => globSync(`${folder}/**/*.{ts,mjs}`))];
  return files
    .filter((file) => existsSync(file) && /\.m?[jt]s$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

it('every npm command of the pages is a script of this project', () => {
  const commands = namedCommands();
  expect(commands.length).toBeGreaterThan(40);
  const unknown = commands.filter(({ script }) => !(script in scripts));
  expect(unknown.map(({ page, script }) => `${page}: npm run ${script}`)).toEqual([]);
});

it('every option of these commands is one that the script reads', () => {
  const unknown = namedCommands().flatMap(({ page, script, options }) =>
    options
      .filter((option) => !new RegExp(`['"]?(?:--)?${option}['"]?\\b`).test(sourceOf(script)))
      .map((option) => `${page}: npm run ${script} -- --${option}`),
  );
  expect(unknown).toEqual([]);
});
