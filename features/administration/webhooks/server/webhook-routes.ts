import type { Context } from '#platform/context.ts';
import { inShop, readInShop } from '#platform/database/in-shop.ts';
import type { CallBinder } from '#platform/http/bind-call.ts';
import {
  getDeliveries,
  getDelivery,
  replayEvent as replayEventCall,
  replayFailed as replayFailedCall,
  sendTestEvent,
} from '../contract/delivery-calls.ts';
import {
  createEndpoint as createCall,
  deleteEndpoint as deleteCall,
  getEndpoints,
  getSecret,
  rotateSecret as rotateCall,
  updateEndpoint as updateCall,
} from '../contract/endpoint-calls.ts';
import { listEndpoints, toEndpoint } from './endpoints/endpoint-queries.ts';
import {
  createEndpoint,
  deleteEndpoint,
  readSecret,
  rotateSecret,
  updateEndpoint,
} from './endpoints/save-endpoint.ts';
import { listDeliveries, readDelivery } from './log/list-deliveries.ts';
import { replayEvent, replayFailed, storeTestEvent } from './log/replay.ts';
import type { WantedEvents } from './wanted-events.ts';

/** Registers the calls with which a shop manages its webhooks. */
export function registerWebhookRoutes(bind: CallBinder, ctx: Context, wanted: WantedEvents): void {
  const { db, clock, settings } = ctx;
  // The change is stored. If this fails, the process reads it within seconds.
  const readSoon = () => wanted.read(db).catch(() => undefined);
  bind.merchant(getEndpoints, async ({ session: { shopId } }) => {
    const rows = await readInShop(db, shopId, (tx) => listEndpoints(tx, shopId));
    return { endpoints: rows.map((row) => toEndpoint(row, clock.now())), mayBeHttp: settings.isSandbox };
  });
  bind.merchant(createCall, async ({ session: { shopId }, body, noteChange }) => {
    const made = await inShop(db, shopId, (tx) => createEndpoint(ctx, tx, shopId, body));
    noteChange({ before: null, after: { host: hostOf(body.url), eventTypes: listOf(body.eventTypes) } });
    await readSoon();
    return made;
  });
  bind.merchant(updateCall, async ({ session: { shopId }, body, noteChange }) => {
    const { before, endpoint } = await inShop(db, shopId, (tx) => updateEndpoint(ctx, tx, shopId, body));
    noteChange({
      before: {
        host: hostOf(before.url),
        eventTypes: listOf(before.event_types),
        isOn: before.state === 'on',
      },
      after: { host: hostOf(body.url), eventTypes: listOf(body.eventTypes), isOn: body.isOn },
    });
    await readSoon();
    return { endpoint };
  });
  bind.merchant(deleteCall, async ({ session: { shopId }, body: { endpointId }, noteChange }) => {
    const gone = await inShop(db, shopId, (tx) => deleteEndpoint(tx, shopId, endpointId));
    if (gone)
      noteChange({ before: { host: hostOf(gone.url), eventTypes: listOf(gone.event_types) }, after: null });
    await readSoon();
    return { deleted: gone !== null };
  });
  bindSecrets(bind, ctx);
  bindLog(bind, ctx);
}

function bindSecrets(bind: CallBinder, ctx: Context): void {
  bind.merchant(getSecret, async ({ session: { shopId }, query: { endpointId } }) => ({
    secret: await readInShop(ctx.db, shopId, (tx) => readSecret(ctx, tx, shopId, endpointId)),
  }));
  bind.merchant(rotateCall, async ({ session: { shopId }, body: { endpointId }, noteChange }) => {
    const made = await inShop(ctx.db, shopId, (tx) => rotateSecret(ctx, tx, shopId, endpointId));
    noteHost(noteChange, made.endpoint.url);
    return made;
  });
}

function bindLog(bind: CallBinder, ctx: Context): void {
  const { db } = ctx;
  bind.merchant(getDeliveries, ({ session: { shopId }, query }) =>
    readInShop(db, shopId, (tx) => listDeliveries(tx, shopId, query)),
  );
  bind.merchant(getDelivery, ({ session: { shopId }, query }) =>
    readInShop(db, shopId, (tx) => readDelivery(tx, shopId, query)),
  );
  bind.merchant(replayEventCall, async ({ session: { shopId }, body, noteChange }) => {
    const { endpoint, replayed } = await inShop(db, shopId, (tx) => replayEvent(ctx, tx, shopId, body));
    noteHost(noteChange, endpoint.url);
    return { replayed };
  });
  bind.merchant(replayFailedCall, async ({ session: { shopId }, body, noteChange }) => {
    const { endpoint, replayed } = await inShop(db, shopId, (tx) => replayFailed(ctx, tx, shopId, body));
    noteHost(noteChange, endpoint.url);
    return { replayed };
  });
  bind.merchant(sendTestEvent, async ({ session: { shopId }, body: { endpointId }, noteChange }) => {
    const { url } = await inShop(db, shopId, (tx) => storeTestEvent(ctx, tx, shopId, endpointId));
    noteHost(noteChange, url);
    return { sent: true };
  });
}

type NoteChange = (change: { before: null; after: { host: string } }) => void;

function noteHost(noteChange: NoteChange, url: string): void {
  noteChange({ before: null, after: { host: hostOf(url) } });
}

/** The audit log names an endpoint by its host, because the path may contain a secret of the receiver. */
function hostOf(url: string): string {
  return new URL(url).host;
}

function listOf(types: readonly string[]): string {
  return types.join(', ');
}
