import { crc32, inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { catalogue } from '../shopify/catalogue.ts';
import { rectangle } from './drawing.ts';
import { encodePng } from './encode-png.ts';
import { encodeSvg } from './encode-svg.ts';
import { drawProduct } from './product-picture.ts';

function readPng(png: Buffer): { width: number; height: number; pixel: (x: number, y: number) => number[] } {
  expect(png.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    const body = png.subarray(at + 4, at + 8 + length);
    expect(crc32(body)).toBe(png.readUInt32BE(at + 8 + length));
    chunks.set(body.subarray(0, 4).toString('latin1'), body.subarray(4));
    at += 12 + length;
  }
  expect([...chunks.keys()]).toEqual(['IHDR', 'IDAT', 'IEND']);
  const header = chunks.get('IHDR') as Buffer;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const rows = inflateSync(chunks.get('IDAT') as Buffer);
  expect(rows.length).toBe((width * 3 + 1) * height);
  return {
    width,
    height,
    pixel: (x, y) => [...rows.subarray(y * (width * 3 + 1) + 1 + x * 3).subarray(0, 3)],
  };
}

it('writes a PNG with correct chunks, sizes and pixels', () => {
  const png = readPng(
    encodePng(
      [rectangle([0, 0, 100, 100], '#FF0000'), rectangle([50, 0, 50, 100], '#0000FF', { opacity: 0.5 })],
      20,
      100,
    ),
  );
  expect([png.width, png.height]).toEqual([20, 20]);
  expect(png.pixel(2, 2)).toEqual([255, 0, 0]);
  expect(png.pixel(15, 19)).toEqual([128, 0, 128]);
});

it('draws every product, as PNG and as SVG', () => {
  for (const { picture } of catalogue) {
    const shapes = drawProduct(picture);
    expect(shapes.length).toBeGreaterThan(4);
    expect(encodeSvg(shapes, 800)).not.toMatch(/NaN|undefined/);
    expect(encodePng(shapes, 40, 800).length).toBeGreaterThan(300);
  }
});
