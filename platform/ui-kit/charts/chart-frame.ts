import type { ChartPoint } from './line-chart.tsx';
import { roundUp } from './scale.ts';

export const CHART_HEIGHT = 200;
const LEFT = 52;
const RIGHT = 12;
const TOP = 12;
const BOTTOM = 26;
const READOUT_ROOM = 90;

/** Where values and days lie on a drawing of a given width. */
export interface ChartFrame {
  width: number;
  left: number;
  right: number;
  baseline: number;
  /** The round number at the upper edge; 0 when there is nothing to show. */
  top: number;
  x: (at: number) => number;
  y: (value: number) => number;
  nearest: (x: number) => number;
  /** Which way a readout opens, so that it stays inside. */
  sideOf: (at: number) => 'start' | 'middle' | 'end';
}

export function chartFrame(points: ChartPoint[], width: number): ChartFrame {
  const top = roundUp(Math.max(0, ...points.map((point) => point.value)));
  const baseline = CHART_HEIGHT - BOTTOM;
  const right = width - RIGHT;
  const gaps = points.length - 1;
  // A single day stands in the middle instead of clinging to the axis.
  const x = (at: number) => (gaps <= 0 ? (LEFT + right) / 2 : LEFT + (at / gaps) * (right - LEFT));
  const y = (value: number) => baseline - (top === 0 ? 0 : (value / top) * (baseline - TOP));
  const nearest = (at: number) =>
    Math.max(0, Math.min(gaps, Math.round(((at - LEFT) / (right - LEFT)) * gaps)));
  const sideOf = (at: number) => {
    if (x(at) < LEFT + READOUT_ROOM) return 'start';
    return x(at) > right - READOUT_ROOM ? 'end' : 'middle';
  };
  return { width, left: LEFT, right, baseline, top, x, y, nearest, sideOf };
}
