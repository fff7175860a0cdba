import { LANGUAGES } from '../contract/language.ts';
import type { WordsByLanguage } from './flow/write-flow.ts';

const SUPPORT = '{{supportNumber}}';

/**
 * The words of a WhatsApp template as Messenger takes them: without WhatsApp's asterisks for bold print, and without
 * the paragraph on where to call, since people are in a chat with the page already, and a page needs no number.
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
