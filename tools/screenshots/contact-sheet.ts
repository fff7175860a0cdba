import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { pictureName, SCHEMES } from './scene.ts';

/** The width on a contact sheet for each width of screenshot, so that a whole sheet is readable. */
const COLUMN: Record<number, number> = { 1440: 780, 1024: 560, 390: 260 };
const GAP = 16;
const TALLEST = 1100;

/** Puts the screenshots of each scene on one sheet, light above dark: `sheet-<name>.png`. */
export async function writeContactSheets(
  folder: string,
  scenes: readonly string[],
  widths: readonly number[],
): Promise<void> {
  for (const scene of scenes) await writeSheet(folder, scene, widths);
}

async function writeSheet(folder: string, scene: string, widths: readonly number[]): Promise<void> {
  const parts: OverlayOptions[] = [];
  let top = GAP;
  for (const scheme of SCHEMES) {
    let left = GAP;
    let tallest = 0;
    for (const width of widths) {
      const column = COLUMN[width] ?? 400;
      const shrunk = await sharp(path.join(folder, pictureName(scene, width, scheme)))
        .resize({ width: column })
        .toBuffer({ resolveWithObject: true });
      const height = Math.min(shrunk.info.height, TALLEST);
      const input = await sharp(shrunk.data).extract({ left: 0, top: 0, width: column, height }).toBuffer();
      parts.push({ input, left, top });
      left += column + GAP;
      tallest = Math.max(tallest, height);
    }
    top += tallest + GAP;
  }
  const width = widths.reduce((sum, one) => sum + (COLUMN[one] ?? 400) + GAP, GAP);
  await sharp({ create: { width, height: top, channels: 3, background: '#8a8f99' } })
    .composite(parts)
    .png()
    .toFile(path.join(folder, `sheet-${scene}.png`));
}
