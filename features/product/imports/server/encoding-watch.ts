import { isAscii, isUtf8 } from 'node:buffer';

/** The encoding of a file. */
export type FileEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** Bytes without a meaning in Windows-1252. */
const NOT_WINDOWS = [0x81, 0x8d, 0x8f, 0x90, 0x9d];
const UTF8_MARK = Buffer.from([0xef, 0xbb, 0xbf]);
const LOOKED_AT_CLOSELY = 64 * 1024;
/** The longest UTF-8 character without its last byte. */
const MOST_CARRIED = 3;

/** With this many whole characters for each broken one, a file is UTF-8 that was cut within a character. */
const WHOLE_FOR_A_BROKEN = 10;
const BROKEN = '\uFFFD';

/** Detects the encoding of a passing file: by its byte order mark, by being valid UTF-8, or neither. */
export class EncodingWatch {
  #first = Buffer.alloc(0);
  #carried = Buffer.alloc(0);
  /** Counts the continuation bytes of whole characters, and the broken places. */
  #wide = 0;
  #broken = 0;
  #hasNothing = false;
  #isWindows = true;
  #bytes = 0;

  add(chunk: Buffer): void {
    if (this.#first.length < LOOKED_AT_CLOSELY) {
      this.#first = Buffer.concat([this.#first, chunk.subarray(0, LOOKED_AT_CLOSELY - this.#first.length)]);
    }
    this.#bytes += chunk.length;
    this.#hasNothing ||= chunk.includes(0);
    this.#checkUtf8(chunk);
    this.#isWindows &&= !NOT_WINDOWS.some((byte) => chunk.includes(byte));
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Returns the encoding, or null if the file is no text. */
  result(): FileEncoding | null {
    if (this.#first[0] === 0xff && this.#first[1] === 0xfe) return 'utf-16le';
    if (this.#first[0] === 0xfe && this.#first[1] === 0xff) return 'utf-16be';
    if (this.#hasNothing || hasControls(this.#first)) return null;
    if (this.#first.subarray(0, 3).equals(UTF8_MARK)) return 'utf-8';
    // Bytes that are left at the end are half a character.
    const broken = this.#broken + (this.#carried.length > 0 ? 1 : 0);
    if (broken === 0 || this.#wide > broken * WHOLE_FOR_A_BROKEN) return 'utf-8';
    return this.#isWindows ? 'windows-1252' : null;
  }

  #checkUtf8(chunk: Buffer): void {
    const whole = Buffer.concat([this.#carried, chunk]);
    const cut = beginOfLastCharacter(whole);
    this.#carried = whole.subarray(cut);
    const settled = whole.subarray(0, cut);
    if (isAscii(settled)) return;
    const text = settled.toString('utf8');
    this.#wide += settled.length - text.length;
    if (!isUtf8(settled)) this.#broken += text.split(BROKEN).length - 1;
  }
}

/** Returns the start of an incomplete last character, otherwise the end. */
function beginOfLastCharacter(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(MOST_CARRIED, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if ((byte & 0xc0) === 0x80) continue;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1;
    return length > back ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}

/** Whether bytes contain control characters other than tabs and line ends, as in programs, pictures and workbooks. */
function hasControls(bytes: Buffer): boolean {
  return bytes.some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27 && byte !== 26));
}
