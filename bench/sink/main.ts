import { createServer, type AddressInfo } from 'node:net';

/**
 * A provider that accepts everything and does nothing. It answers like the Cloud API, after a set delay. It parses
 * requests from the socket itself, to leave as much CPU as possible to the measured program.
 */
const usualDelayMs = Number(process.argv[2] ?? 0);
/** The delays of single phone numbers, which are in the request's path. */
const delayOf = new Map<string, number>();
const HEAD_END = Buffer.from('\r\n\r\n');
let taken = 0;

/** Returns the response delay for the request that starts at `at`. */
function delayAt(bytes: Buffer, at: number): number {
  if (delayOf.size === 0) return usualDelayMs;
  const numberId = bytes.toString('latin1', at, at + 200).split('/')[2] ?? '';
  return delayOf.get(numberId) ?? usualDelayMs;
}

/** Returns where the request that starts at `at` ends. Null if the request is incomplete. */
function endOfRequest(bytes: Buffer, at: number): number | null {
  const headEnd = bytes.indexOf(HEAD_END, at);
  if (headEnd < 0) return null;
  const length = /content-length: (\d+)/i.exec(bytes.toString('latin1', at, headEnd))?.[1] ?? '0';
  const end = headEnd + HEAD_END.length + Number(length);
  return end <= bytes.length ? end : null;
}

function nextAnswer(): string {
  taken += 1;
  const body = `{"messaging_product":"whatsapp","contacts":[{"input":"49","wa_id":"49"}],"messages":[{"id":"wamid.${taken}"}]}`;
  return `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
}

const server = createServer({ noDelay: true }, (socket) => {
  let bytes: Buffer = Buffer.alloc(0);
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk: Buffer) => {
    bytes = bytes.length === 0 ? chunk : Buffer.concat([bytes, chunk]);
    let answers = '';
    const delayMs = delayAt(bytes, 0);
    for (let end = endOfRequest(bytes, 0); end !== null; end = endOfRequest(bytes, 0)) {
      bytes = bytes.subarray(end);
      answers += nextAnswer();
    }
    if (answers === '') return;
    if (delayMs > 0) setTimeout(() => socket.write(answers), delayMs);
    else socket.write(answers);
  });
});
server.listen(0, '127.0.0.1', () => {
  process.send?.({ kind: 'ready', port: (server.address() as AddressInfo).port });
});
process.on('message', (message) => {
  const { numberId, delayMs } = message as { numberId: string; delayMs: number };
  delayOf.set(numberId, delayMs);
});
process.on('disconnect', () => process.exit(0));
