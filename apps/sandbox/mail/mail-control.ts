import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { Sandbox } from '../core/sandbox.ts';
import { inboxOf, planAnswer } from './inbox.ts';

const AnswerBody = z.object({
  /** The reply of the mail server, for example 451 try later. Empty closes the connection. */
  answer: z.string().max(200),
  /** Whether the mail is stored despite this response. */
  isTaken: z.boolean().default(false),
});

/** Control calls for received mails and for the mail server's responses. */
export function registerMailControl(
  plain: FastifyInstance,
  { sandbox }: { sandbox: Sandbox },
): Promise<void> {
  plain.setValidatorCompiler(validatorCompiler);
  plain.setSerializerCompiler(serializerCompiler);
  const server = plain.withTypeProvider<ZodTypeProvider>();
  server.get(
    '/mail',
    { schema: { summary: 'Every e-mail that came, the oldest first', tags: ['mail'] } },
    () => ({
      mails: [...inboxOf(sandbox).values()],
    }),
  );
  server.post(
    '/mail/answer',
    { schema: { summary: 'How the next e-mail is answered', tags: ['mail'], body: AnswerBody } },
    ({ body }) => {
      planAnswer(sandbox, body);
      return { planned: body };
    },
  );
  return Promise.resolve();
}
