import type { FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AppError } from '#platform/errors/app-error.ts';
import {
  fontFamily,
  fontFiles,
  fontSheet,
  SERVED_FONTS,
  type ServedFont,
} from '../../contract/font-files.ts';

/** The files of a font release never change. Browsers ask for a new release of ours after a month. */
const LIFETIME = `public, max-age=${30 * 24 * 3600}`;
const { resolve } = createRequire(import.meta.url);

interface Served {
  type: string;
  body: Buffer;
}

/**
 * Serves the fonts of tools to shops' pages, so that no shopper's address goes to a third party. Only listed files are
 * served, and each is read once.
 */
export function registerFonts(scope: FastifyInstance): void {
  const served = new Map<string, Served>();
  for (const font of Object.keys(SERVED_FONTS) as ServedFont[]) {
    served.set(fontSheet(font), { type: 'text/css; charset=utf-8', body: Buffer.from(sheetOf(font)) });
    for (const { path } of fontFiles(font))
      served.set(path, { type: 'font/woff2', body: readFont(font, path) });
  }
  const hidden = { schema: { hide: true } };
  scope.get<{ Params: { name: string } }>('/storefront/fonts/:name', hidden, async ({ params }, reply) => {
    const found = served.get(`/storefront/fonts/${params.name}`);
    if (!found) throw new AppError('NOT_FOUND');
    return reply.header('cache-control', LIFETIME).type(found.type).send(found.body);
  });
}

function sheetOf(font: ServedFont): string {
  return fontFiles(font)
    .map(
      ({ path, weight, unicodeRange }) =>
        `@font-face{font-family:'${fontFamily(font)}';font-style:normal;font-display:swap;font-weight:${weight};` +
        `src:url(${fileName(path)}) format('woff2');unicode-range:${unicodeRange}}`,
    )
    .join('\n');
}

function readFont(font: ServedFont, path: string): Buffer {
  const name = fileName(path).replace('.woff2', '-normal.woff2');
  return readFileSync(resolve(`@fontsource/${SERVED_FONTS[font].slug}/files/${name}`));
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
