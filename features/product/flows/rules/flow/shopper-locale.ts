import type { FlowNode } from '../../contract/flow-node.ts';
import type { Language } from '../../contract/language.ts';
import { templatesIn } from './default-nodes.ts';

/** Returns a language's name in browsers and Node, for a language as templates name it: pt-BR for pt_BR. */
export function localeOf(language: string): string {
  return language.replace('_', '-');
}

/** Returns the locale of a text's numbers: its template's language, which can be any, else the given one. */
export function localeOfText(nodes: readonly FlowNode[], language: Language): string {
  return localeOf(templatesIn(nodes)[0]?.language ?? language);
}

/** Formats a percentage for the readers of a locale: 12.5% in English, 12,5 % in German. */
export function formatPercent(percent: number, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  return format.format(percent / 100);
}
