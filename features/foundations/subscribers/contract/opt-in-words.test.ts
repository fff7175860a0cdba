import { expect, it } from 'vitest';
import { optInWay } from './opt-in-words.ts';

it.each([
  ['orderUpdates', 'Order updates'],
  ['visualPopup', 'Pop-up'],
  ['import', 'Imported list'],
  ['backInStock', 'Back in stock'],
])('%s is called %s', (source, name) => {
  expect(optInWay(source)).toBe(name);
});
