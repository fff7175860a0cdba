/** The Admin API version of the sandbox's schema. */
export const API_VERSION = '2026-10';
