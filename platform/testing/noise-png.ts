import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const BLACK_AND_WHITE = Buffer.from([1, 0, 0, 0, 0]);

/**
 * Returns a PNG of random pixels, one bit each: no file with as many pixels is harder to compress, or larger when
 * decoded.
 */
export function noisePng(width: number, height: number): Buffer {
  const rowBytes = 1 + Math.ceil(width / 8);
  const rows = randomBytes(rowBytes * height);
  // Each row starts with its filter type.
  for (let row = 0; row < height; row += 1) rows[row * rowBytes] = 0;
  const head = Buffer.alloc(8);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.concat([head, BLACK_AND_WHITE])),
    chunk('IDAT', deflateSync(rows, { level: 0 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
