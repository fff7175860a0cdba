/** How long toasts stay, in milliseconds, as specified. Errors stay until they are closed. */
export const SUCCESS_TOAST_MS = 1000;
export const INFO_TOAST_MS = 3000;
/** Long enough to read the toast and to reach its button by keyboard. It waits while it is hovered or focused. */
export const UNDO_TOAST_MS = 8000;
/** For a template that was refused, which its editor shows too, and for a name that is taken. */
export const TEMPLATE_FAULT_TOAST_MS = 1000;
export const TEMPLATE_TAKEN_TOAST_MS = 4000;

/** A live screen shows a new order within this time. */
export const LIVE_REFETCH_MS = 3000;
