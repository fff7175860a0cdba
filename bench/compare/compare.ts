import { spawn } from 'node:child_process';
import { releaseTree } from '#tools/release/release-tree.ts';
import type { Figure } from '../figure.ts';
import { compareFigures, readFigures, type Compared } from './compare-figures.ts';

/** `npm run bench -- compare <git ref> [bench] [rounds]`. */
const [, , , ref = '', bench = 'dispatch', rounds = '2'] = process.argv.filter((one) => one !== '--short');

/**
 * Runs one bench alternately with the version of a git ref and with this tree's version, so that both see the same
 * machine load, and prints the changes. The version that goes first alternates too, because the machine may be warm or
 * its memory full by then.
 */
export async function benchCompare(): Promise<void> {
  const { commit, folder } = await releaseTree(ref);
  const runs = { [folder]: [] as Figure[][], '.': [] as Figure[][] };
  for (let round = 0; round < Number(rounds); round += 1) {
    const order = round % 2 === 0 ? [folder, '.'] : ['.', folder];
    for (const tree of order) {
      console.log(`Round ${round + 1}: ${tree === '.' ? 'this tree' : commit.slice(0, 12)}`);
      runs[tree]?.push(readFigures(await runBench(tree)));
    }
  }
  for (const compared of compareFigures(runs[folder] ?? [], runs['.'] ?? [])) printCompared(compared);
}

/** Runs a bench in a folder. Prints its output as it arrives, and returns it. */
function runBench(folder: string): Promise<string> {
  const short = process.argv.includes('--short') ? ['--short'] : [];
  const child = spawn('npm', ['run', '--silent', 'bench', '--', bench, ...short], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString('utf8');
    process.stdout.write(chunk);
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      // A bench that exceeds its own bound exits with 1, but it has measured its figures.
      if (readFigures(output).length > 0) resolve(output);
      else reject(new Error(`${bench} measured nothing in ${folder}; it ended with ${code}.`));
    });
  });
}

function printCompared({ figure, unit, other, this: ours }: Compared): void {
  const ratio = other === null || ours === null || other === 0 ? null : ours / other;
  console.log(
    `${figure}: ${other ?? '–'} → ${ours ?? '–'} ${unit}${ratio === null ? '' : `, ${ratio.toFixed(2)} times`}`,
  );
}
