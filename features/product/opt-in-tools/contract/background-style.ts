import { Background, type Background as BackgroundOf } from './tool-background.ts';

/** Returns a background as the API writes it, which is also CSS. */
export function writeBackground(background: BackgroundOf): string {
  switch (background.kind) {
    case 'color':
      return background.color;
    case 'gradient':
      return `linear-gradient(${background.rotation}deg, ${background.from}, ${background.to})`;
    case 'image':
      return `url("${background.url}")`;
  }
}

const COLOUR = '(#[0-9A-Fa-f]{6})';
const GRADIENT = new RegExp(`^linear-gradient\\((\\d{1,3})deg, ?${COLOUR}, ?${COLOUR}\\)$`);
const IMAGE = /^url\(["']?([^"')]+)["']?\)$/;

/** Returns the background that a style describes, or null. Any other CSS is refused. */
export function readBackground(style: string): BackgroundOf | null {
  const [, rotation, from, to] = GRADIENT.exec(style) ?? [];
  const [, url] = IMAGE.exec(style) ?? [];
  const meant =
    rotation !== undefined
      ? { kind: 'gradient', from, to, rotation: Number(rotation) }
      : url !== undefined
        ? { kind: 'image', url }
        : { kind: 'color', color: style };
  const read = Background.safeParse(meant);
  return read.success ? read.data : null;
}
