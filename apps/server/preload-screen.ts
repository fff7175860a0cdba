import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

/** The screens that merchants open first, by path. Others load when the app has started. */
const SCREENS: readonly { path: RegExp; source: string }[] = [
  { path: /^\/dashboard\/?$/, source: 'pages/dashboard/dashboard-screen.tsx' },
  { path: /^\/automation(-wa)?\/[^/]+$/, source: 'pages/campaign-screens.tsx' },
];
const ENTRY = 'index.html';

/** The build's chunks by source, with what they import. */
const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.optional(z.array(z.string())),
    css: z.optional(z.array(z.string())),
  }),
);
type Manifest = z.infer<typeof Manifest>;

/** Returns links that make a browser load a path's screen together with the app. Otherwise the app loads it later. */
export async function preloadScreen(folder: string, path: string): Promise<string> {
  const screen = SCREENS.find((one) => one.path.test(path));
  if (!screen) return '';
  const manifest = await readManifest(join(folder, '.vite/manifest.json'));
  if (!manifest?.[screen.source]) return '';
  const before = filesOf(manifest, ENTRY);
  const files = [...filesOf(manifest, screen.source)].filter((file) => !before.has(file));
  return files.map(linkTo).join('');
}

/** In the mode in which the app loads them later; otherwise browsers would load them twice. */
function linkTo(file: string): string {
  return file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;
}

function filesOf(manifest: Manifest, source: string): Set<string> {
  const seen = new Set<string>();
  const files = new Set<string>();
  const follow = (one: string) => {
    const chunk = manifest[one];
    if (!chunk || seen.has(one)) return;
    seen.add(one);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    chunk.imports?.forEach(follow);
  };
  follow(source);
  return files;
}

const known = new Map<string, { mtimeMs: number; manifest: Manifest }>();

/** A build can replace it while the server runs. Null without one: the page works without the links. */
async function readManifest(file: string): Promise<Manifest | null> {
  try {
    const { mtimeMs } = await stat(file);
    const found = known.get(file);
    if (found?.mtimeMs === mtimeMs) return found.manifest;
    const manifest = Manifest.parse(JSON.parse(await readFile(file, 'utf8')));
    known.set(file, { mtimeMs, manifest });
    return manifest;
  } catch {
    return null;
  }
}
