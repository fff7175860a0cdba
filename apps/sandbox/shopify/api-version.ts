/** The Admin API version whose schema the sandbox carries. */
export const API_VERSION = '2026-10';
