import { render } from 'preact';
import { PILL_STYLE } from './pill-style.ts';
import { Pill } from './pill.tsx';
import type { ToolModule } from './storefront-api.ts';

/** Puts the pill on the page, in a shadow tree: no style of the shop comes in, none of ours goes out. */
export const showPill: ToolModule['showPill'] = (tool, shop, api) => {
  // A theme may embed the script twice.
  if (document.querySelector('[data-bellbird]')) return;
  const host = document.createElement('div');
  host.dataset['bellbird'] = tool.id;
  const root = host.attachShadow({ mode: 'open' });
  const style = document.createElement('style');
  style.textContent = PILL_STYLE;
  const place = document.createElement('div');
  root.append(style, place);
  document.body.append(host);
  render(<Pill tool={tool} shop={shop} api={api} />, place);
  api.count(tool.id, 'impression');
};
