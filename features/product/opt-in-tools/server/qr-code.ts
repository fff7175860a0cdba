import { encodeQR } from 'qr';

/** The quiet zone that scanners need, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** Returns a QR code for printing as SVG, black on its own white background. */
export function qrSvg(text: string): string {
  const drawn = encodeQR(text, 'svg', { ecc: 'medium', border: QUIET_ZONE });
  return drawn.replace('<path', '<rect width="100%" height="100%" fill="#fff"/><path');
}

/**
 * Returns a QR code for a browser to draw: modules with their quiet zone, row by row, one bit each, as base64. A screen
 * needs little error correction.
 */
export function qrModules(text: string): string {
  const modules = encodeQR(text, 'raw', { ecc: 'low', border: QUIET_ZONE }).flat();
  const bytes = Buffer.alloc(Math.ceil(modules.length / 8));
  modules.forEach((isDark, at) => {
    if (isDark) bytes[at >> 3] = (bytes[at >> 3] ?? 0) | (128 >> (at & 7));
  });
  return bytes.toString('base64');
}
