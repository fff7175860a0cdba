import { type ComponentChild, render } from 'preact';
import { WIDGET_STYLE } from './widget-style.ts';

/**
 * Puts a tool on the page, in a shadow tree: no style of the shop comes in, none of ours goes out. False when there is
 * one already.
 */
export function showInShadow(toolId: string, style: string, view: ComponentChild): boolean {
  // A theme may embed the script twice.
  if (document.querySelector('[data-bellbird]')) return false;
  const host = document.createElement('div');
  host.dataset['bellbird'] = toolId;
  const root = host.attachShadow({ mode: 'open' });
  const place = document.createElement('div');
  root.append(place);
  addStyle(root, WIDGET_STYLE + style);
  document.body.append(host);
  render(view, place);
  return true;
}

/** A shop's content security policy forbids style elements, but not sheets that a script makes. */
function addStyle(root: ShadowRoot, text: string): void {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    root.adoptedStyleSheets = [sheet];
  } catch {
    // Browsers of before 2023.
    const style = document.createElement('style');
    style.textContent = text;
    root.append(style);
  }
}
