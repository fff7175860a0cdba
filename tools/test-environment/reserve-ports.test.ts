import { execFileSync } from 'node:child_process';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { reservePort, reservePorts } from './reserve-ports.ts';

it('gives no other process one of our ports, even if nothing listens on it yet', async () => {
  const ours = await reservePorts(20);
  // This process would get our block of ports if ours were not reserved.
  const theirs = portsOfAnother(process.pid);
  expect(new Set([...ours, ...theirs]).size).toBe(40);
});

it('gives a port again only after all others, and never a port in use', async () => {
  const taken = await reservePort();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(taken, '127.0.0.1', resolve));
  const given: number[] = [];
  for (let each = 0; each < 100; each += 1) given.push(await reservePort());
  expect(given).not.toContain(taken);
  expect(new Set(given).size).toBe(62);
  await new Promise((resolve) => server.close(resolve));
});

/** Returns twenty ports that a process with this id reserves while our ports are reserved. */
function portsOfAnother(pid: number): number[] {
  const program = `Object.defineProperty(process, 'pid', { value: ${pid} });
const { reservePorts } = await import(${JSON.stringify(new URL('reserve-ports.ts', import.meta.url).href)});
console.log(JSON.stringify(await reservePorts(20)));
process.exit();`;
  const message = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  return JSON.parse(message) as number[];
}
