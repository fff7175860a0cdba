import type { Language } from '../../contract/language.ts';
import { localeOf } from './shopper-locale.ts';

/** Further products are counted, not named. */
const MOST_NAMED = 3;
/** A longer title is cut, because a message has little space. */
const LONGEST_TITLE = 60;

const OTHERS: Record<Language, (count: number) => string> = {
  en: (count) => `${count} more`,
  de: (count) => `${count} weitere`,
  es: (count) => `${count} más`,
  pt_BR: (count) => `mais ${count}`,
  hi: (count) => `${count} अन्य`,
  ar: (count) => `${count} أخرى`,
};

/** Returns the products of an order as a list with quantities: 2 × Mug, 1 × Towel and 3 more. */
export function itemsOfLines(
  lines: readonly { title: string; quantity: number }[],
  language: Language,
): string {
  const named = lines.slice(0, MOST_NAMED).map(({ title, quantity }) => `${quantity} × ${shorten(title)}`);
  const others = lines.length - named.length;
  // British English has no comma before the last item.
  const list = new Intl.ListFormat(language === 'en' ? 'en-GB' : localeOf(language), { type: 'conjunction' });
  return list.format(others > 0 ? [...named, OTHERS[language](others)] : named);
}

function shorten(title: string): string {
  const characters = [...title];
  return characters.length <= LONGEST_TITLE
    ? title
    : `${characters
        .slice(0, LONGEST_TITLE - 1)
        .join('')
        .trimEnd()}…`;
}
