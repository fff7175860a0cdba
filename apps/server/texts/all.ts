import { inReadersLanguage } from '#platform/language/reader.ts';
import { texts as en } from './en.ts';

export const texts = inReadersLanguage({ en });
