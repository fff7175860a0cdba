import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { openLogger } from '#platform/logging/logger.ts';
import { InFlightJournal, takeOverJournal } from './in-flight-journal.ts';

/** Other systems do not identify their boots, so there is no journal. */
const hasJournal = existsSync('/proc/sys/kernel/random/boot_id');
const folder = mkdtempSync(path.join(tmpdir(), 'bellbird-journal-'));
const MESSAGE = { messageId: '0199f2c4-7a3b-7c1d-8e2f-123456789abc', claimId: 7 };
const lines: string[] = [];
const log = openLogger('error', 'worker', { write: (line: string) => void lines.push(line) });

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it.runIf(hasJournal)(
  'tells which messages a dead worker had started, and lets the worker start none of them any more',
  () => {
    const journal = open('died');
    journal.begin(MESSAGE, Date.now());
    expect(takeOverJournal(folder, 'died')).toEqual([MESSAGE]);
    expect(() => journal.begin(MESSAGE, Date.now() - 1000)).toThrow('taken over');
  },
);

it.runIf(hasJournal)(
  'starts no message if it cannot write the entry, and logs this once instead of with every message',
  () => {
    const journal = open('full');
    // From here on, nothing can be written to the journal, as on a full disk.
    journal.close();
    for (let nth = 0; nth < 3; nth += 1) expect(() => journal.begin(MESSAGE, Date.now())).toThrow('EBADF');
    expect(lines.filter((line) => line.includes('messages wait'))).toHaveLength(1);
  },
);

function open(workerId: string): InFlightJournal {
  const journal = InFlightJournal.open(folder, workerId, log);
  if (journal === null) throw new Error('no journal');
  return journal;
}
