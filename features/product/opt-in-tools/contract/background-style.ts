import { Background, type Background as BackgroundOf } from './tool-background.ts';

/** A background as the wire writes it, which is also how style sheets do. */
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

/** The background that a style means, or null: whatever else a style could do is not taken. */
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
