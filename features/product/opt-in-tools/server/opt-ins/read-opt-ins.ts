import { findChatNumbers } from '#features/foundations/channels/server/index.ts';
import { CONSENT_LANGUAGES, confirmationText } from '#features/foundations/consent/server/index.ts';
import { shopDay } from '#platform/clock/shop-day.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { ownPage } from '#platform/http/own-page.ts';
import { ipPrefix } from '#platform/http/sources/address-blocks.ts';
import { shortCode } from '#platform/ids/short-code.ts';
import type { ToolSettings } from '../../contract/tool-definition.ts';
import { knownLocale, plainUserAgent } from '../../rules/known-proof.ts';
import type { AskedOptIn } from './asked-opt-in.ts';
import type { KnownTools, OptInTool } from './known-tools.ts';
import { findShownWordings } from './shown-wording.ts';

/** A valid opt-in with the wording that was shown. */
export interface ReadyOptIn extends AskedOptIn {
  tool: OptInTool;
  settings: ToolSettings;
  proof: ReturnType<typeof proofOf> & { wording: string };
  /** The link that confirms it in WhatsApp. Null while the shop has no number there. */
  confirmUrl: string | null;
  /** The shop's day. */
  today: string;
}

type Found = AskedOptIn & Pick<ReadyOptIn, 'tool' | 'settings'>;

/** Reads the tools and shops of many opt-ins. Returns the reason for those that are refused, in their order. */
export async function readOptIns(
  ctx: Context,
  tx: Tx,
  tools: KnownTools,
  asked: readonly AskedOptIn[],
): Promise<(ReadyOptIn | AppError)[]> {
  const found = await findAsked(tx, tools, asked);
  const known = found.flatMap((one) => (one instanceof AppError ? [] : [one]));
  const wordings = await findShownWordings(
    tx,
    known.map(({ tool, settings, given }) => {
      return { tool, consentWording: settings.consentWording, version: given.wordingVersion };
    }),
  );
  const wordingOf = new Map(known.map((one, nth) => [one, wordings[nth] ?? null]));
  const numbers = await findChatNumbers(tx, [...new Set(known.map(({ shop }) => shop.shop_id))]);
  return found.map((one) => {
    if (one instanceof AppError) return one;
    const wording = wordingOf.get(one) ?? null;
    if (wording === null) return new AppError('WORDING_CHANGED', { field: 'wordingVersion' });
    const proof = { ...proofOf(ctx, one), wording };
    const { shop } = one;
    const text = confirmationText(proof.confirmationCode, proof.locale ?? shop.locale);
    const confirmUrl = confirmUrlOf(ctx, numbers.get(shop.shop_id) ?? null, text);
    return { ...one, proof, confirmUrl, today: shopDay(ctx.clock.now(), shop.time_zone) };
  });
}

async function findAsked(
  tx: Tx,
  tools: KnownTools,
  asked: readonly AskedOptIn[],
): Promise<(Found | AppError)[]> {
  const known = await tools.find(
    tx,
    asked.map(({ shop, given }) => ({ shop, toolId: given.toolId })),
  );
  return asked.map((one, nth) => {
    const { tool, settings = null } = known[nth] ?? {};
    // On Messenger people sign up in the chat.
    if (tool?.channel !== 'WA') return new AppError('NOT_FOUND', { field: 'toolId' });
    if (!tool.is_active || settings === null) return new AppError('TOOL_NOT_ACTIVE');
    return { ...one, tool, settings };
  });
}

/** Returns the proof: the plausible parts of what the caller sends, and no free text. */
function proofOf(ctx: Context, { shop, tool, given, visit }: Found) {
  const storeHost = new URL(ctx.settings.shopify.url.replace('{shop}', shop.shop_url)).host;
  return {
    toolId: tool.tool_id,
    toolType: tool.type,
    pageAddress: ownPage(given.pageAddress, [shop.shop_url, shop.domain, storeHost]),
    ipPrefix: ipPrefix(visit.ip),
    userAgent: plainUserAgent(visit.userAgent),
    locale: knownLocale(given.locale, CONSENT_LANGUAGES),
    confirmationCode: shortCode(),
  };
}

function confirmUrlOf({ settings }: Context, number: string | null, text: string): string | null {
  if (number === null) return null;
  return `${settings.meta.whatsappLinkUrl}/${number}?text=${encodeURIComponent(text)}`;
}
