import { useState, type FormEvent } from 'react';
import * as z from 'zod/mini';
import { Email } from '#platform/http/text-shapes.ts';

/** Returns the state and handlers of the field for the e-mail address of a file. `email` is the initial value. */
export function useAddress(
  email: string | null,
  ask: { send: (emailTo: string) => void; forget: () => void },
) {
  const [typed, setTyped] = useState(email ?? '');
  const [isWrong, setIsWrong] = useState(false);
  return {
    typed,
    isWrong,
    onChange: (event: { currentTarget: { value: string } }) => {
      setTyped(event.currentTarget.value);
      setIsWrong(false);
      ask.forget();
    },
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      const emailTo = typed.trim();
      const isAddress = z.safeParse(Email, emailTo).success;
      setIsWrong(!isAddress);
      if (isAddress) ask.send(emailTo);
    },
  };
}
