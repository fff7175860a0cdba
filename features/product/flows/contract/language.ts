import * as z from 'zod/mini';

/** The languages of every default text, as templates name them. The first one always exists. */
export const LANGUAGES = ['en', 'de', 'es', 'pt_BR', 'hi', 'ar'] as const;
export const Language = z.enum(LANGUAGES);
export type Language = z.infer<typeof Language>;
