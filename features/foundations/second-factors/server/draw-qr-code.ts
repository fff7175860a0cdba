import { encodeQR } from 'qr';

/** The quiet zone that scanners need, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** Returns a QR code as the outline of its dark modules, in a square of `qrSize` modules, which a page fills. */
export function drawQrCode(text: string): { qrPath: string; qrSize: number } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE });
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { qrPath: dark.join(''), qrSize: rows.length };
}
