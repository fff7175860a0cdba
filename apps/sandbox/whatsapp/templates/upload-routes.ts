import type { FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import { GraphRefusal } from '../graph-refusal.ts';
import type { WhatsAppAccount } from '../whatsapp-account.ts';

/** The resumable upload, which returns the sample handle of a template's media header. The bytes are discarded. */
export function registerUploads(server: FastifyInstance, account: WhatsAppAccount): void {
  const sessions = account.sandbox.world.collection<{ type: string }>('whatsapp.uploads');

  server.post<{
    Querystring: { file_type?: string; file_length?: string };
    Body: Record<string, string> | null;
  }>('/:version/:appId/uploads', ({ query, body }) => {
    const type = query.file_type ?? body?.['file_type'];
    if (!type) throw new GraphRefusal(100, 'The parameter file_type is required.');
    const id = `upload:${randomBytes(24).toString('base64url')}`;
    sessions.set(id, { type });
    account.sandbox.world.changed();
    return { id };
  });

  server.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, parsed) => {
      payload.resume();
      payload.on('end', () => parsed(null, null));
    });
    scope.post<{ Params: { session: string } }>('/:version/upload:::session', ({ params }) => {
      const session = sessions.get(`upload:${params.session}`);
      if (!session) throw new GraphRefusal(100, 'The upload session does not exist.');
      const type = Buffer.from(session.type).toString('base64url');
      return { h: `4::${type}:${randomBytes(32).toString('base64url')}` };
    });
    done();
  });
}
