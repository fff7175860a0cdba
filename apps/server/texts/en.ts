import type { Catalogue } from '#platform/language/catalogue.ts';

export const texts = {
  source: {
    ask: 'Bellbird is free software under AGPL-3.0. To get the source code that runs here, write to {email}.',
  },
} as const satisfies Catalogue;
