import type { SayNode } from '../../rules/flow/node-saying.ts';

/** WhatsApp has no receipts. */
export const renderReceiptForWhatsApp: SayNode<'receipt'> = () => ({ missing: 'nothingToShow' });
