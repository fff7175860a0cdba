import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { FailureLog } from './failure-log.ts';
import { openLogger } from './logger.ts';

const away = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

function logTo(lines: Record<string, unknown>[]): FailureLog {
  const sink = new Writable({
    write(line: Buffer, _encoding, done) {
      lines.push(JSON.parse(line.toString()) as Record<string, unknown>);
      done();
    },
  });
  return new FailureLog(openLogger('info', 'worker', sink), { loop: 'timers' }, 'loop failed');
}

it('logs a stack once, then a count each minute, and the recovery', () => {
  const lines: Record<string, unknown>[] = [];
  const failures = logTo(lines);
  for (let second = 0; second < 150; second += 1) failures.failed(away(), second * 1000);
  failures.succeeded();
  failures.succeeded();
  expect(lines.map(({ err, failures: count, msg }) => [Boolean(err), count, msg])).toEqual([
    [true, undefined, 'loop failed'],
    [false, 61, 'loop failed'],
    [false, 121, 'loop failed'],
    [false, 150, 'it works again'],
  ]);
});

it('logs another kind of failure immediately, and the same kind again after a success', () => {
  const lines: Record<string, unknown>[] = [];
  const failures = logTo(lines);
  failures.failed(away(), 0);
  failures.failed(new TypeError('not a function'), 1000);
  failures.failed(away(), 2000);
  failures.succeeded();
  failures.failed(away(), 3000);
  expect(lines.filter(({ err }) => err)).toHaveLength(3);
});
