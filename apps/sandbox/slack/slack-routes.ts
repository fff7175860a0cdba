import type { FastifyInstance } from 'fastify';
import { html, trusted, type Html } from '../core/html.ts';
import { objectIn, textIn } from '../core/json-parts.ts';
import type { Sandbox } from '../core/sandbox.ts';
import { plainPage } from '../pages/plain-page.ts';
import { formatTime } from './format-time.ts';

interface SlackMessage {
  at: string;
  text: string;
}

const KEPT = 200;

/** Slack's incoming webhooks under `/slack`, and the received messages as a page and as JSON. */
export function registerSlack(server: FastifyInstance, { sandbox }: { sandbox: Sandbox }): Promise<void> {
  const messages = sandbox.world.collection<SlackMessage>('slack-messages');

  server.post('/services/:team/:channel/:secret', (request, reply) => {
    const text = textIn(objectIn(request.body)['text']);
    // Slack responds in plain text.
    if (text === '') return reply.code(400).type('text/plain').send('no_text');
    const at = sandbox.clock.now().toISOString();
    messages.set(`${at} ${messages.size}`, { at, text });
    for (const key of [...messages.keys()].slice(0, -KEPT)) messages.delete(key);
    sandbox.world.changed();
    return reply.type('text/plain').send('ok');
  });

  server.get('/messages', () => ({ messages: [...messages.values()].toReversed() }));
  server.get('/', (_request, reply) => {
    const items = [...messages.values()]
      .toReversed()
      .map(({ at, text }) => html`<li><strong>${formatTime(at)}</strong><br />${escapedRest(text)}</li>`);
    const list =
      items.length === 0
        ? html`<p>Nothing came yet.</p>`
        : html`<ul>
            ${items}
          </ul>`;
    return reply.type('text/html; charset=utf-8').send(
      plainPage(
        'Slack',
        html`<h1>Slack</h1>
          ${list}`,
      ),
    );
  });
  return Promise.resolve();
}

/** Escapes the rest of a text. The product has already escaped &, < and >, as Slack requires. */
function escapedRest(text: string): Html {
  return trusted(text.replace(/["'<>]/g, (character) => `&#${character.charCodeAt(0)};`));
}
