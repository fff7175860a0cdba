import type { FastifyInstance } from 'fastify';
import { html } from '../core/html.ts';
import type { Sandbox } from '../core/sandbox.ts';

const SUBJECTS = ['Wren', 'Confetti', 'Gift', 'Sparkle', 'Shipment', 'Heart'];

/** Giphy's search under `/giphy`, with a few animated drawings. A search that contains `nothing` finds none. */
export function registerGiphy(server: FastifyInstance, { sandbox }: { sandbox: Sandbox }): Promise<void> {
  server.get<{ Querystring: { api_key?: string; q?: string } }>('/v1/gifs/search', ({ query }, reply) => {
    if (query.api_key !== sandbox.settings.giphyKey)
      return reply.code(401).send({ data: [], meta: { status: 401, msg: 'Unauthorized', response_id: '' } });
    // The title in the result is plain text, whatever was searched for.
    const words = (query.q ?? '').replace(/[^\p{L} ]+/gu, ' ').trim();
    const found = words.includes('nothing') ? [] : SUBJECTS;
    return { data: found.map((subject) => gifOf(sandbox, `${subject} for ${words}`)), meta: { status: 200 } };
  });
  server.get<{ Params: { name: string } }>('/media/:name', ({ params }, reply) =>
    reply.type('image/svg+xml').send(drawMoving(params.name)),
  );
  return Promise.resolve();
}

function gifOf({ settings: { sandboxUrl } }: Sandbox, title: string) {
  const id = title
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .slice(0, 40);
  const url = `${sandboxUrl}/giphy/media/${id}.gif`;
  return {
    id,
    title,
    images: {
      downsized_medium: { url, width: '480', height: '360', size: '4096' },
      fixed_width_small: { url, width: '100', height: '75' },
    },
  };
}

function drawMoving(name: string): string {
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360">
    <rect width="480" height="360" fill="#eaf3ff" />
    <circle cx="240" cy="180" r="60" fill="#3b55e6">
      <animate attributeName="r" values="40;90;40" dur="2s" repeatCount="indefinite" />
    </circle>
    <text x="240" y="330" text-anchor="middle" font-family="sans-serif" font-size="24">${name}</text>
  </svg>`.markup;
}
