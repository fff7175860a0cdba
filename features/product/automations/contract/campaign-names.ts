import { texts } from '../texts/all.ts';

/**
 * The names of campaigns by type in lists, figures and files. A separate file, because those pages would otherwise load
 * the texts of all campaigns.
 */
export const CAMPAIGN_NAMES: Readonly<Record<string, string>> = {
  get abandonedCart() {
    return texts.names.abandonedCart;
  },
  get browserAbandonment() {
    return texts.names.browserAbandonment;
  },
  get orderReceipt() {
    return texts.names.orderReceipt;
  },
  get shipmentUpdates() {
    return texts.names.shipmentUpdates;
  },
  get CODConfirmation() {
    return texts.names.CODConfirmation;
  },
  get reorderingWA() {
    return texts.names.reorderingWA;
  },
  get crossSellWA() {
    return texts.names.crossSellWA;
  },
  get reviewWA() {
    return texts.names.reviewWA;
  },
  get getStarted() {
    return texts.names.getStarted;
  },
  get visualPopup() {
    return texts.names.visualPopup;
  },
  get spinTheWheel() {
    return texts.names.spinTheWheel;
  },
  get persistentPill() {
    return texts.names.persistentPill;
  },
};
