export const TITLE = 'Attribution';
export const ABOUT =
  'An order is credited to one message: the one whose code it used, else the last one whose link was clicked, else the last one that was read. Set how long before an order a click or read still counts.';
export const WHAT_CLICKS = 'Clicks count for';
export const WHAT_READS = 'Reads count for';
export const READS_NOTE = '0 credits nothing that was only read. Codes count for as long as they are valid.';
export const ON_BILLS =
  'Your bill does not follow these: plans that bill on revenue always count codes, and clicks within 5 days, and never a message that was only read.';
export const BY_CLICKS = 'By clicks and codes, last 30 days';
export const BY_BOTH = 'With reads, last 30 days';
export const RECOUNT_BEGUN = 'Saved. Your past orders are being counted anew.';
export const RECOUNT_DONE = 'Your past orders are counted by the new windows.';
export const SAME_WINDOWS = 'Saved Successfully';
