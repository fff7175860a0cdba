import { isAscii, isUtf8 } from 'node:buffer';

/** How a file's text is written. */
export type FileEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** Bytes that stand for nothing in Windows-1252. */
const NOT_WINDOWS = [0x81, 0x8d, 0x8f, 0x90, 0x9d];
const UTF8_MARK = Buffer.from([0xef, 0xbb, 0xbf]);
const LOOKED_AT_CLOSELY = 64 * 1024;
/** The longest character of UTF-8 without its last byte. */
const MOST_CARRIED = 3;

/** So many whole characters beside each broken one are no accident: it is UTF-8 that somebody cut in the middle of one. */
const WHOLE_FOR_A_BROKEN = 10;
const BROKEN = '\uFFFD';

/** Watches a file pass by, and tells in which encoding it is: by its mark, by being UTF-8, or by neither. */
export class EncodingWatch {
  #first = Buffer.alloc(0);
  #carried = Buffer.alloc(0);
  /** Bytes that whole characters have beyond their first, and places where there is none. */
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

  /** Null when it is no text that could be read. */
  result(): FileEncoding | null {
    if (this.#first[0] === 0xff && this.#first[1] === 0xfe) return 'utf-16le';
    if (this.#first[0] === 0xfe && this.#first[1] === 0xff) return 'utf-16be';
    if (this.#hasNothing || hasControls(this.#first)) return null;
    if (this.#first.subarray(0, 3).equals(UTF8_MARK)) return 'utf-8';
    // What was carried to the end is half a character.
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

/** Where the last character begins when it is not whole; else the end. */
function beginOfLastCharacter(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(MOST_CARRIED, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if ((byte & 0xc0) === 0x80) continue;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1;
    return length > back ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}

/** Tabs and line ends are text; the rest of them is a program, a picture or a workbook. */
function hasControls(bytes: Buffer): boolean {
  return bytes.some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27 && byte !== 26));
}
