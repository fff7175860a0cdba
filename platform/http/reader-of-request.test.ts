import { expect, it } from 'vitest';
import { readerOf } from './reader-of-request.ts';

const NOBODY = { language: 'en', locale: 'en-GB' };

it.each([
  [{}, NOBODY],
  [{ 'accept-language': 'en-US,en;q=0.9' }, { language: 'en', locale: 'en-US' }],
  [{ 'accept-language': 'xx, en-AU;q=0.2, en-IN;q=0.8' }, { language: 'en', locale: 'en-IN' }],
  [{ 'accept-language': 'en-US;q=0' }, NOBODY],
  [{ 'accept-language': ';;,,q=1;' + 'x'.repeat(5000) }, NOBODY],
  [
    { cookie: 'bellbird_language=xx', 'accept-language': 'en-NZ' },
    { language: 'en', locale: 'en-NZ' },
  ],
  [{ 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' }, { language: 'de', locale: 'de-AT' }],
  [{ 'accept-language': 'fr, pt;q=0.5' }, { language: 'pt-BR', locale: 'pt-BR' }],
  [
    { cookie: 'x=y; bellbird_language=ar', 'accept-language': 'de' },
    { language: 'ar', locale: 'ar-u-nu-latn' },
  ],
  [{ cookie: 'a=b; bellbird_language=<script>' }, NOBODY],
])('reads %j as %j', (headers, reader) => {
  expect(readerOf({ headers })).toEqual(reader);
});
