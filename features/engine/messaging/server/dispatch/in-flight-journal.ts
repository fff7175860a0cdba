import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import type { Settings } from '#platform/config/settings.ts';
import type { Logger } from '#platform/logging/logger.ts';

/**
 * The head of the file: the boot id of the machine, because a crash may lose the last writes, and the time of the
 * takeover. Slots of a fixed size follow.
 */
const HEAD_BYTES = 64;
/** Milliseconds since 1970 by this machine's clock, as a double; 0 if nobody has taken over. */
const TAKEN_BYTES = 8;
const TAKEN_AT = HEAD_BYTES - TAKEN_BYTES;
/** A message's id, and as a double the claim in which it was started. */
const ID_BYTES = 16;
const SLOT_BYTES = ID_BYTES + 8;
const BOOT_ID_FILE = '/proc/sys/kernel/random/boot_id';
const KEPT_MS = 24 * 3600 * 1000;
/** A full disk stops every message. It is logged once in this time. */
const REPORT_EVERY_MS = 60_000;

/** The folder for the journals of this machine's workers. */
export function journalFolder({ dataDir }: Pick<Settings, 'dataDir'>): string {
  return path.join(dataDir, 'handed-over');
}

/** A message and the claim that it belongs to. A message that is put back and claimed again has another claim. */
export interface MessageInClaim {
  messageId: string;
  claimId: number;
}

/**
 * A file that lists the messages which this worker is sending right now. If the worker dies, nobody knows from the
 * database whether those messages reached the provider: it only stores, for a whole claim, how far it may have been sent.
 * The worker that takes over the claims reads this file instead. Messages in the file are uncertain and are not sent
 * again; the other messages of the claims were never started, so they can be sent. The worker writes an entry before the
 * first byte of a request, and frees it when the result is stored. The file outlives the process, but not the machine: only
 * a worker on the same machine can read it, and only if the machine was not restarted. In all other cases the less exact
 * marks in the database count.
 */
export class InFlightJournal {
  readonly #file: string;
  readonly #fd: number;
  readonly #slotOf = new Map<string, { slot: number; claimId: number }>();
  readonly #free: number[] = [];
  readonly #taken = Buffer.alloc(TAKEN_BYTES);
  readonly #log: Logger;
  #reportedAtMs = Number.NEGATIVE_INFINITY;
  #slots = 0;

  /**
   * Null if the system does not identify its boots, or nothing can be written. Then only the marks in the database
   * count.
   */
  static open(folder: string, workerId: string, log: Logger): InFlightJournal | null {
    const bootId = readBootId();
    if (bootId === null) return null;
    try {
      mkdirSync(folder, { recursive: true });
      return new InFlightJournal(path.join(folder, workerId), bootId, log);
    } catch (error) {
      log.warn({ err: error }, 'no journal of the messages in flight; the marks in the database count');
      return null;
    }
  }

  private constructor(file: string, bootId: string, log: Logger) {
    this.#file = file;
    this.#log = log;
    this.#fd = openSync(file, 'wx+');
    writeSync(this.#fd, headOf(bootId), 0, HEAD_BYTES, 0);
  }

  /**
   * Throws if another worker has taken over this worker's claims, and if the entry cannot be written. Otherwise a
   * message could be started that nobody knows about.
   */
  begin({ messageId, claimId }: MessageInClaim, claimedAtWallMs: number): void {
    const slot = this.#slotOf.get(messageId)?.slot ?? this.#free.pop() ?? this.#slots++;
    this.#slotOf.set(messageId, { slot, claimId });
    this.#write(bytesOf(messageId, claimId), HEAD_BYTES + slot * SLOT_BYTES);
    // Both workers write first and check after, so at least one of the two sees the other.
    readSync(this.#fd, this.#taken, 0, TAKEN_BYTES, TAKEN_AT);
    if (claimedAtWallMs <= this.#taken.readDoubleLE())
      throw new Error('another worker has taken over from this one');
  }

  #write(line: Buffer, at: number): void {
    try {
      writeSync(this.#fd, line, 0, line.length, at);
    } catch (error) {
      if (performance.now() - this.#reportedAtMs > REPORT_EVERY_MS) {
        this.#reportedAtMs = performance.now();
        this.#log.error(
          { err: error },
          'the journal of messages in flight cannot be written to the data folder: messages wait',
        );
      }
      throw error;
    }
  }

  /** The end of this message is stored. */
  settled({ messageId, claimId }: MessageInClaim): void {
    const started = this.#slotOf.get(messageId);
    // It may have been claimed again and started before this claim's end is recorded here.
    if (started?.claimId !== claimId) return;
    this.#slotOf.delete(messageId);
    this.#free.push(started.slot);
  }

  /** Records that nothing is in flight any more. */
  close(): void {
    closeSync(this.#fd);
    rmSync(this.#file, { force: true });
  }
}

/**
 * The messages that a dead worker of this machine had started, including some whose end was stored; null if unknown. If
 * the worker was only paused, it starts nothing more of what it had claimed until now.
 */
export function takeOverJournal(folder: string, workerId: string): readonly MessageInClaim[] | null {
  const file = path.join(folder, workerId);
  const bootId = readBootId();
  if (bootId === null) return null;
  let fd: number;
  try {
    fd = openSync(file, 'r+');
  } catch {
    return null;
  }
  try {
    const head = Buffer.alloc(TAKEN_AT);
    readSync(fd, head, 0, TAKEN_AT, 0);
    if (!head.equals(headOf(bootId).subarray(0, TAKEN_AT))) return null;
    const taken = Buffer.alloc(TAKEN_BYTES);
    taken.writeDoubleLE(Date.now());
    writeSync(fd, taken, 0, TAKEN_BYTES, TAKEN_AT);
    return linesIn(readFileSync(file).subarray(HEAD_BYTES));
  } finally {
    closeSync(fd);
  }
}

/**
 * Removes the journals of workers that were lost over a day ago, except those of `workerIds`, which may still be
 * needed. A worker that was only paused keeps writing to its journal. If the journal were removed at the takeover, the
 * next takeover would have to treat every message marked as handed over as uncertain.
 */
export function removeOldJournals(folder: string, workerIds: ReadonlySet<string>): void {
  // The workers of this machine may have written none.
  if (!existsSync(folder)) return;
  const beforeMs = Date.now() - KEPT_MS;
  for (const workerId of readdirSync(folder)) {
    const file = path.join(folder, workerId);
    const isOld = (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? beforeMs) < beforeMs;
    if (isOld && !workerIds.has(workerId)) rmSync(file, { force: true });
  }
}

function readBootId(): string | null {
  try {
    return readFileSync(BOOT_ID_FILE, 'utf8').trim();
  } catch {
    return null;
  }
}

/** A journal with another head does not belong to this boot of the machine. Then the marks in the database count. */
function headOf(bootId: string): Buffer {
  const head = Buffer.alloc(HEAD_BYTES);
  head.write(`${bootId} in claims`.slice(0, TAKEN_AT), 'latin1');
  return head;
}

function bytesOf(messageId: string, claimId: number): Buffer {
  const line = Buffer.alloc(SLOT_BYTES);
  line.write(messageId.replaceAll('-', ''), 'hex');
  line.writeDoubleLE(claimId, ID_BYTES);
  return line;
}

function linesIn(slots: Buffer): MessageInClaim[] {
  return Array.from({ length: Math.floor(slots.length / SLOT_BYTES) }, (_, at) => {
    const line = slots.subarray(at * SLOT_BYTES, (at + 1) * SLOT_BYTES);
    const hex = line.toString('hex', 0, ID_BYTES);
    const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)];
    return { messageId: parts.join('-'), claimId: line.readDoubleLE(ID_BYTES) };
  });
}
