import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const DESIGNS = readFileSync(
  path.join(ROOT, 'features/product/opt-in-tools/web/designs/ready-designs.ts'),
  'utf8',
);
const NAMES = [...DESIGNS.matchAll(/picture: '([^']+)'/g)].map(([, name]) => name);

it('the build contains a picture of each of the twelve ready designs', () => {
  expect(NAMES).toHaveLength(12);
  const missing = NAMES.filter(
    (name) => !existsSync(path.join(ROOT, `apps/merchant-web/public/designs/${name}.svg`)),
  );
  expect(missing).toEqual([]);
});
