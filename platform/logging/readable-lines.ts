import type { DestinationStream } from 'pino';

/** Fields not shown at a terminal: the line starts with them, or they never change. */
const NOT_REPEATED = new Set(['level', 'time', 'msg', 'role', 'host', 'pid', 'err']);
const LEVELS: Readonly<Record<number, string>> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
};

/** A log destination for people: one short line for each event. */
export function readableLines(write: (text: string) => void): DestinationStream {
  return { write: (line) => write(formatLine(line)) };
}

function formatLine(line: string): string {
  const event = JSON.parse(line) as Record<string, unknown> & { role?: string; msg?: string };
  const fields = Object.entries(event)
    .filter(([name]) => !NOT_REPEATED.has(name))
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
  const { err } = event as { err?: { message?: string; stack?: string } };
  const time = new Date(Number(event['time'])).toTimeString().slice(0, 8);
  const level = (LEVELS[Number(event['level'])] ?? '').padEnd(5);
  const text = [time, level, event.role ?? '', event.msg ?? '', ...fields].join('  ');
  return err ? `${text}\n${err.stack ?? err.message ?? ''}\n` : `${text}\n`;
}
