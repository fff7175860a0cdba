import { createServer, type Server } from 'node:net';

/** Below those that a system gives out by itself (Linux from 32768, others from 49152). */
const FIRST = 20_000;
const BLOCK_SIZE = 64;
const BLOCKS = 199;

/** Ports that are this process's alone as long as it lives. */
interface Block {
  /** Listened on, which is what keeps other processes out of the block. */
  first: number;
  next: number;
}

let own: Promise<Block> | null = null;

/** A port that nobody listens on, and that no other process of ours is given. */
export async function reservePort(): Promise<number> {
  const [port = 0] = await reservePorts(1);
  return port;
}

/**
 * So many ports that nobody listens on, each another, and each out of a block that no other process is given: a port
 * that was only found free can be somebody else's before the program that it is meant for listens.
 */
export async function reservePorts(count: number): Promise<number[]> {
  own ??= holdBlock();
  const block = await own;
  const ports: number[] = [];
  for (let looked = 1; ports.length < count; looked += 1) {
    if (looked >= BLOCK_SIZE) throw new Error(`Not ${count} of the ports after ${block.first} are free.`);
    const port = block.first + block.next;
    block.next = (block.next % (BLOCK_SIZE - 1)) + 1;
    const held = await hold(port);
    if (!held) continue;
    await new Promise((resolve) => held.close(resolve));
    ports.push(port);
  }
  return ports;
}

async function holdBlock(): Promise<Block> {
  for (let tried = 0; tried < BLOCKS; tried += 1) {
    const first = FIRST + ((process.pid + tried) % BLOCKS) * BLOCK_SIZE;
    const held = await hold(first);
    held?.unref();
    if (held) return { first, next: 1 };
  }
  throw new Error(`${BLOCKS} other processes hold ports of their own.`);
}

/** Null when somebody listens there. */
function hold(port: number): Promise<Server | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(null));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => resolve(server));
  });
}
