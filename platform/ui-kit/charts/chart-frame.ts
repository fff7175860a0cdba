import type { ChartPoint } from './line-chart.tsx';
import { roundUp } from './scale.ts';

export const CHART_HEIGHT = 200;
/** Minimum room for the axis labels; long ones such as 'KWD 12.5K' get more. */
const LEAST_LEFT = 52;
const OF_A_LETTER = 7;
const MARK_GAP = 12;
const RIGHT = 12;
const TOP = 12;
const BOTTOM = 26;
const READOUT_ROOM = 150;
/** The bottom of the chart, above the days. */
export const CHART_BOTTOM = CHART_HEIGHT - BOTTOM;

/** The positions of values and days in a chart of a given width. */
export interface ChartFrame {
  width: number;
  left: number;
  right: number;
  /** Where zero is. */
  baseline: number;
  /** The round numbers at the top and bottom; 0 where no value is above or below. */
  top: number;
  bottom: number;
  x: (at: number) => number;
  y: (value: number) => number;
  nearest: (x: number) => number;
  /** Which side a readout opens to, so that it stays inside. */
  sideOf: (at: number) => 'start' | 'middle' | 'end';
}

interface Drawn {
  /** The points of all lines. */
  points: readonly ChartPoint[];
  /** The number of days. */
  days: number;
  width: number;
  formatShort: (value: number) => string;
}

export function chartFrame({ points, days, width, formatShort }: Drawn): ChartFrame {
  const values = points.map((point) => point.value);
  const top = roundUp(values.reduce((most, value) => Math.max(most, value), 0));
  // On a day, refunds may exceed sales.
  const bottom = -roundUp(-values.reduce((least, value) => Math.min(least, value), 0));
  const letters = Math.max(...marksBetween(bottom, top).map((mark) => formatShort(mark).length));
  const left = Math.max(LEAST_LEFT, MARK_GAP + letters * OF_A_LETTER);
  const right = width - RIGHT;
  const gaps = days - 1;
  // A single day is centred, not placed on the axis.
  const x = (at: number) => (gaps <= 0 ? (left + right) / 2 : left + (at / gaps) * (right - left));
  const y = (value: number) =>
    CHART_BOTTOM - (top === bottom ? 0 : ((value - bottom) / (top - bottom)) * (CHART_BOTTOM - TOP));
  const nearest = (at: number) =>
    Math.max(0, Math.min(gaps, Math.round(((at - left) / (right - left)) * gaps)));
  const sideOf = (at: number) => {
    if (x(at) < left + READOUT_ROOM) return 'start';
    return x(at) > right - READOUT_ROOM ? 'end' : 'middle';
  };
  return { width, left, right, baseline: y(0), top, bottom, x, y, nearest, sideOf };
}

/** Returns the round numbers on an axis, lowest first. */
export function marksBetween(bottom: number, top: number): number[] {
  if (bottom < 0) return [...new Set([bottom, 0, top])];
  return top === 0 ? [0] : [0, top / 2, top];
}
