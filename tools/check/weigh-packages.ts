import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const MEGABYTE = 2 ** 20;
/** A file takes whole blocks of a disk. */
const BLOCK = 4096;

/** What the packages of a production install take on this machine, as deploy/install.sh leaves them. In MB. */
export function weighPackages(root: string): number {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
  };
  const bytes = Object.entries(packages)
    .filter(([place, { dev, devOptional }]) => place !== '' && !dev && !devOptional)
    .map(([place]) => path.join(root, place))
    // Those of other systems are not installed.
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
