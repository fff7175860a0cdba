export const SAVING = 'Saving your changes';
export const SAVED = 'Saved Successfully';
