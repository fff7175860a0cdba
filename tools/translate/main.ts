import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '../../platform/language/languages.ts';
import type { Translated } from './po-file.ts';
import { exportPo, importPo } from './translate.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const USAGE = 'Usage: npm run translate -- export|import LANGUAGE [FILE], for example: export de texts-de.po';

const MOST_SHOWN = 30;

const [verb, tag = '', given] = process.argv.slice(2);
const language = LANGUAGES.find((one) => one === tag && one !== 'en') as Translated | undefined;
const file = path.resolve(process.env['INIT_CWD'] ?? '.', given ?? `texts-${tag}.po`);

if (language === undefined || (verb !== 'export' && verb !== 'import')) {
  console.error(`${USAGE}\nLanguages: ${LANGUAGES.slice(1).join(', ')}`);
  process.exitCode = 1;
} else if (verb === 'export') {
  writeFileSync(file, await exportPo(ROOT, language));
  console.log(`Wrote ${file}.`);
} else {
  const { problems, written } = await importPo(ROOT, language, readFileSync(file, 'utf8'));
  if (problems.length > 0) {
    const rest = problems.length > MOST_SHOWN ? `\nand ${problems.length - MOST_SHOWN} more` : '';
    console.error(`Nothing was changed:\n${problems.slice(0, MOST_SHOWN).join('\n')}${rest}`);
    process.exitCode = 1;
  } else {
    const formatter = path.join(ROOT, 'node_modules/.bin/oxfmt');
    spawnSync(process.execPath, [formatter, ...written], { cwd: ROOT, stdio: 'inherit' });
    console.log(`Wrote ${written.length} catalogues. Run npm run check -- types, then look at git diff.`);
  }
}
