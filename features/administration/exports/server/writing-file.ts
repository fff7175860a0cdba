import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { CSV_MARK, writeCsvRows, type CsvCell } from '#platform/csv/write-csv.ts';

/** No attempt leaves its file unchanged for this long. An older file is left from a crashed process. */
const LEFT_OVER_MS = 24 * 3600 * 1000;

/** The local file of a running attempt, in the data folder. */
export class WritingFile {
  readonly path: string;
  readonly #handle: FileHandle;

  private constructor(place: string, handle: FileHandle) {
    this.path = place;
    this.#handle = handle;
  }

  static async begin(dataDir: string, name: string, columns: string[]): Promise<WritingFile> {
    await mkdir(folderOf(dataDir), { recursive: true });
    const place = path.join(folderOf(dataDir), name);
    const file = new WritingFile(place, await open(place, 'w', 0o600));
    await file.#handle.appendFile(CSV_MARK + writeCsvRows([columns]));
    return file;
  }

  async add(rows: readonly (readonly CsvCell[])[]): Promise<void> {
    await this.#handle.appendFile(writeCsvRows(rows));
  }

  async close(): Promise<void> {
    await this.#handle.close();
  }

  /** Deletes the local file. The copy in the storage stays. */
  async remove(): Promise<void> {
    await rm(this.path, { force: true });
  }
}

/** Deletes the files that crashed attempts left. */
export async function clearLeftOver(dataDir: string): Promise<void> {
  for (const name of await readdir(folderOf(dataDir)).catch(() => [])) {
    const place = path.join(folderOf(dataDir), name);
    const written = await stat(place).catch(() => null);
    // The file system's times are real, so the test clock does not apply.
    if (written && written.mtimeMs < Date.now() - LEFT_OVER_MS) await rm(place, { force: true });
  }
}

function folderOf(dataDir: string): string {
  return path.join(dataDir, 'exporting');
}
