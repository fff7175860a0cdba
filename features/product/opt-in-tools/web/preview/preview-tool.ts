import type { Channel } from '#platform/channel/channel.ts';
import type { PublicTool } from '../../contract/tool.ts';
import type { Prize } from '../../widget-kit/ask-prize.ts';
import type { Device, StorefrontApi, ToolFile, ToolView } from '../../widget-kit/storefront-api.ts';
import { wordLanguage } from '../../widget-kit/word-language.ts';
import { SAMPLE_CODE } from './sample-code.ts';

/** What a preview changes in a tool's own sheet: the frame is the window, and a missing picture has a place. */
const PREVIEW_STYLE = `
:host([data-preview]) {
  position: absolute !important; width: auto !important; height: auto !important; z-index: auto !important;
}
:host([data-preview]) .stage { position: absolute; overflow: hidden; }
.veil { position: absolute; inset: 0; background: #1419268c; }
.none { background: #e3e7ef; }
`;

export interface PreviewLook {
  type: string;
  channel: Channel;
  view: ToolView;
  device: Device;
  /** Of the shop: the words that are not the merchant's. */
  language: string;
  /** What a sign-up brings, as the completed view says; null for nothing that is told there. */
  prize: Prize | null;
}

/** What a merchant may click: each has its editor. */
export const PREVIEW_PARTS = [
  'title',
  'subtitle',
  'text',
  'background',
  'image',
  'logo',
  'pill',
  'closeButton',
  'submit',
  'messenger',
  'consent',
  'chatWay',
  'discountCode',
  'wheel',
  'wheelLogo',
  'wheelBackground',
  'widget',
  'heading',
  'greeting',
] as const;
export type PreviewPart = (typeof PREVIEW_PARTS)[number];

export interface ToolPreview {
  update(settings: PublicTool['settings'], look: PreviewLook): Promise<void>;
  remove(): void;
}

/**
 * Draws a tool as shoppers see it, by the very file that their pages load, into a host that is positioned and has a size:
 * it is the window of the preview. Nothing in it acts; `onPart` hears what was clicked. Rejects when the file cannot be
 * loaded.
 */
export async function previewTool(
  host: HTMLElement,
  settings: PublicTool['settings'],
  look: PreviewLook,
  onPart: (part: PreviewPart) => void = () => undefined,
): Promise<ToolPreview> {
  const [{ show }, api] = await Promise.all([loadTool(look), previewApi(host, look)]);
  const shown = show(toolOf(settings, look), api, look.view);
  const root = host.lastElementChild?.shadowRoot;
  if (!shown || !root) throw new Error(`The ${look.type} draws nothing.`);
  root.addEventListener('click', (event) => hearPart(event, onPart), true);
  // What would be typed or sent by keyboard is for shoppers.
  root.addEventListener('submit', (event) => event.preventDefault(), true);
  return {
    update: async (now, nowLook) =>
      shown.update(toolOf(now, nowLook), await previewApi(host, nowLook), nowLook.view),
    remove: () => shown.remove(),
  };
}

function toolOf(settings: PublicTool['settings'], { type, channel }: PreviewLook): PublicTool {
  const isChatOffered = channel === 'WA' && settings.offersChat === true;
  const chatCode = isChatOffered ? SAMPLE_CODE : undefined;
  return { id: 'preview', type, channel, settings, wordingVersion: '', chatUrl: '#', chatCode };
}

function hearPart(event: Event, onPart: (part: PreviewPart) => void): void {
  event.preventDefault();
  event.stopPropagation();
  const name = (event.target as Element).closest('[data-part]')?.getAttribute('data-part');
  const part = PREVIEW_PARTS.find((one) => one === name);
  if (part) onPart(part);
}

async function previewApi(host: HTMLElement, look: PreviewLook): Promise<StorefrontApi> {
  const { channel, device, prize } = look;
  const nothing = () => undefined;
  return {
    pageId: '',
    location: { href: '' },
    words: (await loadTool(look)).words,
    device,
    ask: () => Promise.reject(new Error('A preview asks nothing.')),
    readTools: async () => [],
    count: nothing,
    hide: nothing,
    hidden: () => [],
    closed: nothing,
    memory: { visitorId: '', optedIn: [], closes: [] },
    keep: nothing,
    // Who left a number is always given the link to confirm it by; on Messenger the chat is the sign-up.
    preview: { host, style: PREVIEW_STYLE, prize, confirmUrl: channel === 'WA' ? '#' : null },
  };
}

// Shoppers' own file, which this program does not contain: a preview cannot differ from what they get.
function loadTool({ type, language }: PreviewLook): Promise<ToolFile> {
  const file = `/storefront/${type}_${wordLanguage(language)}.js`;
  return import(/* @vite-ignore */ file) as Promise<ToolFile>;
}
