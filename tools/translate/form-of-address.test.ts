import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('German texts for merchants say “du”, never “Sie”', () => {
  const files = globSync('{apps,features,platform}/**/texts/de{,-*}.ts', { exclude: ['**/node_modules/**'] });
  expect(files.length).toBeGreaterThan(30);
  // At the start of a sentence, "Sie" can also mean "they".
  const formal = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => /[a-zäöüß,] (Sie|Ihnen|Ihre[nmrs]?)\b/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(formal).toEqual([]);
});
