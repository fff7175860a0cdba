import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'id'>({
  source: {
    ask: 'Bellbird adalah perangkat lunak bebas berlisensi AGPL-3.0. Untuk mendapatkan kode sumber yang berjalan di sini, tulis ke {email}.',
  },
});
