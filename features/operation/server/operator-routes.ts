import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { refuseOtherSites } from '#platform/http/other-sites.ts';
import { isAsideKind } from '../rules/aside-kinds.ts';
import { isTroubleKind } from '../rules/trouble-kinds.ts';
import { endHolding, settleAside } from './aside/settle-aside.ts';
import { listActs } from './audit-log.ts';
import { isKey } from './is-key.ts';
import { listAside, listTrouble } from './list-items.ts';
import { drawActs } from './page/draw-acts.ts';
import { drawItems, type ItemKind } from './page/draw-items.ts';
import { drawPage } from './page/draw-page.ts';
import { page } from './page/parts.ts';
import { readOverview } from './page/read-overview.ts';
import { settleTrouble } from './settle-trouble.ts';

const LONGEST_NOTE = 500;
const FORM_BYTES = 8 * 1024;

/**
 * The page of whoever runs the installation: what waits, what failed, what a restore holds back, and what was done about
 * it. Opened with the operator's key, as the password of any name. It works without anything that has to be built.
 */
export async function registerOperatorRoutes(server: FastifyInstance, ctx: Context): Promise<void> {
  await server.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_BYTES },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.addHook('onRequest', async (request, reply) => {
      const { operatorKey } = ctx.settings.operation;
      if (operatorKey === null) throw new AppError('NOT_FOUND');
      // A browser that knows the key gives it to whoever leads it here.
      await refuseOtherSites(request);
      if (isKey(passwordOf(request), operatorKey)) return;
      reply.header('www-authenticate', 'Basic realm="Bellbird", charset="UTF-8"');
      throw new AppError('OPERATOR_KEY_WRONG');
    });
    const hidden = { schema: { hide: true } };
    const moment = ({ query }: FastifyRequest) => {
      const { said = null } = query as { said?: string };
      return { said, now: ctx.clock.now() };
    };
    scope.get('/operator', hidden, async (request, reply) =>
      sendPage(reply, drawPage(await readOverview(ctx), moment(request))),
    );
    scope.get('/operator/items', hidden, async (request, reply) => {
      const kind = readKind(request.query as Record<string, string>);
      const items =
        kind.what === 'aside' ? await listAside(ctx.db, kind.kind) : await listTrouble(ctx.db, kind.kind);
      return sendPage(reply, drawItems(kind, items, moment(request)));
    });
    scope.get('/operator/acts', hidden, async (request, reply) => {
      const from = Math.max(0, Math.floor(Number((request.query as { from?: string }).from)) || 0);
      return sendPage(reply, page(drawActs(await listActs(ctx.db, from), from), moment(request)));
    });
    scope.post('/operator', hidden, async (request, reply) => {
      const form = request.body as Record<string, string>;
      const said = `said=${encodeURIComponent(await act(ctx, form))}`;
      const { what = '', kind = '', key } = form;
      const back = key === undefined ? '/operator?' : `/operator/items?what=${what}&kind=${kind}&`;
      return reply.redirect(`${back}${said}`, 303);
    });
  });
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);
}

/** What was done, in words. */
async function act(ctx: Context, form: Record<string, string>): Promise<string> {
  const { decision = '', key = null } = form;
  const note = (form['note'] ?? '').trim().slice(0, LONGEST_NOTE);
  if (note === '') return 'Nothing was done: say in a note why, for whoever reads it later.';
  if (form['what'] === 'endHolding')
    return (await endHolding(ctx, note))
      ? 'Nothing is held back any more.'
      : 'Something is still held back. Decide about it first.';
  const { what, kind } = readKind(form);
  if (what === 'aside' && (decision === 'release' || decision === 'drop')) {
    const count = await settleAside(ctx, { kind, decision, note, key });
    return `${decision === 'release' ? 'Released' : 'Dropped'}: ${count}.`;
  }
  if (what === 'trouble' && (decision === 'again' || decision === 'drop')) {
    const count = await settleTrouble(ctx, { kind, decision, note, key });
    return `${decision === 'again' ? 'Tried again' : 'Dropped'}: ${count}.`;
  }
  throw new AppError('MALFORMED_REQUEST');
}

function readKind({ what, kind = '' }: Record<string, string>): ItemKind {
  if (what === 'aside' && isAsideKind(kind)) return { what, kind };
  if (what === 'trouble' && isTroubleKind(kind)) return { what, kind };
  throw new AppError('MALFORMED_REQUEST');
}

function passwordOf({ headers }: FastifyRequest): string {
  const given = /^Basic (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
  const text = Buffer.from(given, 'base64').toString('utf8');
  return text.slice(text.indexOf(':') + 1);
}
