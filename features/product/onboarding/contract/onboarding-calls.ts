import * as z from 'zod/mini';
import { defineCall } from '#platform/http/call.ts';

export const getOnboarding = defineCall({
  method: 'GET',
  path: '/database/api/onboarding/getOnboarding',
  summary: 'What the onboarding needs to lead a merchant on',
  query: z.object({ shopUrl: z.string() }),
  response: z.object({
    /** The store's theme editor, with our app embed ready to be switched on. */
    themeEditorUrl: z.string(),
    /** The line of HTML that loads the script in a theme without app embeds. */
    scriptTag: z.string(),
  }),
  access: 'view',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'],
});
