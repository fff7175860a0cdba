import { findCopyable } from '#features/foundations/media/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { CopyKind, Fitted } from '#platform/copies/copy-kind.ts';
import { inShop } from '#platform/database/in-shop.ts';
import type { BodyOf } from '#platform/http/call.ts';
import type { MerchantSession } from '#platform/http/merchant-session.ts';
import type { CopyPreview, previewCopies as call } from '../contract/copy-calls.ts';
import { describeNotes, describeRefusal } from '../rules/describe-copy.ts';
import { findTarget, readTarget } from './copy-target.ts';
import { fitDocument } from './fit-document.ts';
import { readDocument, type CopyDocument } from './source-document.ts';

type Copy = BodyOf<typeof call>['copies'][number];

/** Returns what would happen with each copy. Writes nothing. */
export async function previewCopies(
  ctx: Context,
  kinds: readonly CopyKind[],
  session: MerchantSession,
  copies: readonly Copy[],
): Promise<CopyPreview[]> {
  const previews: CopyPreview[] = [];
  for (const copy of copies) previews.push(await previewOne(ctx, kinds, session, copy));
  return previews;
}

async function previewOne(
  ctx: Context,
  kinds: readonly CopyKind[],
  session: MerchantSession,
  copy: Copy,
): Promise<CopyPreview> {
  const nothing = { ...copy, name: null, notes: [], refusal: null, replaces: null };
  const found = await findTarget(ctx, session, copy.toShopUrl);
  if ('sentence' in found) return { ...nothing, refusal: found.sentence };
  const stores = { source: '', target: found.shopName };
  const kind = kinds.find((one) => one.kind === copy.kind);
  const document = kind && (await readDocument(ctx, kind, { shopId: session.shopId, id: copy.id }));
  if (!document) return { ...nothing, refusal: describeRefusal({ code: 'gone', values: {} }, stores) };
  stores.source = document.source.storeName;
  const fitted = await fitInto(ctx, { kind, document, session, target: found.session });
  if ('refusal' in fitted) return { ...nothing, refusal: describeRefusal(fitted.refusal, stores) };
  const { name, notes, replaces } = fitted;
  return { ...nothing, name, notes: describeNotes(notes, stores), replaces };
}

interface Previewing {
  kind: CopyKind;
  document: CopyDocument;
  session: MerchantSession;
  target: MerchantSession;
}

async function fitInto(
  ctx: Context,
  { kind, document, session, target }: Previewing,
): Promise<Fitted<unknown>> {
  const files = await findCopyable(ctx, {
    addresses: kind.files(document.content),
    fromShopId: session.shopId,
    to: { shopId: target.shopId, pageId: target.shopUrl },
  });
  return inShop(ctx.db, target.shopId, async (tx) =>
    fitDocument(ctx, tx, {
      kind,
      document,
      target: await readTarget(tx, target.shopId),
      placeFile: (address) => {
        const file = files.get(address)?.kind ?? 'gone';
        if (file === 'noSpace') return { lost: 'fileNoSpace' };
        return file === 'gone' ? { lost: 'fileGone' } : address;
      },
    }),
  );
}
