import { expect, type Locator } from '@playwright/test';
import sharp from 'sharp';

/** The values that are compared between two screenshots. */
export interface Look {
  /** The most frequent colour. */
  paper: [number, number, number];
  /** The darkness of each cell, on a grid so coarse that fonts do not matter. */
  grid: number[];
}

/** Takes a screenshot of part of a page once it stops moving. */
export async function look(part: Locator): Promise<Look> {
  // A page in the background is not rendered, and its screenshot takes seconds.
  await part.page().bringToFront();
  // Pictures that have not loaded would all look alike.
  for (const one of await part.locator('xpath=descendant-or-self::img').all())
    await expect(one).not.toHaveJSProperty('naturalWidth', 0);
  const picture = sharp(await part.screenshot({ animations: 'disabled' })).removeAlpha();
  const { data } = await picture.clone().raw().toBuffer({ resolveWithObject: true });
  const counts = new Map<string, number>();
  for (let at = 0; at + 2 < data.length; at += 3) {
    const colour = `${data[at]} ${data[at + 1]} ${data[at + 2]}`;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const [most = ['0 0 0', 0]] = [...counts].toSorted((one, other) => other[1] - one[1]);
  const [red = 0, green = 0, blue = 0] = most[0].split(' ').map(Number);
  const grid = await picture.clone().greyscale().resize(24, 8, { fit: 'fill' }).raw().toBuffer();
  return { paper: [red, green, blue], grid: [...grid] };
}

/** Returns how different two screenshots are, from 0 to 255. */
export function apart(one: Look, other: Look): number {
  const sum = one.grid.reduce((all, value, at) => all + Math.abs(value - (other.grid[at] ?? 0)), 0);
  return sum / one.grid.length;
}
