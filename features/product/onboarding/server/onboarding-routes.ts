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

/** Returns Shopify's link that opens the theme editor with our app embed ready to be switched on. */
function themeEditorUrl(app: { url: string; apiKey: string }, shopUrl: string): string {
  const query = new URLSearchParams({ context: 'apps', activateAppId: `${app.apiKey}/${EMBED_HANDLE}` });
  return `${app.url.replace('{shop}', shopUrl)}/admin/themes/current/editor?${query.toString()}`;
}

/** Returns the script tag of our app embed, as far as one line can be the same on all pages. */
function scriptTag(publicUrl: string, shopUrl: string): string {
  return `<script async src="${publicUrl}/storefront/embed.js?pageId=${shopUrl}" data-page-id="${shopUrl}"></script>`;
}
