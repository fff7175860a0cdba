import { crc32, deflateSync } from 'node:zlib';
import type { Shape } from './drawing.ts';

/** The number of lines sampled in each row of pixels. Along the row, the coverage is exact. */
const SUBROWS = 4;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Draws shapes over each other as a PNG of `size` by `size`. The shapes' own canvas is `ground` wide. */
export function encodePng(shapes: Shape[], size: number, ground: number): Buffer {
  const pixels = new Float32Array(size * size * 3).fill(255);
  for (const shape of shapes)
    paint(pixels, size, {
      ...shape,
      points: shape.points.map(([x, y]) => [(x * size) / ground, (y * size) / ground]),
    });
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header(size)),
    chunk('IDAT', deflateSync(rows(pixels, size))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function paint(pixels: Float32Array, size: number, shape: Shape): void {
  const colour = [1, 3, 5].map((at) => Number.parseInt(shape.fill.slice(at, at + 2), 16));
  const ys = shape.points.map(([, y]) => y);
  const top = Math.max(0, Math.floor(Math.min(...ys)));
  const bottom = Math.min(size, Math.ceil(Math.max(...ys)));
  const coverage = new Float32Array(size);
  for (let y = top; y < bottom; y += 1) {
    coverage.fill(0);
    for (let sub = 0; sub < SUBROWS; sub += 1) cover(coverage, crossings(shape, y + (sub + 0.5) / SUBROWS));
    for (let x = 0; x < size; x += 1)
      blend(pixels, (y * size + x) * 3, colour, (coverage[x] as number) * shape.opacity);
  }
}

/** Returns where a horizontal line crosses the outline, from left to right. */
function crossings({ points }: Shape, y: number): number[] {
  const found: number[] = [];
  points.forEach(([x1, y1], index) => {
    const [x2, y2] = points[(index + 1) % points.length] as (typeof points)[number];
    if (y1 <= y !== y2 <= y) found.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
  });
  return found.toSorted((a, b) => a - b);
}

function cover(coverage: Float32Array, edges: number[]): void {
  for (let index = 0; index + 1 < edges.length; index += 2) {
    const from = Math.max(0, edges[index] as number);
    const to = Math.min(coverage.length, edges[index + 1] as number);
    for (let x = Math.floor(from); x < to; x += 1) {
      coverage[x] = (coverage[x] as number) + Math.max(0, Math.min(to, x + 1) - Math.max(from, x)) / SUBROWS;
    }
  }
}

function blend(pixels: Float32Array, at: number, colour: number[], alpha: number): void {
  if (alpha <= 0) return;
  const opacity = Math.min(1, alpha);
  for (let part = 0; part < 3; part += 1) {
    pixels[at + part] = (pixels[at + part] as number) * (1 - opacity) + (colour[part] as number) * opacity;
  }
}

function header(size: number): Buffer {
  const bytes = Buffer.alloc(13);
  bytes.writeUInt32BE(size, 0);
  bytes.writeUInt32BE(size, 4);
  bytes.set([8, 2, 0, 0, 0], 8); // 8 bits, RGB, no interlace
  return bytes;
}

function rows(pixels: Float32Array, size: number): Buffer {
  const width = size * 3;
  const bytes = Buffer.alloc((width + 1) * size);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < width; x += 1)
      bytes[y * (width + 1) + 1 + x] = Math.round(pixels[y * width + x] as number);
  }
  return bytes;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
