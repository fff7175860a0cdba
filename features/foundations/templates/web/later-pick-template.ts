import { lazy } from 'react';

/** `PickTemplate`, loaded when it is opened. */
export const PickTemplate = lazy(async () => ({
  default: (await import('./pick-template.tsx')).PickTemplate,
}));
