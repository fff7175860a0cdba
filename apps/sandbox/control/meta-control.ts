import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import {
  hasZodFastifySchemaValidationErrors,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import type { Sandbox } from '../core/sandbox.ts';
import { registerClockControl } from './clock-control.ts';
import { registerExchangeControl } from './exchange-control.ts';
import { registerWhatsAppControl } from './whatsapp-control.ts';

/** Control calls for the clock, the exchanges, misbehaviour and WhatsApp. */
export function registerMetaControl(
  server: FastifyInstance,
  { sandbox }: { sandbox: Sandbox },
): Promise<void> {
  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(serializerCompiler);
  server.setErrorHandler<FastifyError>((error, _request, reply) => answerFault(error, reply));
  registerClockControl(server, sandbox);
  registerExchangeControl(server, sandbox);
  registerWhatsAppControl(server, sandbox);
  return Promise.resolve();
}

/** Answers an invalid body with 422, the invalid field and the reason. */
function answerFault(error: FastifyError, reply: FastifyReply): FastifyReply {
  if (!hasZodFastifySchemaValidationErrors(error))
    return reply.code(error.statusCode ?? 500).send({ message: error.message });
  const faults = error.validation.map(({ instancePath, message }) => ({
    field: instancePath.slice(1).replaceAll('/', '.'),
    message: message ?? 'is not valid',
  }));
  const sentences = faults.map(({ field, message }) => (field ? `${field}: ${message}` : message));
  return reply.code(422).send({ message: sentences.join(' '), faults });
}
