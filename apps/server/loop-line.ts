import type { ExportRunner } from '#features/administration/exports/server/wiring.ts';
import type { Deliverer } from '#features/administration/webhooks/server/wiring.ts';
import type { DiscountCodeMaker } from '#features/engine/discounts/server/wiring.ts';
import type { StepListener } from '#features/engine/messaging/server/steps-api.ts';
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
import type { Due } from './poll-for-work.ts';

/** The objects that a loop may need in addition to the context. */
export interface LoopParts {
  workerId: string;
  steps: StepListener;
  deliverer: Deliverer;
  /** The connections of the loops that fire timers. */
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

/** Work that repeats. `run` returns whether there is more; without more, the loop pauses for `idleMs`. */
export interface LoopLine extends LoopOptions {
  name: string;
  idleMs: number;
  /** The condition for work. A check that finds it true ends the loop's pause. */
  due?: Due;
  /** Whether the loop continues while the other loops are held. */
  isAlways?: boolean;
  /** The number of parallel runs; one by default. */
  count?: number;
  run: () => Promise<boolean>;
}
