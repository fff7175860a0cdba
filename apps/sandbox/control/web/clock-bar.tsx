import { useEffect, useState } from 'react';
import { callJson } from '../../pages/web/call-json.ts';
import { Icon } from '../../pages/web/icon.tsx';
import type { ClockReading } from '../panel-shapes.ts';

const MINUTE_MS = 60_000;
const STEPS: [string, number][] = [
  ['10 minutes', 10 * MINUTE_MS],
  ['1 hour', 60 * MINUTE_MS],
  ['1 day', 1440 * MINUTE_MS],
];

/** The demo's time, and buttons that move it ahead. */
export function ClockBar() {
  const [offsetMs, setOffsetMs] = useState<number | null>(null);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    void callJson<ClockReading>('GET', '/control/clock').then((reading) => setOffsetMs(reading.offsetMs));
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const move = async (path: string, body: object): Promise<void> => {
    const reading = await callJson<ClockReading>('POST', `/control/clock/${path}`, body);
    setOffsetMs(reading.offsetMs);
  };
  const demo = new Date(now + (offsetMs ?? 0));
  return (
    <section className="clock" aria-label="Demo time">
      <div className="clock-reading">
        <span className="clock-time">
          {demo.toLocaleTimeString([], { hour: '2-digit', minute: '2-digit', second: '2-digit' })}
        </span>
        <span className="clock-day">
          {demo.toLocaleDateString([], { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })}
        </span>
        <span className="clock-offset">
          {offsetMs ? `${inWords(offsetMs)} ahead of real time` : 'Real time'}
        </span>
      </div>
      <div className="clock-steps">
        <span id="forward">Fast-forward</span>
        {STEPS.map(([label, ms]) => (
          <button
            key={ms}
            type="button"
            aria-describedby="forward"
            disabled={offsetMs === null}
            onClick={() => void move('forward', { ms })}
          >
            <Icon name="forward" size={14} /> {label}
          </button>
        ))}
        <button
          type="button"
          aria-describedby="forward"
          disabled={offsetMs === null}
          onClick={() => void move('morning', {})}
        >
          <Icon name="forward" size={14} /> Next morning
        </button>
      </div>
    </section>
  );
}

function inWords(ms: number): string {
  const minutes = Math.round(ms / MINUTE_MS);
  const parts: [number, string][] = [
    [Math.floor(minutes / 1440), 'day'],
    [Math.floor((minutes % 1440) / 60), 'hour'],
    [minutes % 60, 'minute'],
  ];
  const words = parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}${count === 1 ? '' : 's'}`);
  return words.join(' ') || 'A moment';
}
