/** A row of a CSV file. */
export interface CsvRow {
  /** Its first line, counted from 1. */
  lineNo: number;
  cells: string[];
  /** The row's raw text; only the start of one that is too long. */
  text: string;
  /** Why the row cannot be read. Other rows are not affected. */
  fault: 'quoteNotClosed' | 'rowTooLong' | null;
}

/** In characters. No real row is this long, and a row that never ends must not fill the memory. */
const MOST_OF_A_ROW = 64 * 1024;
const SHOWN_OF_A_ROW = 2000;
const QUOTE = '"';

/**
 * Reads CSV in chunks, as RFC 4180 defines it and as people write it: any delimiter, any line ending, quotes in the
 * middle of a cell. An unclosed quote affects only its own line.
 */
export class CsvReader {
  readonly #delimiter: string;
  #text = '';
  /** Where the next row starts. */
  #at = 0;
  #nextQuote = -1;
  #lineNo = 1;
  #isSkipping = false;
  #endsInReturn = false;

  constructor(delimiter: string) {
    this.#delimiter = delimiter;
  }

  /** Returns the rows that this chunk completes. */
  push(piece: string): CsvRow[] {
    this.#text = this.#text.slice(this.#at) + this.#unifyLineEnds(piece);
    this.#at = 0;
    this.#findQuote();
    return this.#read(false);
  }

  /** Returns the remaining rows after the last chunk. */
  end(): CsvRow[] {
    return this.#read(true);
  }

  /** A carriage return alone also ends a line. One at the end of a chunk waits for the next character. */
  #unifyLineEnds(piece: string): string {
    const whole = this.#endsInReturn ? `\r${piece}` : piece;
    this.#endsInReturn = whole.endsWith('\r');
    const settled = this.#endsInReturn ? whole.slice(0, -1) : whole;
    return settled.includes('\r') ? settled.replaceAll(/\r\n?/g, '\n') : settled;
  }

  #findQuote(): void {
    this.#nextQuote = this.#text.indexOf(QUOTE, this.#at);
  }

  #read(isEnd: boolean): CsvRow[] {
    const rows: CsvRow[] = [];
    while (this.#at < this.#text.length) {
      const lineEnd = this.#text.indexOf('\n', this.#at);
      if (this.#isSkipping) {
        if (lineEnd === -1) this.#at = this.#text.length;
        else this.#passLine(lineEnd + 1);
        this.#isSkipping = lineEnd === -1;
        continue;
      }
      const row = this.#nextRow(lineEnd, isEnd);
      if (row === null) break;
      rows.push(row);
    }
    return rows;
  }

  /** Returns null while the row is incomplete. */
  #nextRow(lineEnd: number, isEnd: boolean): CsvRow | null {
    if (this.#nextQuote !== -1 && this.#nextQuote < this.#at) this.#findQuote();
    const hasQuote = this.#nextQuote !== -1 && (lineEnd === -1 || this.#nextQuote < lineEnd);
    if (!hasQuote && (lineEnd !== -1 || isEnd)) return this.#plainRow(lineEnd);
    const quoted = hasQuote ? this.#quotedRow(isEnd) : null;
    if (quoted !== null) return quoted;
    if (!isEnd && this.#text.length - this.#at <= MOST_OF_A_ROW) return null;
    return this.#brokenLine(lineEnd, hasQuote ? 'quoteNotClosed' : 'rowTooLong');
  }

  #plainRow(lineEnd: number): CsvRow {
    const end = lineEnd === -1 ? this.#text.length : lineEnd;
    if (end - this.#at > MOST_OF_A_ROW) return this.#brokenLine(lineEnd, 'rowTooLong');
    const text = this.#text.slice(this.#at, end);
    const row = { lineNo: this.#lineNo, cells: text.split(this.#delimiter), text, fault: null };
    this.#passLine(end + 1);
    return row;
  }

  #quotedRow(isEnd: boolean): CsvRow | null {
    const cells: string[] = [];
    let at = this.#at;
    for (;;) {
      const cell = this.#cellAt(at, isEnd);
      if (cell === null) return null;
      cells.push(cell.value);
      if (cell.end - this.#at > MOST_OF_A_ROW) return null;
      if (this.#text[cell.end] === this.#delimiter) at = cell.end + 1;
      else {
        const text = this.#text.slice(this.#at, cell.end);
        const row = { lineNo: this.#lineNo, cells, text, fault: null };
        this.#lineNo += countLineEnds(text);
        this.#passLine(cell.end + 1);
        return row;
      }
    }
  }

  /**
   * Returns the cell that starts here, and where the delimiter or line end after it is; null when that is not there
   * yet.
   */
  #cellAt(start: number, isEnd: boolean): { value: string; end: number } | null {
    let [value, from] = ['', start];
    const open = this.#behindBlanks(start);
    if (this.#text[open] === QUOTE) {
      const close = this.#closingQuote(open + 1, isEnd);
      if (close === -1) return null;
      value = this.#text.slice(open + 1, close).replaceAll('""', QUOTE);
      from = close + 1;
    }
    const end = this.#endOfCell(from);
    if (end === -1 && !isEnd) return null;
    const stop = end === -1 ? this.#text.length : end;
    return { value: value + this.#text.slice(from, stop), end: stop };
  }

  /** People write a space after a comma, even before a quote. */
  #behindBlanks(start: number): number {
    let at = start;
    while (this.#text[at] === ' ' || (this.#text[at] === '\t' && this.#delimiter !== '\t')) at += 1;
    return at;
  }

  #closingQuote(from: number, isEnd: boolean): number {
    for (let at = this.#text.indexOf(QUOTE, from); at !== -1; at = this.#text.indexOf(QUOTE, at + 2)) {
      // The chunk's last character may be the first half of a pair.
      if (at + 1 === this.#text.length && !isEnd) return -1;
      if (this.#text[at + 1] !== QUOTE) return at;
    }
    return -1;
  }

  #endOfCell(from: number): number {
    for (let at = from; at < this.#text.length; at += 1) {
      if (this.#text[at] === this.#delimiter || this.#text[at] === '\n') return at;
    }
    return -1;
  }

  #brokenLine(lineEnd: number, fault: 'quoteNotClosed' | 'rowTooLong'): CsvRow {
    const end = lineEnd === -1 ? this.#text.length : lineEnd;
    const text = this.#text.slice(this.#at, Math.min(end, this.#at + SHOWN_OF_A_ROW));
    const row = { lineNo: this.#lineNo, cells: [], text, fault };
    this.#isSkipping = lineEnd === -1;
    if (lineEnd === -1) this.#at = end;
    else this.#passLine(end + 1);
    return row;
  }

  #passLine(next: number): void {
    this.#lineNo += 1;
    this.#at = next;
  }
}

function countLineEnds(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
