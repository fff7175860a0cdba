import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { openLogger } from '#platform/logging/logger.ts';
import { InFlightJournal, takeOverJournal } from './in-flight-journal.ts';

/** Other systems do not tell their runs apart, and have no journal. */
const hasJournal = existsSync('/proc/sys/kernel/random/boot_id');
const folder = mkdtempSync(path.join(tmpdir(), 'bellbird-journal-'));
const MESSAGE = { messageId: '0199f2c4-7a3b-7c1d-8e2f-123456789abc', claimId: 7 };
const lines: string[] = [];
const log = openLogger('error', 'worker', { write: (line: string) => void lines.push(line) });

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it.runIf(hasJournal)(
  'knows what a worker had begun after it died, and has the worker begin nothing of it any more',
  () => {
    const journal = open('died');
    journal.begin(MESSAGE, Date.now());
    expect(takeOverJournal(folder, 'died')).toEqual([MESSAGE]);
    expect(() => journal.begin(MESSAGE, Date.now() - 1000)).toThrow('taken over');
  },
);

it.runIf(hasJournal)(
  'begins nothing that it cannot write down, and says so once and not with every message',
  () => {
    const journal = open('full');
    // As on a full disk, nothing can be written to it from here on.
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
