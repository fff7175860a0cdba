/** The styles are inline because the page must work without a build. */
export const STYLE = `
:root { color-scheme: light dark; --line: #d9dee5; --card: #fff; --page: #f5f6f8; --ink: #1c2330; --soft: #5c6675;
  --warn: #b45309; --good: #15803d; }
@media (prefers-color-scheme: dark) {
  :root { --line: #333b47; --card: #1b2029; --page: #12151b; --ink: #e8ebf0; --soft: #9aa4b2; --warn: #f59e0b; --good: #4ade80; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 15px/1.5 system-ui, sans-serif; }
header, main { max-width: 64rem; margin: 0 auto; padding: 1rem; }
header { display: flex; gap: 1rem; align-items: baseline; flex-wrap: wrap; }
h1 { font-size: 1.25rem; margin: 0; }
header p { margin: 0; color: var(--soft); }
a { color: inherit; }
section { background: var(--card); border: 1px solid var(--line); border-left: 4px solid var(--line); border-radius: 8px;
  padding: 1rem 1.25rem; margin-bottom: 1rem; }
section.warn { border-left-color: var(--warn); }
section.good { border-left-color: var(--good); }
h2 { font-size: 1.05rem; margin: 0 0 .25rem; }
section > p { margin: 0 0 .75rem; color: var(--soft); max-width: 70ch; }
.said { background: var(--card); border: 1px solid var(--good); border-radius: 8px; padding: .75rem 1.25rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .35rem .75rem .35rem 0; border-top: 1px solid var(--line); vertical-align: top; }
td:first-child { min-width: 9rem; }
th { border-top: 0; color: var(--soft); font-weight: 500; white-space: nowrap; }
form { display: grid; grid-template-columns: 1fr minmax(12rem, 20rem) auto auto; gap: .5rem; align-items: center;
  border-top: 1px solid var(--line); padding: .6rem 0; }
form strong { display: block; }
form span { color: var(--soft); overflow-wrap: anywhere; }
summary { cursor: pointer; padding: .5rem 0; color: var(--soft); }
input[name=note] { font: inherit; padding: .4rem .6rem; border: 1px solid var(--line); border-radius: 6px;
  background: var(--page); color: inherit; width: 100%; }
button { font: inherit; padding: .4rem .9rem; border-radius: 6px; border: 1px solid var(--line); background: var(--page);
  color: inherit; cursor: pointer; min-height: 2.4rem; }
button.drop { color: var(--warn); }
:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
@media (max-width: 40rem) { form { grid-template-columns: 1fr 1fr; } form > div, form > input { grid-column: 1 / -1; } }
`;
