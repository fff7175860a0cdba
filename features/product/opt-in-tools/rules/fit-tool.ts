import { note, refusal, type CopyNote, type CopyRefusal } from '#platform/copies/copy-note.ts';
import { isNamedIn, type CopySource } from '#platform/copies/copy-source.ts';
import type { PortableTool } from '../contract/portable-tool.ts';
import type { NewTool, ToolDefinition, ToolSettings } from '../contract/tool-definition.ts';
import { PLACEHOLDER_CODE } from '../contract/tool-discount.ts';

interface Fitting {
  source: CopySource;
  /** The tool in its new store. */
  newTool: NewTool;
  fileAddress: (address: string) => string | null;
}

export type FittedTool = { settings: ToolSettings; notes: CopyNote[] } | { refusal: CopyRefusal };

/**
 * Returns the settings of a tool in another store. Left out are codes, numbers and follow-ups of the source store, and
 * a consent text that names it: shoppers would agree to messages from the wrong store.
 */
export function fitTool(
  definition: ToolDefinition,
  { settings, language }: PortableTool,
  { source, newTool, fileAddress }: Fitting,
): FittedTool {
  const usual = definition.defaultSettings(newTool);
  const notes: CopyNote[] = [];
  const fitted = definition.settings.safeParse({
    ...withPictures(settings, fileAddress),
    consentWording: fitWording(settings, { source, usual, notes }),
    ...fitPrizes(settings, notes),
    ...fitChat(settings, notes),
    ...(settings.guideStep !== undefined && { guideStep: usual.guideStep }),
  });
  if (!fitted.success) return refusal('faulty', { fault: definition.name });
  if (settings.guideStep !== undefined) notes.push(note('checkoutGuide'));
  if (namesCatalogue(settings)) notes.push(note('pageRules'));
  if (language !== newTool.language) notes.push(note('language', { language }));
  return { settings: fitted.data, notes };
}

function fitWording(
  { consentWording }: ToolSettings,
  { source, usual, notes }: { source: CopySource; usual: ToolSettings; notes: CopyNote[] },
): string {
  if (!isNamedIn(source, consentWording)) return consentWording;
  notes.push(note('consentWording'));
  return usual.consentWording;
}

/** Codes exist in one store only. Percentages stay, because Bellbird makes such codes itself. */
function fitPrizes({ discount, wheel }: ToolSettings, notes: CopyNote[]): Partial<ToolSettings> {
  const isLost = (code: string | null | undefined): code is string =>
    code !== null && code !== undefined && code !== '' && code !== PLACEHOLDER_CODE;
  const code = discount?.kind === 'fixed' ? discount.code : null;
  const codes = [code, ...(wheel?.offers ?? []).map(({ discountCode }) => discountCode)].filter(isLost);
  notes.push(...[...new Set(codes)].map((lost) => note('discountCode', { code: lost })));
  return {
    ...(discount?.kind === 'fixed' && { discount: { ...discount, code: PLACEHOLDER_CODE } }),
    ...(wheel && {
      wheel: { ...wheel, offers: wheel.offers.map((offer) => ({ ...offer, discountCode: null })) },
    }),
  };
}

function fitChat({ chat, flowId }: ToolSettings, notes: CopyNote[]): Partial<ToolSettings> {
  if (flowId) notes.push(note('followUp'));
  if (chat && chat.supportNumber !== '') notes.push(note('supportNumber'));
  return {
    ...(flowId !== undefined && { flowId: null }),
    ...(chat && { chat: { ...chat, supportNumber: '' } }),
  };
}

/** Whether the tool is shown on pages of the source's products or collections. */
function namesCatalogue({ behaviour }: ToolSettings): boolean {
  const { include = [], exclude = [] } = behaviour?.pages ?? {};
  return [...include, ...exclude].some(({ text }) => /\b(products|collections)\//i.test(text));
}

/** Returns the addresses of all pictures. */
export function picturesOf({ image, background, wheel, views }: ToolSettings): string[] {
  const addresses = [
    image?.url,
    background?.kind === 'image' ? background.url : null,
    wheel?.wheelLogoUrl,
    views?.open?.heroLogoUrl,
    views?.completed?.heroLogoUrl,
  ];
  return addresses.filter((address) => typeof address === 'string');
}

function withPictures(settings: ToolSettings, fileAddress: (address: string) => string | null): ToolSettings {
  const { image, background, wheel, views } = settings;
  const moved = (address: string | null) => (address === null ? null : fileAddress(address));
  const { wheelLogoUrl = null } = wheel ?? {};
  const behind = background?.kind === 'image' ? fileAddress(background.url) : null;
  return {
    ...settings,
    ...(image && { image: { ...image, url: moved(image.url) } }),
    ...(wheel && { wheel: { ...wheel, wheelLogoUrl: moved(wheelLogoUrl) } }),
    ...(background?.kind === 'image' && {
      background: behind === null ? PLAIN_BACKGROUND : { kind: 'image' as const, url: behind },
    }),
    ...(views && {
      views: {
        ...views,
        ...(views.open && { open: { ...views.open, heroLogoUrl: moved(views.open.heroLogoUrl) } }),
        ...(views.completed && {
          completed: { ...views.completed, heroLogoUrl: moved(views.completed.heroLogoUrl) },
        }),
      },
    }),
  };
}

const PLAIN_BACKGROUND = { kind: 'color', color: '#FFFFFF' } as const;
