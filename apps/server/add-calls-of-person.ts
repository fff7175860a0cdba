import { registerShopsRoutes } from '#features/administration/alerts/server/wiring.ts';
import { registerCopyRoutes } from '#features/administration/copies/server/wiring.ts';
import type { Context } from '#platform/context.ts';
import type { CallBinder } from '#platform/http/bind-call.ts';
import { openStorage } from '#platform/storage/storage.ts';
import { COPY_KINDS } from './copy-kinds.ts';

/** Adds the calls about all stores of a person. */
export function addCallsOfPerson(bind: CallBinder, ctx: Context): void {
  registerShopsRoutes(bind, ctx);
  registerCopyRoutes(bind, ctx, { kinds: COPY_KINDS, storage: openStorage(ctx.settings) });
}
