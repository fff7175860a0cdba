import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';

const AT_ONCE = 10_000;
/** Out of a hundred rows, the number with spaces in the phone number, and the number with an invalid phone number. */
const [SPACED, BAD] = [17, 3];

/** Writes a list like those of shops: five columns, one of them quoted, and phone numbers as people type them. */
export async function writeList(place: string, rows: number): Promise<void> {
  const file = createWriteStream(place);
  file.write('First name,Last name,Phone,Consent,City\n');
  for (let started = 0; started < rows; started += AT_ONCE) {
    const lines = Array.from({ length: Math.min(AT_ONCE, rows - started) }, (_, nth) =>
      writeRow(started + nth),
    );
    if (!file.write(lines.join(''))) await once(file, 'drain');
  }
  file.end();
  await finished(file);
}

function writeRow(nth: number): string {
  return `Anna ${nth},"Vogel, of ${nth % 97}",${phoneOf(nth)},${nth % 2 === 0 ? 'yes' : 'no'},Bonn ${nth % 500}\n`;
}

/** Returns a unique phone number. Numbers of neighbouring rows are far apart, as in a list sorted by name. */
function phoneOf(nth: number): string {
  const digits = String(10_000_000 + ((nth * 7_919_993) % 89_999_981));
  const kind = nth % 100;
  if (kind < BAD) return '+49 30';
  return kind < BAD + SPACED ? `+49 151 ${digits.slice(0, 4)} ${digits.slice(4)}` : `+49151${digits}`;
}
