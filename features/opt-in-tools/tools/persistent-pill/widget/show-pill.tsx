import { render } from 'preact';
import { PILL_STYLE } from './pill-style.ts';
import { Pill } from './pill.tsx';
import type { ToolModule } from './storefront-api.ts';

/** Puts the pill on the page, in a shadow tree: no style of the shop comes in, none of ours goes out. */
export const showPill: ToolModule['showPill'] = (tool, api) => {
  // A theme may embed the script twice.
  if (document.querySelector('[data-bellbird]')) return;
  const host = document.createElement('div');
  host.dataset['bellbird'] = tool.id;
  const root = host.attachShadow({ mode: 'open' });
  const place = document.createElement('div');
  root.append(place);
  dress(root);
  document.body.append(host);
  render(<Pill tool={tool} api={api} />, place);
  api.count(tool.id, 'impression');
};

/** A shop's content security policy forbids style elements, but not sheets that a script makes. */
function dress(root: ShadowRoot): void {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(PILL_STYLE);
    root.adoptedStyleSheets = [sheet];
  } catch {
    // Browsers of before 2023.
    const style = document.createElement('style');
    style.textContent = PILL_STYLE;
    root.append(style);
  }
}
