import type { Channel } from '#platform/channel/channel.ts';
import type { PublicTool } from '../../contract/tool.ts';
import type { Prize } from '../../widget-kit/ask-prize.ts';
import type { Device, StorefrontApi, ToolFile, ToolView } from '../../widget-kit/storefront-api.ts';
import { wordLanguage } from '../../widget-kit/word-language.ts';

/** The preview's changes to a tool's style sheet: the frame is the window, and a missing picture has a placeholder. */
const PREVIEW_STYLE = `
:host([data-preview]) {
  position: absolute !important; width: auto !important; height: auto !important; z-index: auto !important;
}
:host([data-preview]) .stage { position: absolute; overflow: hidden; }
.veil { position: absolute; inset: 0; background: #1419268c; }
.none { background: #e3e7ef; }
`;

export interface PreviewOptions {
  type: string;
  channel: Channel;
  view: ToolView;
  device: Device;
  /** The shop's language, for texts that the merchant did not write. */
  language: string;
  /** The prize in the completed view, or null if that view shows none. */
  prize: Prize | null;
}

/** The parts of a preview that open a panel when they are clicked. */
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
  update(settings: PublicTool['settings'], look: PreviewOptions): Promise<void>;
  remove(): void;
}

/**
 * Draws a tool as shoppers see it, with the file that their pages load. The host element has a position and a size, and
 * acts as the window. Nothing in the preview submits anything. `onPart` receives clicks. Rejects if the file cannot be
 * loaded.
 */
export async function previewTool(
  host: HTMLElement,
  settings: PublicTool['settings'],
  look: PreviewOptions,
  onPart: (part: PreviewPart) => void = () => undefined,
): Promise<ToolPreview> {
  const [{ show }, api] = await Promise.all([loadTool(look), previewApi(host, look)]);
  const shown = show(toolOf(settings, look), api, look.view);
  const root = host.lastElementChild?.shadowRoot;
  if (!shown || !root) throw new Error(`The ${look.type} draws nothing.`);
  root.addEventListener('click', (event) => hearPart(event, onPart), true);
  // Forms and keys in the preview work only for shoppers.
  root.addEventListener('submit', (event) => event.preventDefault(), true);
  return {
    update: async (now, nowLook) =>
      shown.update(toolOf(now, nowLook), await previewApi(host, nowLook), nowLook.view),
    remove: () => shown.remove(),
  };
}

function toolOf(settings: PublicTool['settings'], { type, channel }: PreviewOptions): PublicTool {
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

async function previewApi(host: HTMLElement, look: PreviewOptions): Promise<StorefrontApi> {
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
    // People who left a number always get a link to confirm it. On Messenger, opening the chat is the sign-up.
    preview: { host, style: PREVIEW_STYLE, prize, confirmUrl: channel === 'WA' ? '#' : null },
  };
}

// Loads the shoppers' own file, which this bundle does not contain, so that a preview cannot differ from it.
function loadTool({ type, language }: PreviewOptions): Promise<ToolFile> {
  const file = `/storefront/${type}_${wordLanguage(language)}.js`;
  return import(/* @vite-ignore */ file) as Promise<ToolFile>;
}

/** The QR code of a preview, which says that it is a sample. A real code names the tool and its number. */
const SAMPLE_CODE =
  'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAP6O5iY/gEEjCkXQQC6bo16roBdMW5+V0AukmQa66AQRTBtFBAP6qqqq/gABL3XTAADaYlEdIIAaLpuarMAwlWtNN4AXF4xhh5AC7ls5HhgGwHEK0dQCGQZTfaoByFIRVZ0AUxyq0pGAOIC4P6wAPrfd/VpgF422OhPwAm7Ni9N4Bi0smc7AAvkvjHooAeOD8Ax5AGOhixA0gHJZ0JwfwDvY3a/LIBi+0RMLwAqoCZUJiAWL6fOMTAOqx+ffigGR2THylAD+i0I1+gAAaJmZRQA/ltNm6wAQR1l0sbALrfmbn8gF1y8f+hwC6Xd703IBBWZ0Ei0A/o4m+YQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA==';
