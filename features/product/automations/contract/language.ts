import * as z from 'zod/mini';

/** The languages that every default text is written in, as templates name them; the first is there always. */
export const LANGUAGES = ['en', 'de', 'es', 'pt_BR', 'hi', 'ar'] as const;
export const Language = z.enum(LANGUAGES);
export type Language = z.infer<typeof Language>;
