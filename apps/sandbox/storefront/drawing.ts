/** A filled shape on a canvas of 800 by 800. Both the SVG and the PNG are made from it. */
export interface Shape {
  points: Point[];
  fill: string;
  /** 1 is opaque. */
  opacity: number;
}

export type Point = readonly [x: number, y: number];
type Numbers = readonly [number, number, number, number];

/** The colours of a product's picture: the wall behind it, the product, and its darker parts. */
export interface Colours {
  ground: string;
  main: string;
  accent: string;
}

export const PICTURE_SIZE = 800;

/** Reads points in SVG's notation: `'10,20 30,40'`. */
export function readPoints(outline: string): Point[] {
  return outline.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y] as const;
  });
}

export function polygon(outline: string | Point[], fill: string, opacity = 1): Shape {
  return { points: typeof outline === 'string' ? readPoints(outline) : outline, fill, opacity };
}

/** Returns a rectangle `[x, y, width, height]`, optionally with round corners. */
export function rectangle(box: Numbers, fill: string, { radius = 0, opacity = 1 } = {}): Shape {
  const [x, y, width, height] = box;
  const [left, right, top, bottom] = [x + radius, x + width - radius, y + radius, y + height - radius];
  const corner = (cx: number, cy: number, from: number) =>
    arcPoints([cx, cy, radius, radius], [from, from + 90], radius > 0 ? 12 : 1);
  const corners = [
    corner(left, top, 180),
    corner(right, top, 270),
    corner(right, bottom, 0),
    corner(left, bottom, 90),
  ];
  return polygon(corners.flat(), fill, opacity);
}

/** Returns an ellipse `[centre x, centre y, radius x, radius y]`. */
export function ellipse(oval: Numbers, fill: string, opacity = 1): Shape {
  return polygon(arcPoints(oval, [0, 360], 96), fill, opacity);
}

/**
 * Returns a curved band, such as the handle of a cup: its width, and its start and end in degrees clockwise from three
 * o'clock.
 */
export function band(
  [cx, cy, rx, ry]: Numbers,
  [width, from, to]: readonly [number, number, number],
  fill: string,
): Shape {
  const outer = arcPoints([cx, cy, rx + width / 2, ry + width / 2], [from, to], 48);
  const inner = arcPoints([cx, cy, rx - width / 2, ry - width / 2], [from, to], 48);
  return polygon([...outer, ...inner.toReversed()], fill);
}

/** Returns a line of this width between two points. */
export function line([x1, y1, x2, y2]: Numbers, width: number, fill: string, opacity = 1): Shape {
  const half = width / 2 / Math.hypot(x2 - x1, y2 - y1);
  const [ox, oy] = [(y1 - y2) * half, (x2 - x1) * half];
  const ends: Point[] = [
    [x1 + ox, y1 + oy],
    [x2 + ox, y2 + oy],
    [x2 - ox, y2 - oy],
    [x1 - ox, y1 - oy],
  ];
  return polygon(ends, fill, opacity);
}

/**
 * Returns a shape as from a potter's wheel: `height,half its width` from top to bottom, smoothed and mirrored at `cx`.
 */
export function turned(cx: number, profile: string, fill: string, opacity = 1): Shape {
  const right = smooth(readPoints(profile).map(([y, halfWidth]) => [cx + halfWidth, y] as const));
  const left = right.map(([x, y]) => [2 * cx - x, y] as const).toReversed();
  return polygon([...right, ...left], fill, opacity);
}

/** Returns a closed, smooth outline through these points. */
export function blob(outline: string | Point[], fill: string, opacity = 1): Shape {
  const points = typeof outline === 'string' ? readPoints(outline) : outline;
  const around = [...points.slice(-1), ...points, ...points.slice(0, 2)];
  return polygon(smooth(around).slice(STEPS, -STEPS), fill, opacity);
}

/** Returns a darker or lighter variant of a colour. An amount below 0 darkens, above 0 lightens. */
export function shade(colour: string, amount: number): string {
  const towards = amount < 0 ? 0 : 255;
  const part = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16);
    return Math.round(value + (towards - value) * Math.abs(amount))
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}

const STEPS = 10;

/** Returns a Catmull-Rom curve through the points. The end points are doubled, so that the curve reaches them. */
function smooth(points: Point[]): Point[] {
  const at = (index: number): Point => points[Math.min(points.length - 1, Math.max(0, index))] as Point;
  const curve: Point[] = [];
  for (let index = 0; index < points.length - 1; index += 1) {
    const [p0, p1, p2, p3] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    for (let step = 0; step < STEPS; step += 1) {
      const t = step / STEPS;
      curve.push([spline([p0[0], p1[0], p2[0], p3[0]], t), spline([p0[1], p1[1], p2[1], p3[1]], t)]);
    }
  }
  return [...curve, at(points.length - 1)];
}

function spline([a, b, c, d]: Numbers, t: number): number {
  return (
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
  );
}

function arcPoints([cx, cy, rx, ry]: Numbers, [from, to]: Point, steps: number): Point[] {
  return Array.from({ length: steps + 1 }, (_, index) => {
    const angle = ((from + ((to - from) * index) / steps) * Math.PI) / 180;
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)] as const;
  });
}
