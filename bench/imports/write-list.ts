import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';

const AT_ONCE = 10_000;
/** Of a hundred rows, this many have spaces in the number, and this many have an invalid number. */
const [SPACED, BAD] = [17, 3];

/** Writes a list as shops have them: five columns, one quoted, and numbers as people type them. */
export async function writeList(place: string, rows: number): Promise<void> {
  const file = createWriteStream(place);
  file.write('First name,Last name,Phone,Consent,City\n');
  for (let begun = 0; begun < rows; begun += AT_ONCE) {
    const lines = Array.from({ length: Math.min(AT_ONCE, rows - begun) }, (_, nth) => writeRow(begun + nth));
    if (!file.write(lines.join(''))) await once(file, 'drain');
  }
  file.end();
  await finished(file);
}

function writeRow(nth: number): string {
  return `Anna ${nth},"Vogel, of ${nth % 97}",${phoneOf(nth)},${nth % 2 === 0 ? 'yes' : 'no'},Bonn ${nth % 500}\n`;
}

/** Unique, and far apart from row to row, as in a list sorted by name. */
function phoneOf(nth: number): string {
  const digits = String(10_000_000 + ((nth * 7_919_993) % 89_999_981));
  const kind = nth % 100;
  if (kind < BAD) return '+49 30';
  return kind < BAD + SPACED ? `+49 151 ${digits.slice(0, 4)} ${digits.slice(4)}` : `+49151${digits}`;
}
