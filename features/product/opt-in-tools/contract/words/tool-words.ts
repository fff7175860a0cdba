import { AR } from './ar.ts';
import { DE } from './de.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';
import { FR } from './fr.ts';
import { HI } from './hi.ts';
import { IT } from './it.ts';
import type { ToolLanguage } from './languages.ts';
import { NL } from './nl.ts';
import { PT } from './pt.ts';
import { TR } from './tr.ts';

/** The default texts of a new tool. `shop` is the shop's name. */
export interface ToolWords {
  consent: { WA: (shop: string) => string; FB: (shop: string) => string };
  submit: string;
  /** The choices for the text on Messenger's button. A new tool has the first one. */
  messengerButtons: readonly [string, ...string[]];
  offersTitle: { WA: string; FB: string };
  offersSubtitle: { WA: string; FB: string };
  discountTitle: string;
  discountSubtitle: string;
  updatesTitle: string;
  updatesSubtitle: string;
  smallPrint: string;
  /** On Messenger the shopper has to start a chat first. */
  doneTitle: { WA: string; FB: string };
  doneSubtitle: { WA: string; FB: string };
  doneText: { WA: string; FB: string };
  /** The text above a code. On Messenger the code comes in the chat. */
  codeSubtitle: string;
  wheelPill: string;
  wheelTitle: string;
  wheelSubtitle: string;
  /** The text of a prize with its percentage. */
  percentOff: (percent: number) => string;
  /** The text of an added prize, until the merchant writes it. */
  newOffer: string;
  won: string;
  chatGreeting: string;
  chatHeading: (shop: string) => string;
  chatSubheading: string;
  chatButton: string;
  chatFirstWords: string;
  loggedIn: string;
  loggedOut: string;
  checkoutTitle: string;
  checkoutSubtitle: string;
}

const WORDS: Record<ToolLanguage, ToolWords> = {
  en: EN,
  de: DE,
  es: ES,
  pt: PT,
  fr: FR,
  it: IT,
  nl: NL,
  hi: HI,
  ar: AR,
  tr: TR,
};

/** Returns the texts of a language. */
export function toolWords(language: ToolLanguage): ToolWords {
  return WORDS[language];
}
