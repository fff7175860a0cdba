import { fontSheet, isServed, type ServedFont } from '../../../contract/font-files.ts';
import type { ToolSettings } from '../../../contract/tool-definition.ts';

/** The style sheets of the tool's fonts. The browser loads only the fonts that are visible. */
export function FontSheets({ design }: { design: ToolSettings }) {
  return fontsOf(design).map((font) => <link key={font} rel="stylesheet" href={fontSheet(font)} />);
}

function fontsOf({ views, wheel }: ToolSettings): ServedFont[] {
  const { collapsed, open, completed } = views ?? {};
  const cards = [open, completed].flatMap((card) => (card ? [card.title, card.subtitle, card.text] : []));
  const parts = collapsed ? [collapsed.text, ...cards] : cards;
  const fonts = [
    ...parts.map(({ fontFamily }) => fontFamily),
    ...(completed ? [completed.discountCode.fontFamily] : []),
    ...(wheel ? [wheel.offerFont] : []),
  ];
  return [...new Set(fonts)].filter(isServed);
}
