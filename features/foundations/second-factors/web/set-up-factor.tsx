import { Button } from '@mantine/core';
import { useState } from 'react';
import { texts } from '../texts/en.ts';
import { AddPasskey } from './add-passkey.tsx';
import { SetUpApp } from './set-up-app.tsx';

interface SetUpFactorProps {
  /** The label of the button that ends the set-up. */
  doneLabel: string;
  onDone: () => void;
}

/** Sets up the first second step of a person: an app with recovery codes or, if the person prefers, a passkey. */
export function SetUpFactor({ doneLabel, onDone }: SetUpFactorProps) {
  const [isPasskey, setPasskey] = useState(false);
  const otherWay = (
    <Button variant="subtle" onClick={() => setPasskey(!isPasskey)}>
      {isPasskey ? texts.passkeys.appInstead : texts.passkeys.instead}
    </Button>
  );
  if (!isPasskey)
    return (
      <SetUpApp doneLabel={doneLabel} onDone={onDone}>
        {otherWay}
      </SetUpApp>
    );
  return (
    <>
      <p>{texts.passkeys.text}</p>
      <AddPasskey onDone={onDone} />
      {otherWay}
    </>
  );
}
