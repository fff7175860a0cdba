import { useState } from 'react';
import { isSame, saveTyped } from './save-typed.ts';

/**
 * Keeps what is typed on top of what is stored. What is stored meanwhile, here or elsewhere, shows where nothing is
 * typed.
 * `says` returns a form's meaning where it can be written in several ways.
 */
export function useTyped<Form>(stored: Form, says: (form: Form) => unknown = (form) => form) {
  const [state, setState] = useState({ began: stored, typed: stored });
  let { typed } = state;
  if (!isSame(state.began, stored)) {
    const kept = saveTyped({ ...state, stored });
    typed = isSame(says(kept), says(stored)) ? stored : kept;
    setState({ began: stored, typed });
  }
  const setTyped = (next: Form) => setState({ began: stored, typed: next });
  return { typed, setTyped, isSaved: isSame(says(typed), says(stored)) };
}
