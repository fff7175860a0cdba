import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { GraphRefusal } from '../graph-refusal.ts';
import { checkPhoneNumberId } from '../send/send-message.ts';
import type { WhatsAppAccount } from '../whatsapp-account.ts';
import { MEDIA_RULES, kindOfType, looksLike } from './media-formats.ts';
import { UPLOAD_LIFETIME_MS, dropFile, findFile, storeFile, type StoredFile } from './media-store.ts';

/** A URL from `GET /{media id}` is valid for five minutes. */
const ADDRESS_LIFETIME_MS = 5 * 60_000;
const MOST_BYTES = 100 * 1024 * 1024;

/** Routes of files: upload, describe, download, delete. */
export function registerMedia(server: FastifyInstance, account: WhatsAppAccount): void {
  server.register(async (scope) => {
    await scope.register(multipart, { limits: { fileSize: MOST_BYTES, files: 1 } });
    scope.post<{ Params: { phoneNumberId: string } }>(
      '/:version/:phoneNumberId/media',
      { bodyLimit: MOST_BYTES + 10_000 },
      async (request) => {
        checkPhoneNumberId(account, request.params.phoneNumberId);
        return { id: (await receiveUpload(account, request)).id };
      },
    );
  });

  server.get<{ Params: { id: string; until: string } }>(
    '/:version/files/:id/:until',
    async ({ params }, reply) => {
      const file = findFile(account, params.id);
      if (!file || Number(params.until) <= account.sandbox.clock.now().getTime())
        return reply.code(404).send({ error: 'This address is no longer good.' });
      return reply.type(file.contentType).send(file.bytes);
    },
  );
  server.delete<{ Params: { id: string } }>('/:version/:id', ({ params }) => {
    if (!findFile(account, params.id)) throw unknownFile(params.id);
    dropFile(account, params.id);
    return { success: true };
  });
}

/** Returns the response of `GET /{media id}`. Null if there is no such file. */
export function describeFile(
  account: WhatsAppAccount,
  id: string,
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
): Record<string, unknown> | null {
  const file = findFile(account, id);
  if (!file) return null;
  const until = account.sandbox.clock.now().getTime() + ADDRESS_LIFETIME_MS;
  return {
    messaging_product: 'whatsapp',
    url: `${protocol}://${host}/meta/v25.0/files/${id}/${until}`,
    mime_type: file.contentType,
    sha256: file.sha256,
    file_size: file.bytes.length,
    id,
  };
}

export function unknownFile(id: string): GraphRefusal {
  return new GraphRefusal(
    100,
    `Unsupported request. Object with ID '${id}' does not exist, cannot be loaded due to missing permissions, or does not support this operation.`,
    33,
  );
}

async function receiveUpload(account: WhatsAppAccount, request: FastifyRequest): Promise<StoredFile> {
  if (!request.isMultipart()) throw new GraphRefusal(100, 'The parameter file is required.');
  const fields = new Map<string, string>();
  let bytes: Buffer | null = null;
  let partType = '';
  for await (const part of request.parts()) {
    if (part.type === 'field') fields.set(part.fieldname, String(part.value));
    else if (part.fieldname === 'file') {
      bytes = await part.toBuffer();
      partType = part.mimetype;
    }
  }
  if (fields.get('messaging_product') !== 'whatsapp')
    throw new GraphRefusal(100, 'The parameter messaging_product is required.');
  if (!bytes || bytes.length === 0) throw new GraphRefusal(100, 'The parameter file is required.');
  // The type of the part counts. `type` is only the sender's claim.
  const kind = kindOfType(partType);
  if (!kind)
    throw new GraphRefusal(100, `Param file must be a file of a supported type. Received ${partType}.`);
  if (bytes.length > MEDIA_RULES[kind].most)
    throw new GraphRefusal(
      131053,
      `The file is larger than ${kind} may be: ${MEDIA_RULES[kind].most} bytes.`,
    );
  if (!looksLike(partType, bytes)) throw new GraphRefusal(131053, `The file is not ${partType}.`);
  return storeFile(account, partType, bytes, UPLOAD_LIFETIME_MS);
}
