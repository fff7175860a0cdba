import { html, type Html } from '../core/html.ts';
import { pageFrame } from '../core/page-frame.ts';

const style = `
  :root { color-scheme: light dark; --ink: #273043; --soft: #5b6579; --page: #f6f7f9; --card: #fff; --line: #e3e6ec; --accent: #3b55e6; }
  @media (prefers-color-scheme: dark) {
    :root { --ink: #e9ecf3; --soft: #a2abbd; --page: #14171e; --card: #1c2029; --line: #2c323e; --accent: #9aaaff; }
  }
  * { box-sizing: border-box; }
  body { margin: 0; padding: 48px 24px; background: var(--page); color: var(--ink);
    font: 15px/1.55 Inter, system-ui, sans-serif; }
  main { max-width: 760px; margin: 0 auto; }
  h1 { font-size: 28px; line-height: 1.2; letter-spacing: -0.02em; margin: 0 0 8px; }
  p { margin: 0 0 24px; color: var(--soft); max-width: 60ch; }
  ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 12px;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr)); }
  a.place { display: block; height: 100%; padding: 16px 18px; border: 1px solid var(--line); border-radius: 8px;
    background: var(--card); color: inherit; text-decoration: none; }
  a.place:hover { border-color: var(--accent); }
  a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
  a.place strong { display: block; color: var(--accent); font-weight: 600; }
  a.place span { color: var(--soft); font-size: 14px; }
  ul.mails { grid-template-columns: minmax(0, 1fr); }
  .mail { padding: 16px 18px; border: 1px solid var(--line); border-radius: 8px; background: var(--card); }
  .mail h2 { font-size: 16px; margin: 0 0 4px; }
  .mail-facts { font-size: 13px; margin: 0 0 12px; }
  .mail-text { white-space: pre-wrap; overflow-wrap: anywhere; }
  .mail-text a { color: var(--accent); }
  code { font: 13px ui-monospace, monospace; background: var(--line); padding: 2px 6px; border-radius: 4px; }
`;

/** A small page that needs no build: the index, and the note that the build is missing. */
export function plainPage(title: string, body: Html): string {
  return pageFrame(title, style, html`<main>${body}</main>`).markup;
}
