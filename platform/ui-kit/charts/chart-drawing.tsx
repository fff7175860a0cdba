import { formatDay } from '../format/day.ts';
import { CHART_BOTTOM, CHART_HEIGHT, marksBetween, type ChartFrame } from './chart-frame.ts';
import styles from './line-chart.module.css';
import type { ChartPoint } from './line-chart.tsx';
import { pickEvenly } from './scale.ts';

const MOST_DOTS = 8;
const DAY_LABEL_WIDTH = 84;

interface ChartDrawingProps {
  points: ChartPoint[];
  /** The faint line of the previous period; empty when there is nothing to compare. */
  before: ChartPoint[];
  frame: ChartFrame;
  /** The day whose values are shown. */
  read: number | null;
  formatShort: (value: number) => string;
}

export function ChartDrawing({ points, before, frame, read, formatShort }: ChartDrawingProps) {
  const line = pathOf(points, frame);
  const area = `M${frame.x(0)} ${frame.baseline} L${line} L${frame.x(points.length - 1)} ${frame.baseline} Z`;
  return (
    <svg className={styles.drawing} width={frame.width} height={CHART_HEIGHT} aria-hidden>
      {marksBetween(frame.bottom, frame.top).map((mark) => (
        <g key={mark}>
          <line
            className={styles.grid}
            x1={frame.start}
            x2={frame.end}
            y1={frame.y(mark)}
            y2={frame.y(mark)}
          />
          <text className={styles.mark} x={frame.marks} y={frame.y(mark) + 4} textAnchor="end">
            {formatShort(mark)}
          </text>
        </g>
      ))}
      <path className={styles.area} d={area} />
      {before.length > 1 && <path className={styles.before} d={`M${pathOf(before, frame)}`} />}
      {before.length === 1 && <BeforeDot point={before[0]} frame={frame} />}
      <path className={styles.line} d={`M${line}`} />
      {points.length <= MOST_DOTS &&
        points.map((point, at) => <Dot key={point.day} at={at} {...{ point, frame }} />)}
      <DayLabels points={points} frame={frame} />
      {read !== null && <ReadMark read={read} points={points} frame={frame} />}
    </svg>
  );
}

function pathOf(points: ChartPoint[], frame: ChartFrame): string {
  return points.map((point, at) => `${frame.x(at)} ${frame.y(point.value)}`).join(' L');
}

/** A single day makes no line. */
function BeforeDot({ point, frame }: { point: ChartPoint | undefined; frame: ChartFrame }) {
  return <circle className={styles.beforeDot} cx={frame.x(0)} cy={frame.y(point?.value ?? 0)} r="3.5" />;
}

function Dot({ at, point, frame }: { at: number; point: ChartPoint; frame: ChartFrame }) {
  return <circle className={styles.dot} cx={frame.x(at)} cy={frame.y(point.value)} r="3.5" />;
}

function DayLabels({ points, frame }: { points: ChartPoint[]; frame: ChartFrame }) {
  const most = Math.max(2, Math.floor(frame.room / DAY_LABEL_WIDTH));
  const last = points.length - 1;
  return pickEvenly(points.length, most).map((at) => (
    <text
      key={at}
      className={styles.mark}
      x={frame.x(at)}
      y={CHART_HEIGHT - 6}
      textAnchor={last === 0 || (at > 0 && at < last) ? 'middle' : at === 0 ? 'start' : 'end'}
    >
      {formatDay(points[at]?.day ?? '')}
    </text>
  ));
}

function ReadMark({ read, points, frame }: { read: number; points: ChartPoint[]; frame: ChartFrame }) {
  const x = frame.x(read);
  return (
    <>
      <line className={styles.cursor} x1={x} x2={x} y1={0} y2={CHART_BOTTOM} />
      <circle className={styles.readDot} cx={x} cy={frame.y(points[read]?.value ?? 0)} r="5" />
    </>
  );
}
