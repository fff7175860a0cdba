import { expect, it } from 'vitest';
import { shortenSheets } from './shorten-sheets.ts';

it('takes from a sheet what nobody reads, and leaves what has a meaning', () => {
  const source = [
    'export const STYLE = `',
    ".pill, .chat :hover { inset: 0 auto; font: 12px 'Segoe UI', sans-serif;",
    '  width: calc(100% - 12px); opacity: 0.7; }',
    '@media (max-width: 480px) { .pill { translate: 0 min(0px, 24px - var(--up)); } }',
    "input[type='tel'] { color: red !important; }",
    '`;',
  ];
  expect(shortenSheets(source.join('\n'))).toBe(
    "export const STYLE = `.pill,.chat :hover{inset:0 auto;font:12px 'Segoe UI',sans-serif;width:calc(100% - 12px);opacity:.7}@media (max-width:480px){.pill{translate:0 min(0px,24px - var(--up))}}input[type=tel]{color:red!important}`;",
  );
});

it('leaves other texts', () => {
  const source = 'const text = `a  b; ${c}`;\nconst more = "d,  e";';
  expect(shortenSheets(source)).toBe(source);
});
