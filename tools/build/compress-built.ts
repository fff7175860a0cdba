import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Fonts and pictures are compressed already. */
const COMPRESSIBLE = '**/*.{css,html,js,json,svg}';
/** Smaller files do not benefit. */
const SMALLEST_BYTES = 512;

/** `smallest` gives the smallest files. `quick` files are a twelfth larger and take a thirtieth of the time. */
export type Compression = 'smallest' | 'quick';

const QUALITY: Readonly<Record<Compression, number>> = { smallest: constants.BROTLI_MAX_QUALITY, quick: 6 };

/** Writes the compressed versions that the server sends beside each built file: `.br` and `.gz`. */
export async function compressBuilt(folder: string, compression: Compression): Promise<void> {
  // One after the other, because DNS lookups wait in the same thread pool.
  for (const name of globSync(COMPRESSIBLE, { cwd: folder }))
    await compress(path.join(folder, name), compression);
}

async function compress(file: string, compression: Compression): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < SMALLEST_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: QUALITY[compression],
  };
  await Promise.all([
    brotli(bytes, { params }).then((smaller) => writeFile(`${file}.br`, smaller)),
    gzipped(bytes, { level: 9 }).then((smaller) => writeFile(`${file}.gz`, smaller)),
  ]);
}
