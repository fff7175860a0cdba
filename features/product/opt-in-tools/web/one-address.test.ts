import { expect, it } from 'vitest';
import { DE } from '../contract/words/de.ts';
import { ES } from '../contract/words/es.ts';
import { IT } from '../contract/words/it.ts';
import { NL } from '../contract/words/nl.ts';
import { PT } from '../contract/words/pt.ts';
import { TR } from '../contract/words/tr.ts';
import { words as de } from '../widget-kit/words/de.ts';
import { words as es } from '../widget-kit/words/es.ts';
import { words as it_ } from '../widget-kit/words/it.ts';
import { words as nl } from '../widget-kit/words/nl.ts';
import { words as pt } from '../widget-kit/words/pt.ts';
import { words as tr } from '../widget-kit/words/tr.ts';

/** Patterns for the formal address (Sie, usted, Lei, u, siz), and for words of Portugal, because our texts are Brazilian. */
it.each([
  ['de', DE, de, /\b(Sie|Ihre?[nmrs]?)\b/],
  [
    'es',
    ES,
    es,
    /(?<!\p{L})(su|sus|usted|envíenos|revise|espere|pruebe|escriba|recibirá|ha ganado)(?!\p{L})/iu,
  ],
  ['it', IT, it_, /\b(suo|sua|invii|inserisca|controlli|aspetti|riprovi|legga|ha vinto|ha fermato)\b/i],
  ['nl', NL, nl, /\b(u|uw)\b/i],
  ['pt', PT, pt, /\b(telemóvel|ligação|indicativo|algarismos|a girar|as nossas|o seu)\b/i],
  ['tr', TR, tr, /(ınız|iniz|unuz|ünüz|gönderin|deneyin|edin\.|yazın\.|alırsınız)/i],
])(
  'uses the informal address in all texts of a card in %s',
  (_language, ofNewTools, ofAllTools, otherwise) => {
    for (const text of JSON.stringify([ofNewTools, ofAllTools], null, 1).split('\n'))
      expect(text).not.toMatch(otherwise);
  },
);
