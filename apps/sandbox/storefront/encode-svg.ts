import type { Shape } from './drawing.ts';

/** Returns the same shapes as an SVG. */
export function encodeSvg(shapes: Shape[], ground: number): string {
  const paths = shapes.map(({ points, fill, opacity }) => {
    const outline = points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L');
    return `<path d="M${outline}Z" fill="${fill}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ground} ${ground}">${paths.join('')}</svg>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
