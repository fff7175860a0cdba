import type { Context } from '#platform/context.ts';
import type { CallBinder } from '#platform/http/bind-call.ts';
import { getOnboarding } from '../contract/onboarding-calls.ts';

/** The name of the block file in our theme app extension. */
export const EMBED_HANDLE = 'bellbird';

export function registerOnboardingRoutes(bind: CallBinder, ctx: Context): void {
  bind.merchant(getOnboarding, ({ session }) =>
    Promise.resolve({
      themeEditorUrl: themeEditorUrl(ctx.settings.shopify, session.shopUrl),
      scriptTag: scriptTag(ctx.settings.publicUrl, session.shopUrl),
    }),
  );
}

/** Shopify's deep link that opens the theme editor with an app's embed ready to be switched on. */
function themeEditorUrl(app: { url: string; apiKey: string }, shopUrl: string): string {
  const query = new URLSearchParams({ context: 'apps', activateAppId: `${app.apiKey}/${EMBED_HANDLE}` });
  return `${app.url.replace('{shop}', shopUrl)}/admin/themes/current/editor?${query.toString()}`;
}

/** The same as our app embed puts into a page, as far as a line that is the same on each page can say it. */
function scriptTag(publicUrl: string, shopUrl: string): string {
  return `<script async src="${publicUrl}/storefront/embed.js?pageId=${shopUrl}" data-page-id="${shopUrl}"></script>`;
}
