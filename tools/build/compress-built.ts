import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Fonts and pictures are compressed already. */
const COMPRESSIBLE = '**/*.{css,html,js,json,svg}';
/** Below this a file gains nothing by it. */
const SMALLEST_BYTES = 512;

/** Lays beside each built file what the server sends of it: `.br`, as small as it gets, and `.gz`. */
export async function compressBuilt(folder: string): Promise<void> {
  // One after the other: whoever looks up a name of a host stands in the same queue as all of these.
  for (const name of globSync(COMPRESSIBLE, { cwd: folder })) await compress(path.join(folder, name));
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < SMALLEST_BYTES) return;
  const isText = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
  await Promise.all([
    brotli(bytes, { params: isText }).then((smaller) => writeFile(`${file}.br`, smaller)),
    gzipped(bytes, { level: 9 }).then((smaller) => writeFile(`${file}.gz`, smaller)),
  ]);
}
