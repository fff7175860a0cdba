import { createServer, type Server, type Socket } from 'node:net';

/** A received mail. */
export interface TakenMail {
  from: string;
  to: string[];
  message: string;
}

const MOST_BYTES = 10 * 1024 * 1024;
/** A connection that is silent for this long is closed. */
const SILENCE_MS = 60_000;

/**
 * Receives mail by SMTP (RFC 5321), with the commands that a client needs. `answer` returns the response to a mail; an
 * empty response closes the connection.
 */
export function smtpServer(answer: (mail: TakenMail) => string): Server {
  return createServer((socket) => {
    socket.setTimeout(SILENCE_MS, () => socket.destroy());
    socket.on('error', () => socket.destroy());
    new SmtpTalk(socket, answer).start();
  });
}

class SmtpTalk {
  readonly #socket: Socket;
  readonly #answer: (mail: TakenMail) => string;
  #waiting = '';
  #isMessage = false;
  #from = '';
  #to: string[] = [];

  constructor(socket: Socket, answer: (mail: TakenMail) => string) {
    this.#socket = socket;
    this.#answer = answer;
  }

  start(): void {
    this.#send('220 sandbox.bellbird.example ESMTP');
    this.#socket.on('data', (bytes: Buffer) => this.#read(bytes.toString('latin1')));
  }

  #read(text: string): void {
    this.#waiting += text;
    if (this.#waiting.length > MOST_BYTES) return void this.#socket.destroy();
    for (;;) {
      const end = this.#waiting.indexOf(this.#isMessage ? '\r\n.\r\n' : '\r\n');
      if (end === -1) return;
      const part = this.#waiting.slice(0, end);
      this.#waiting = this.#waiting.slice(end + (this.#isMessage ? 5 : 2));
      if (this.#isMessage) this.#take(part);
      else this.#obey(part);
    }
  }

  #take(message: string): void {
    this.#isMessage = false;
    // The client adds a dot to a line that starts with one (RFC 5321, 4.5.2).
    const content = message.replaceAll(/^\./gm, '');
    this.#send(this.#answer({ from: this.#from, to: this.#to, message: content }));
    this.#to = [];
  }

  #obey(line: string): void {
    const address = /<([^>]*)>/.exec(line)?.[1] ?? '';
    const word = line.slice(0, 4).toUpperCase();
    if (word === 'MAIL') this.#from = address;
    if (word === 'RCPT') this.#to.push(address);
    if (word === 'RSET') this.#to = [];
    if (word === 'DATA') this.#isMessage = true;
    this.#send(ANSWERS[word] ?? '502 not known here');
    if (word === 'QUIT') this.#socket.end();
  }

  #send(line: string): void {
    if (line === '') this.#socket.destroy();
    else this.#socket.write(`${line}\r\n`);
  }
}

const ANSWERS: Readonly<Record<string, string>> = {
  EHLO: '250 sandbox.bellbird.example',
  HELO: '250 sandbox.bellbird.example',
  MAIL: '250 go on',
  RCPT: '250 go on',
  RSET: '250 start anew',
  NOOP: '250 here',
  DATA: '354 end it with a dot',
  QUIT: '221 bye',
};
