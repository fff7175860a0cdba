import {
  grantConsent as grant,
  revokeConsent as revoke,
} from '#features/foundations/consent/server/index.ts';
import { lockSubscriber, type Subscriber } from '#features/foundations/subscribers/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { grantConsent, listConsents, revokeConsent } from '../../contract/resources/consents.ts';
import type { EndpointBinder } from '../bind-endpoint.ts';
import { requirePerson } from './people.ts';

const MOST_LISTED = 100;
/** The origin of consents that a program records. */
const ORIGIN = 'api';

export function bindConsents(binder: EndpointBinder, ctx: Context): void {
  binder.read(listConsents, async (tx, { shopId, params }) => {
    const { id } = await requirePerson(tx, shopId, params.personId);
    const rows = await tx
      .selectFrom('consent_ledger')
      .select(['entry_id', 'kind', 'origin', 'wording', 'recorded_at'])
      .where('shop_id', '=', shopId)
      .where('subscriber_id', '=', id)
      .orderBy('recorded_at', 'desc')
      .orderBy('entry_id', 'desc')
      .limit(MOST_LISTED)
      .execute();
    return {
      data: rows.map((row) => ({
        id: row.entry_id,
        change: row.kind as 'granted' | 'revoked',
        origin: row.origin,
        wording: row.wording,
        recordedAt: row.recorded_at.toISOString(),
      })),
    };
  });
  binder.act(grantConsent, {
    act: async (tx, { shopId, params, body }) => {
      const outcome = await grant(ctx, tx, await requireLocked(tx, shopId, params.personId), {
        toolId: null,
        toolType: ORIGIN,
        wording: body.wording,
        pageAddress: body.page ?? null,
        ipPrefix: null,
        userAgent: null,
        locale: null,
      });
      return { outcome };
    },
    answer: async (tx, { outcome }, { shopId, params }) => ({
      outcome,
      person: await requirePerson(tx, shopId, params.personId),
    }),
  });
  binder.act(revokeConsent, {
    act: async (tx, { shopId, params }) => ({
      isNew: await revoke(ctx, tx, await requireLocked(tx, shopId, params.personId), 'merchant'),
    }),
    answer: async (tx, _done, { shopId, params }) => ({
      person: await requirePerson(tx, shopId, params.personId),
    }),
  });
}

async function requireLocked(tx: Tx, shopId: number, personId: string): Promise<Subscriber> {
  const subscriber = await lockSubscriber(tx, shopId, personId);
  if (!subscriber) throw new AppError('NOT_FOUND', { field: 'personId' });
  return subscriber;
}
