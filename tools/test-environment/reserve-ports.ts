import { createServer, type Server } from 'node:net';

/** Below the ports that systems assign themselves (Linux from 32768, others from 49152). */
const FIRST = 20_000;
const BLOCK_SIZE = 64;
const BLOCKS = 199;

/** A block of ports that belong to this process alone while it lives. */
interface Block {
  /** The process listens on this port, which keeps other processes out of the block. */
  first: number;
  next: number;
}

let own: Promise<Block> | null = null;

/** Returns a port that nothing listens on and that this process has not given to another program. */
export async function reservePort(): Promise<number> {
  const [port = 0] = await reservePorts(1);
  return port;
}

/**
 * Returns this many different ports that nothing listens on. They are from a block of this process, because another
 * process could take a merely free port before the intended program listens on it.
 */
export async function reservePorts(count: number): Promise<number[]> {
  own ??= holdBlock();
  const block = await own;
  const ports: number[] = [];
  for (let looked = 1; ports.length < count; looked += 1) {
    if (looked >= BLOCK_SIZE) throw new Error(`Not ${count} of the ports after ${block.first} are free.`);
    const port = block.first + block.next;
    block.next = (block.next % (BLOCK_SIZE - 1)) + 1;
    const held = await listenOn(port);
    if (!held) continue;
    await new Promise((resolve) => held.close(resolve));
    ports.push(port);
  }
  return ports;
}

async function holdBlock(): Promise<Block> {
  for (let tried = 0; tried < BLOCKS; tried += 1) {
    const first = FIRST + ((process.pid + tried) % BLOCKS) * BLOCK_SIZE;
    const held = await listenOn(first);
    held?.unref();
    if (held) return { first, next: 1 };
  }
  throw new Error(`${BLOCKS} other processes hold ports of their own.`);
}

/** Listens on the port. Returns null if something else does. */
function listenOn(port: number): Promise<Server | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(null));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => resolve(server));
  });
}
