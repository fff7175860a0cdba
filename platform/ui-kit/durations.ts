/** How long toasts stay, in milliseconds, as the specification sets them; errors stay until they are closed. */
export const SUCCESS_TOAST_MS = 1000;
export const INFO_TOAST_MS = 3000;
/** Why a template was not made, which its editor shows as well; and that its name is taken. */
export const TEMPLATE_FAULT_TOAST_MS = 1000;
export const TEMPLATE_TAKEN_TOAST_MS = 4000;

/** A person looking at a live screen sees a new order within this time. */
export const LIVE_REFETCH_MS = 3000;
