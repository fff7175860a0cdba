import type { Context } from '#platform/context.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { CallBinder } from '#platform/http/bind-call.ts';
import { getImport, getImportedAttributes, getImports } from '../contract/import-calls.ts';
import type { ValueType } from '../contract/import.ts';
import { listAttributes } from './attribute-queries.ts';
import { toImport } from './import-answer.ts';
import { findImport, listImports } from './import-queries.ts';

const MOST_LISTED = 200;

/** Lists of people that merchants bring. */
export function registerImportRoutes(bind: CallBinder, ctx: Context): void {
  bind.merchant(getImports, ({ session: { shopId } }) =>
    inShop(ctx.db, shopId, async (tx) => ({
      imports: (await listImports(tx, shopId, MOST_LISTED)).map((row) => toImport(row, ctx.clock.now())),
    })),
  );
  bind.merchant(getImport, async ({ session: { shopId }, query }) => {
    const row = await inShop(ctx.db, shopId, (tx) => findImport(tx, shopId, query.importId));
    if (!row) throw new AppError('NOT_FOUND', { field: 'importId' });
    return { import: toImport(row, ctx.clock.now()) };
  });
  bind.merchant(getImportedAttributes, ({ session: { shopId } }) =>
    inShop(ctx.db, shopId, async (tx) => ({
      attributes: (await listAttributes(tx, shopId)).map((row) => ({
        attribute: row.name,
        valueType: row.value_type as ValueType,
      })),
    })),
  );
}
