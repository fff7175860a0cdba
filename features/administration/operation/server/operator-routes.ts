import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type * as z from 'zod/mini';
import { listActs } from '#features/administration/audit/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { RetentionTerm } from '#platform/database/retention.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { refuseOtherSites } from '#platform/http/other-sites.ts';
import { sourceOf } from '#platform/http/sources/client-address.ts';
import { KeyGuard } from '#platform/secrets/key-guard.ts';
import { HELD_KINDS, isMessageKind } from '../rules/held-kinds.ts';
import { countBehindHeldBroadcasts } from './held/count-held.ts';
import { endHolding, settleHeld } from './held/settle-held.ts';
import { listHeld, listTrouble } from './list-items.ts';
import {
  ActsQuery,
  DecisionForm,
  formTokenOf,
  ItemsQuery,
  PageQuery,
  readKind,
  requireFormToken,
} from './operator-form.ts';
import { drawActs } from './page/draw-acts.ts';
import { drawItems } from './page/draw-items.ts';
import { drawPage } from './page/draw-page.ts';
import { page, type Moment } from './page/parts.ts';
import { readOverview } from './page/read-overview.ts';
import { settleTrouble } from './settle-trouble.ts';

const FORM_BYTES = 8 * 1024;

/**
 * Registers the operator's pages: queues, failures, held work and the audit log. `terms` are the retention periods. The
 * password is the operator's key, with any user name. The pages need no build.
 */
export async function registerOperatorRoutes(
  server: FastifyInstance,
  ctx: Context,
  terms: readonly RetentionTerm[],
): Promise<void> {
  await server.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_BYTES },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.addHook('onRequest', keyHolderOnly(ctx));
    const { operatorKey } = ctx.settings.operation;
    const moment = ({ said }: { said?: string | undefined }): Moment => ({
      said: said ?? null,
      now: ctx.clock.now(),
      formToken: operatorKey === null ? '' : formTokenOf(operatorKey),
    });
    scope.get('/operator', { schema: { hide: true, querystring: PageQuery } }, async (request, reply) => {
      const query = request.query as z.infer<typeof PageQuery>;
      return sendPage(reply, drawPage(await readOverview(ctx, terms), moment(query)));
    });
    scope.get(
      '/operator/items',
      { schema: { hide: true, querystring: ItemsQuery } },
      async (request, reply) => {
        const query = request.query as z.infer<typeof ItemsQuery>;
        const kind = readKind(query);
        const items =
          kind.what === 'held' ? await listHeld(ctx.db, kind.kind) : await listTrouble(ctx.db, kind.kind);
        return sendPage(reply, drawItems(kind, items, moment(query)));
      },
    );
    scope.get(
      '/operator/acts',
      { schema: { hide: true, querystring: ActsQuery } },
      async (request, reply) => {
        const query = request.query as z.infer<typeof ActsQuery>;
        const { from = 0 } = query;
        return sendPage(reply, page(drawActs(await listActs(ctx.db, from), from), moment(query)));
      },
    );
    scope.post('/operator', { schema: { hide: true, body: DecisionForm } }, async (request, reply) => {
      const form = request.body as DecisionForm;
      if (operatorKey !== null) requireFormToken(form, operatorKey);
      const said = `said=${encodeURIComponent(await act(ctx, form))}`;
      const { what, kind = '', key } = form;
      const back = key === undefined ? '/operator?' : `/operator/items?what=${what}&kind=${kind}&`;
      return reply.redirect(`${back}${said}`, 303);
    });
  });
}

/** Admits requests with the operator's key from any address. Refuses requests that other sites start. */
function keyHolderOnly(ctx: Context): onRequestAsyncHookHandler {
  const guard = new KeyGuard(ctx.log, 'the operator’s page');
  return async (request, reply) => {
    const { operatorKey } = ctx.settings.operation;
    if (operatorKey === null) throw new AppError('NOT_FOUND');
    // A browser that saved the key sends it with requests from any site.
    await refuseOtherSites(request);
    const { ip: address } = request;
    const verdict = guard.judge(passwordOf(request), operatorKey, { address, source: sourceOf(address) });
    if (verdict === 'right') return;
    if (verdict === 'tooMany') throw new AppError('TOO_MANY_REQUESTS');
    reply.header('www-authenticate', 'Basic realm="Bellbird", charset="UTF-8"');
    throw new AppError('OPERATOR_KEY_WRONG');
  };
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);
}

/** Carries out a decision and returns a sentence about the result. */
async function act(ctx: Context, form: DecisionForm): Promise<string> {
  const { decision, key = null } = form;
  const note = (form.note ?? '').trim();
  if (note === '') return 'Nothing was done: say in a note why, for whoever reads it later.';
  if (form.what === 'endHolding')
    return (await endHolding(ctx, note))
      ? 'Nothing is held back any more.'
      : 'Something is still held back. Decide about it first.';
  const { what, kind } = readKind(form);
  if (what === 'held' && (decision === 'release' || decision === 'drop')) {
    const count = await settleHeld(ctx, { kind, decision, note, key });
    if (decision === 'drop') return `Dropped: ${count}.`;
    const waiting = isMessageKind(kind) ? await countBehindHeldBroadcasts(ctx.db) : 0;
    return `Released: ${count}.${waiting === 0 ? '' : ` ${waiting} messages still wait: the broadcasts that they are of are held back. Release “${HELD_KINDS.sending}” too.`}`;
  }
  if (what === 'trouble' && (decision === 'again' || decision === 'drop')) {
    const count = await settleTrouble(ctx, { kind, decision, note, key });
    return `${decision === 'again' ? 'Tried again' : 'Dropped'}: ${count}.`;
  }
  throw new AppError('MALFORMED_REQUEST', { field: 'decision' });
}

function passwordOf({ headers }: FastifyRequest): string {
  const given = /^Basic (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
  const text = Buffer.from(given, 'base64').toString('utf8');
  return text.slice(text.indexOf(':') + 1);
}
