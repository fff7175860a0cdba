import type { ExportRunner } from '#features/administration/exports/server/wiring.ts';
import type { DiscountCodeMaker } from '#features/engine/discounts/server/wiring.ts';
import type { ReceiptBatcher } from '#features/engine/messaging/server/wiring.ts';
import type {
  StoreCommander,
  StoreReconciler,
  StoreSyncer,
} from '#features/foundations/store-data/server/wiring.ts';
import type { ImportRunner } from '#features/product/imports/server/wiring.ts';
import type { GupshupClient } from '#partners/gupshup/gupshup-client.ts';
import type { WhatsAppClient } from '#partners/whatsapp/whatsapp-client.ts';
import type { WhatsAppMedia } from '#partners/whatsapp/whatsapp-media.ts';
import type { Database } from '#platform/database/database.ts';
import type { LoopOptions } from '#platform/loop/loop.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { Due } from './look-for-work.ts';

/** What a loop may need beside the context. */
export interface LoopParts {
  workerId: string;
  /** For what fires timers. */
  timersDb: Database;
  receipts: ReceiptBatcher;
  discounts: DiscountCodeMaker;
  exporter: ExportRunner;
  importer: ImportRunner;
  reconciler: StoreReconciler;
  commander: StoreCommander;
  syncer: StoreSyncer;
  whatsapp: WhatsAppClient;
  gupshup: GupshupClient;
  media: WhatsAppMedia;
  storage: Storage;
}

/** Work that repeats: `run` says whether there is more, and without more it pauses for `idleMs`. */
export interface LoopLine extends LoopOptions {
  name: string;
  idleMs: number;
  /** Ends the pause at the next look for work that finds it so. */
  due?: Due;
  /** Goes on while the others are held. */
  isAlways?: boolean;
  /** How many of it run side by side; one unless told. */
  count?: number;
  run: () => Promise<boolean>;
}
