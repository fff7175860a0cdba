import { inReadersLanguage } from '#platform/language/reader.ts';
import { texts as ar } from './ar.ts';
import { texts as de } from './de.ts';
import { texts as en } from './en.ts';
import { texts as es } from './es.ts';
import { texts as id } from './id.ts';
import { texts as ptBr } from './pt-br.ts';

export const texts = inReadersLanguage({ en, 'pt-BR': ptBr, es, de, id, ar });
