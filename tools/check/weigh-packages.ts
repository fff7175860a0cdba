import { existsSync, lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { listRunningPackages } from './list-running-packages.ts';

const MEGABYTE = 2 ** 20;
/** A file takes whole blocks of a disk. */
const BLOCK = 4096;

/** What the packages of a production install take on this machine, as deploy/install.sh leaves them. In MB. */
export function weighPackages(root: string): number {
  const bytes = listRunningPackages(root)
    // Those of other systems are not installed.
    .map((place) => path.join(root, place))
    .filter((place) => existsSync(place))
    .reduce((sum, place) => sum + weigh(place), 0);
  return bytes / MEGABYTE;
}

function weigh(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const place = path.join(folder, entry.name);
    // A package inside another is listed by itself; what only building wants is taken away by the install script.
    if (entry.name === 'node_modules' || entry.name.endsWith('.map')) return sum;
    if (/\/node-[a-z]+-[a-z0-9]+$/.test(folder) && entry.name === 'include') return sum;
    const own = Math.ceil(lstatSync(place).size / BLOCK) * BLOCK;
    return sum + own + (entry.isDirectory() ? weigh(place) : 0);
  }, 0);
}
