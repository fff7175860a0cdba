import { LANGUAGES } from '#features/product/flows/contract/language.ts';
import type { WordsByLanguage } from '#features/product/flows/rules/flow/write-flow.ts';

const SUPPORT = '{{supportNumber}}';

/**
 * Converts the texts of a WhatsApp template for Messenger: without asterisks for bold text, and without the paragraph
 * with the support number, because people are already in the page's chat.
 */
export function messengerWords(words: WordsByLanguage): WordsByLanguage {
  const written = LANGUAGES.flatMap((language) => {
    const text = words[language];
    return text ? [[language, { ...text, body: plain(text.body) }] as const] : [];
  });
  return { en: { ...words.en, body: plain(words.en.body) }, ...Object.fromEntries(written) };
}

function plain(body: string): string {
  const paragraphs = body.replaceAll('*', '').split('\n\n');
  return paragraphs.filter((paragraph) => !paragraph.includes(SUPPORT)).join('\n\n');
}
