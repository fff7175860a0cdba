import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

const names = z.record(z.string(), z.string()).default({});
const Locked = z.object({ dependencies: names, optionalDependencies: names, peerDependencies: names });
const Lock = z.object({ packages: z.record(z.string(), Locked) });
const Project = z.object({ buildOnlyDependencies: z.array(z.string()) });

/** Returns the folders of the packages in a production install, which the program needs at run time. */
export function listRunningPackages(root: string): string[] {
  const { packages } = Lock.parse(readJson(root, 'package-lock.json'));
  const { buildOnlyDependencies } = Project.parse(readJson(root, 'package.json'));
  const kept = new Set<string>();
  const open = ['']; // the project itself
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const { dependencies, optionalDependencies, peerDependencies } = packages[place] ?? Locked.parse({});
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      if (place === '' && buildOnlyDependencies.includes(name)) continue;
      const found = resolve(packages, place, name);
      if (found === null || kept.has(found)) continue;
      kept.add(found);
      open.push(found);
    }
  }
  return [...kept];
}

/** Finds a package as Node does, in the nearest `node_modules` folder. Returns null if it is not installed. */
function resolve(packages: object, from: string, name: string): string | null {
  for (let folder = from; ;) {
    const place = path.posix.join(folder, 'node_modules', name);
    if (Object.hasOwn(packages, place)) return place;
    if (folder === '') return null;
    const end = folder.lastIndexOf('node_modules');
    folder = end <= 0 ? '' : folder.slice(0, end - 1);
  }
}

function readJson(root: string, name: string): unknown {
  return JSON.parse(readFileSync(path.join(root, name), 'utf8'));
}
