import { expect, it } from 'vitest';
import { shortenSheets } from './shorten-sheets.ts';

it('removes insignificant spaces and signs from a style sheet, and keeps significant ones', () => {
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

it('leaves other strings unchanged', () => {
  const source = 'const text = `a  b; ${c}`;\nconst more = "d,  e";';
  expect(shortenSheets(source)).toBe(source);
});
