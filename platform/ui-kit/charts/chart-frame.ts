import { IS_RIGHT_TO_LEFT } from '../format/reader-locale.ts';
import type { ChartPoint } from './line-chart.tsx';
import { roundUp } from './scale.ts';

export const CHART_HEIGHT = 200;
/** Minimum room for the axis labels; long ones such as 'KWD 12.5K' get more. */
const LEAST_AT_START = 52;
const OF_A_LETTER = 7;
const MARK_GAP = 12;
const AT_END = 12;
const MARK_TO_AXIS = 8;
const TOP = 12;
const BOTTOM = 26;
const READOUT_ROOM = 150;
/** The bottom of the chart, above the days. */
export const CHART_BOTTOM = CHART_HEIGHT - BOTTOM;

/** The positions of values and days in a chart of a given width. Time runs in the direction of reading. */
export interface ChartFrame {
  width: number;
  /** How wide the drawing is without the axis labels. */
  room: number;
  /** Where the first and the last day are, and the labels of the axis. */
  start: number;
  end: number;
  marks: number;
  /** Where zero is. */
  baseline: number;
  /** The round numbers at the top and bottom; 0 where no value is above or below. */
  top: number;
  bottom: number;
  x: (at: number) => number;
  /** The distance from the side where reading starts. */
  fromStart: (at: number) => number;
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
  const first = Math.max(LEAST_AT_START, MARK_GAP + letters * OF_A_LETTER);
  const last = width - AT_END;
  const gaps = days - 1;
  // A single day is centred, not placed on the axis.
  const fromStart = (at: number) => (gaps <= 0 ? (first + last) / 2 : first + (at / gaps) * (last - first));
  const inDirection = (distance: number) => (IS_RIGHT_TO_LEFT ? width - distance : distance);
  const y = (value: number) =>
    CHART_BOTTOM - (top === bottom ? 0 : ((value - bottom) / (top - bottom)) * (CHART_BOTTOM - TOP));
  const nearest = (x: number) =>
    Math.max(0, Math.min(gaps, Math.round(((inDirection(x) - first) / (last - first)) * gaps)));
  const sideOf = (at: number) => {
    if (fromStart(at) < first + READOUT_ROOM) return 'start';
    return fromStart(at) > last - READOUT_ROOM ? 'end' : 'middle';
  };
  return {
    width,
    room: last - first,
    start: inDirection(first),
    end: inDirection(last),
    marks: inDirection(first - MARK_TO_AXIS),
    baseline: y(0),
    top,
    bottom,
    x: (at) => inDirection(fromStart(at)),
    fromStart,
    y,
    nearest,
    sideOf,
  };
}

/** Returns the round numbers on an axis, lowest first. */
export function marksBetween(bottom: number, top: number): number[] {
  if (bottom < 0) return [...new Set([bottom, 0, top])];
  return top === 0 ? [0] : [0, top / 2, top];
}
