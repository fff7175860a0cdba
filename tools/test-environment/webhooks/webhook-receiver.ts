import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';

/** A request to the receiver. */
export interface ReceivedWebhook {
  path: string;
  id: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Answers one request. Without an end, the request hangs. */
export type AnswerWebhook = (answer: ServerResponse, received: ReceivedWebhook) => void;

/** Verifies a request with the library of Standard Webhooks, as a shop's program would. */
export function isSignedBy({ headers, body }: ReceivedWebhook, secret: string): boolean {
  try {
    new Webhook(secret).verify(body, headers as Record<string, string>);
    return true;
  } catch (error) {
    if (error instanceof WebhookVerificationError) return false;
    throw error;
  }
}

/** A program of a shop that receives webhooks on this machine. It answers 204 unless a path has another answer. */
export class WebhookReceiver {
  readonly received: ReceivedWebhook[] = [];
  readonly #answers = new Map<string, AnswerWebhook>();
  readonly #open = new Map<string, number>();
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, answer) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const path = request.url ?? '';
        this.#open.set(path, this.openOf(path) + 1);
        answer.on('close', () => this.#open.set(path, this.openOf(path) - 1));
        const id = String(request.headers['webhook-id']);
        const received = { path, id, headers: request.headers, body: Buffer.concat(parts).toString('utf8') };
        this.received.push(received);
        const own = this.#answers.get(path);
        if (own) own(answer, received);
        else answer.writeHead(204).end();
      });
    });
  }

  static async open(): Promise<WebhookReceiver> {
    const receiver = new WebhookReceiver();
    await new Promise<void>((resolve) => receiver.#server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  url(path: string, host = '127.0.0.1'): string {
    return `http://${host}:${(this.#server.address() as AddressInfo).port}${path}`;
  }

  answer(path: string, answer: AnswerWebhook): void {
    this.#answers.set(path, answer);
  }

  at(path: string): ReceivedWebhook[] {
    return this.received.filter((one) => one.path === path);
  }

  /** How many requests to a path have no complete answer. */
  openOf(path: string): number {
    return this.#open.get(path) ?? 0;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
