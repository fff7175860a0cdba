import { type ComponentChild, render } from 'preact';
import type { PublicTool } from '../contract/tool.ts';
import { reportedCorners } from './corner.ts';
import type { ShownTool, StorefrontApi, ToolView } from './storefront-api.ts';
import { WIDGET_STYLE } from './widget-style.ts';

/** A tool's appearance: its style sheet, and what it draws. */
export interface ToolDrawing<Tool extends PublicTool> {
  style: string;
  /** The name of the page's place for it. Without one it is at the window's edge. */
  place?: string;
  draw(tool: Tool, api: StorefrontApi, view: ToolView): ComponentChild;
}

/**
 * Shows a tool in a shadow tree: no style of the shop reaches it, and none of ours leaves it. Returns null if the tool
 * is already there, because a theme may embed the script twice.
 */
export function showInShadow<Tool extends PublicTool>(
  { style, place, draw }: ToolDrawing<Tool>,
  tool: Tool,
  api: StorefrontApi,
  view: ToolView,
): ShownTool<Tool> | null {
  const { preview } = api;
  if (!preview && document.querySelector(`[data-bellbird="${tool.id}"]`)) return null;
  const host = document.createElement('div');
  host.style.cssText = reportedCorners();
  host.dataset['bellbird'] = tool.id;
  const within = preview?.host ?? (place && document.querySelector(`[data-bellbird-place="${place}"]`));
  if (preview) host.dataset['preview'] = place ?? '';
  else if (within) host.dataset['inline'] = '';
  const root = host.attachShadow({ mode: 'open' });
  const stage = document.createElement('div');
  stage.className = within ? 'stage' : 'stage window';
  root.append(stage);
  addStyle(root, WIDGET_STYLE + style + (preview?.style ?? ''));
  const put = () => (within || document.body).append(host);
  put();
  const stopKeeping = within ? undefined : keepInSight(host, stage, put);
  const update: ShownTool<Tool>['update'] = (now, nowApi, nowView) => {
    stage.dir = nowApi.words.dir;
    stage.lang = nowApi.words.lang;
    render(draw(now, nowApi, nowView), stage);
  };
  update(tool, api, view);
  api.count(tool.id, 'impression');
  return {
    update,
    isThere: () => host.isConnected,
    remove() {
      stopKeeping?.();
      render(null, stage);
      host.parentNode?.removeChild(host);
    },
  };
}

/**
 * Keeps a tool at the window's edge visible. A theme may replace the body, or move it with a transform, which positions
 * fixed elements in the whole page instead of the window. Returns a function that stops this.
 */
function keepInSight(host: HTMLElement, stage: HTMLElement, put: () => void): () => void {
  const size = new ResizeObserver(() => {
    // The top layer is always positioned in the window. It is only used when needed, because it also covers layers that
    // a page places above tools on purpose.
    if (stage.offsetHeight <= innerHeight) return;
    host.popover = 'manual';
    host.showPopover?.();
  });
  size.observe(stage);
  const body = new MutationObserver(() => {
    // A modal card would return as a card that is not modal.
    if (!host.isConnected && !stage.querySelector('dialog')) put();
  });
  body.observe(document.documentElement, { childList: true });
  return () => {
    size.disconnect();
    body.disconnect();
  };
}

/** A shop's content security policy forbids style elements, but not sheets that a script creates. */
function addStyle(root: ShadowRoot, text: string): void {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    root.adoptedStyleSheets = [sheet];
  } catch {
    // For browsers from before 2023.
    const style = document.createElement('style');
    style.textContent = text;
    root.append(style);
  }
}
