import { readFileSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { bad, good, type Finding } from './finding.ts';
import { judgeDisk, judgeFiles } from './judge.ts';
import { reasonOf } from './reason.ts';

/** Checks the machine that the doctor runs on. This should be a machine that runs a server. */
export function checkMachine(dataDir: string): Finding[] {
  return [
    checkNode(),
    checkDisk(dataDir),
    ...(process.platform === 'linux' ? [judgeFiles(fileLimit())] : []),
  ];
}

function checkDisk(dataDir: string): Finding {
  try {
    const { bavail, blocks, bsize } = statfsSync(dataDir);
    return judgeDisk({ free: bavail * bsize, total: blocks * bsize });
  } catch (error) {
    const mend = 'Set BELLBIRD_DATA_DIR to the data folder of the servers, and run this as their user.';
    return bad('disk', `the data folder ${dataDir} cannot be read: ${reasonOf(error)}`, mend);
  }
}

/** The Node in the packages is the tested version. */
function checkNode(): Finding {
  const { optionalDependencies } = JSON.parse(
    readFileSync(path.join(import.meta.dirname, '../../package.json'), 'utf8'),
  ) as { optionalDependencies: Record<string, string> };
  const wanted = Object.values(optionalDependencies);
  const is = process.versions.node;
  return wanted.includes(is)
    ? good('Node', is)
    : bad(
        'Node',
        `${is}, which is not the one that is tested`,
        `Run npm ci, which brings ${wanted.join(' or ')}.`,
      );
}

function fileLimit(): number {
  const line = /^Max open files\s+(\S+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? '';
  return line === 'unlimited' ? Number.POSITIVE_INFINITY : Number(line);
}
