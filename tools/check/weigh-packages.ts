import { existsSync, lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { listRunningPackages } from './list-running-packages.ts';

const MEGABYTE = 2 ** 20;
/** Every file takes whole disk blocks of this size. */
const BLOCK = 4096;

/** Returns the size in MB of the packages of a production install on this machine, after deploy/install.sh. */
export function weighPackages(root: string): number {
  const bytes = listRunningPackages(root)
    // Packages for other systems are not installed.
    .map((place) => path.join(root, place))
    .filter((place) => existsSync(place))
    .reduce((sum, place) => sum + weigh(place), 0);
  return bytes / MEGABYTE;
}

function weigh(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const place = path.join(folder, entry.name);
    // A package inside another is listed separately. The install script removes files that only the build needs.
    if (entry.name === 'node_modules' || /\.(map|woff)$/.test(entry.name)) return sum;
    if (/\/node-[a-z]+-[a-z0-9]+$/.test(folder) && entry.name === 'include') return sum;
    const own = Math.ceil(lstatSync(place).size / BLOCK) * BLOCK;
    return sum + own + (entry.isDirectory() ? weigh(place) : 0);
  }, 0);
}
