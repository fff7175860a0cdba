import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { html } from '../core/html.ts';
import { objectIn, textIn } from '../core/json-parts.ts';
import type { Sandbox } from '../core/sandbox.ts';
import { plainPage } from '../pages/plain-page.ts';
import { chatwootRecords, type ChatwootRecords } from './chatwoot-records.ts';

const AccountBody = z.object({
  name: z.string().min(1),
  locale: z.string().default('en'),
  domain: z.string().nullable().default(null),
  support_email: z.string().nullable().default(null),
});
/** Chatwoot's own rule for passwords. */
const Password = z
  .string()
  .min(6)
  .regex(/[A-Z]/)
  .regex(/[a-z]/)
  .regex(/\d/)
  .regex(/[^A-Za-z0-9]/);
const UserBody = z.object({ name: z.string().min(1), email: z.email(), password: Password });
const AccountUserBody = z.object({ user_id: z.number().int(), role: z.enum(['administrator', 'agent']) });

/** A Chatwoot server under `/chatwoot`: the parts of its Platform API that the product calls, and its web pages. */
export function registerChatwoot(server: FastifyInstance, { sandbox }: { sandbox: Sandbox }): Promise<void> {
  const records = chatwootRecords(sandbox);
  server.register((platform, _options, done) => {
    platform.addHook('onRequest', async (request, reply) => refuseStrangers(sandbox, request, reply));
    platform.setErrorHandler((error, _request, reply) =>
      error instanceof z.ZodError
        ? reply.code(422).send({ message: error.issues[0]?.message ?? 'Validation failed', attributes: [] })
        : reply.code(500).send({ error: 'Internal server error' }),
    );
    registerPlatform(platform, sandbox, records);
    done();
  });
  registerWebPages(server, sandbox, records);
  return Promise.resolve();
}

async function refuseStrangers(sandbox: Sandbox, request: FastifyRequest, reply: FastifyReply) {
  const given = request.headers['api_access_token'];
  if (given === undefined) return reply.code(401).send({ error: 'Invalid access_token' });
  if (given !== sandbox.settings.chatwoot.platformToken)
    return reply.code(401).send({ error: 'Invalid access_token' });
}

function registerPlatform(server: FastifyInstance, sandbox: Sandbox, records: ChatwootRecords): void {
  server.post('/platform/api/v1/accounts', (request) => {
    const account = { id: records.accounts.size + 1, ...AccountBody.parse(request.body) };
    records.accounts.set(String(account.id), account);
    sandbox.world.changed();
    return account;
  });
  server.post('/platform/api/v1/users', (request) => {
    const { name, email } = UserBody.parse(request.body);
    const known = [...records.users.values()].find((user) => user.email === email.toLowerCase());
    const user = known ?? { id: records.users.size + 1, name, email: email.toLowerCase() };
    records.users.set(String(user.id), user);
    sandbox.world.changed();
    return { ...user, uid: user.email, provider: 'email', confirmed: true, accounts: [] };
  });
  server.post<{ Params: { accountId: string } }>(
    '/platform/api/v1/accounts/:accountId/account_users',
    (request, reply) => {
      const { accountId } = request.params;
      const member = AccountUserBody.parse(request.body);
      if (!records.accounts.has(accountId) || !records.users.has(String(member.user_id)))
        return reply.code(404).send({ error: 'Resource could not be found' });
      const accountUser = { account_id: Number(accountId), ...member };
      records.accountUsers.set(`${accountId} ${member.user_id}`, accountUser);
      sandbox.world.changed();
      return reply.send(accountUser);
    },
  );
}

function registerWebPages(server: FastifyInstance, sandbox: Sandbox, records: ChatwootRecords): void {
  server.post('/auth/password', (request, reply) => {
    const email = textIn(objectIn(request.body)['email']).toLowerCase();
    const user = [...records.users.values()].find((one) => one.email === email);
    if (!user)
      return reply.code(404).send({ message: 'Uh ho! We could not find any user with the specified email.' });
    const at = sandbox.clock.now().toISOString();
    records.mails.set(`${at} ${records.mails.size}`, {
      at,
      to: user.email,
      subject: 'Reset password instructions',
    });
    sandbox.world.changed();
    return reply.send({
      message: 'Woot! Request for password reset is successful. Check your mail for instructions.',
    });
  });
  server.get('/sandbox/records', () => ({
    accounts: [...records.accounts.values()],
    users: [...records.users.values()],
    accountUsers: [...records.accountUsers.values()],
    mails: [...records.mails.values()],
  }));
  server.get('/', (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(
      plainPage(
        'Chatwoot',
        html`<h1>Chatwoot</h1>
          <p>
            A pretend support chat server. ${records.accounts.size} store(s) have an account here.
            <code>/chatwoot/sandbox/records</code> lists them, with the mails that were sent.
          </p>`,
      ),
    ),
  );
}
