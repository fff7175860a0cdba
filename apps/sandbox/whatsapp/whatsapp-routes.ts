import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { objectIn, textIn } from '../core/json-parts.ts';
import type { Sandbox } from '../core/sandbox.ts';
import { faultOfCaller } from '../meta/fault-of-caller.ts';
import { GraphRefusal, statusOf, toGraphError } from './graph-refusal.ts';
import { logCall } from './log-call.ts';
import { registerMedia } from './media/media-routes.ts';
import { registerNumber } from './number/number-routes.ts';
import { whatsAppAccount } from './open-account.ts';
import { checkPhoneNumberId, sendMessage } from './send/send-message.ts';
import { reviewTemplateSoon } from './templates/review-template.ts';
import { registerTemplates } from './templates/template-routes.ts';
import { registerUploads } from './templates/upload-routes.ts';
import type { WhatsAppAccount } from './whatsapp-account.ts';

/** Meta's Graph API for one WhatsApp Business account, under `/meta`. */
export async function registerWhatsApp(
  server: FastifyInstance,
  { sandbox }: { sandbox: Sandbox },
): Promise<void> {
  const account = whatsAppAccount(sandbox);
  resumeInFlight(account);

  server.addHook('onRequest', (request, _reply, done) => {
    done(accessRefusal(sandbox, request));
  });
  server.setErrorHandler((error, _request, reply) => refuse(error, reply));
  server.setNotFoundHandler((request, reply) =>
    refuse(new GraphRefusal(2500, `Unknown path components: ${request.url.split('?')[0]}`), reply),
  );
  server.addHook('onSend', (request, reply, payload, done) => {
    logCall(sandbox, { request, status: reply.statusCode, answer: payload });
    done(null, payload);
  });

  server.post<{ Params: { phoneNumberId: string } }>(
    '/:version/:phoneNumberId/messages',
    (request, reply) => {
      checkPhoneNumberId(account, request.params.phoneNumberId);
      return sendMessage(account, request, reply);
    },
  );
  registerTemplates(server, account);
  registerNumber(server, account);
  registerMedia(server, account);
  registerUploads(server, account);
}

/** Continues with statuses that were due when the sandbox stopped. */
function resumeInFlight(account: WhatsAppAccount): void {
  for (const template of account.templates.values())
    if (template.status === 'PENDING') reviewTemplateSoon(account, template);
  for (const message of account.messages.values())
    if (message.state === 'accepted' || message.state === 'sent')
      account.statuses.follow(message, message.errorCode);
}

function accessRefusal(sandbox: Sandbox, request: FastifyRequest): GraphRefusal | undefined {
  const version = textIn(objectIn(request.params)['version']);
  if (version !== '' && !/^v\d{2}\.0$/.test(version))
    return new GraphRefusal(2500, `Unknown path components: /${version}`);
  const { accessToken } = sandbox.settings.whatsapp;
  const given = request.headers.authorization;
  if (given === `Bearer ${accessToken}` || given === `OAuth ${accessToken}`) return undefined;
  const query = objectIn(request.query);
  if (query['access_token'] === accessToken) return undefined;
  const isGiven = given !== undefined || 'access_token' in query;
  return new GraphRefusal(
    190,
    isGiven ? 'Invalid OAuth access token - Cannot parse access token' : 'Invalid OAuth access token data.',
  );
}

function refuse(error: unknown, reply: FastifyReply): FastifyReply {
  const refusal = error instanceof GraphRefusal ? error : fromFramework(error);
  const isOurs = refusal.code === OUR_FAULT && refusal !== error;
  return reply.code(isOurs ? 500 : statusOf(refusal.code)).send(toGraphError(refusal));
}

const OUR_FAULT = 1;

/**
 * Converts a framework error into a refusal. Invalid JSON is the caller's fault; any other error is ours and must be
 * visible.
 */
function fromFramework(error: unknown): GraphRefusal {
  const fault = faultOfCaller(error);
  return fault === null
    ? new GraphRefusal(OUR_FAULT, `The sandbox itself failed: ${String(error)}`)
    : new GraphRefusal(100, fault);
}
