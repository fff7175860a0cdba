import '@mantine/core/styles/Stack.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Radio.css';
import { Button, Radio, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { fill } from '#platform/language/reader.ts';
import { Dialog } from '#platform/ui-kit/dialogs/dialog.tsx';
import { raiseUsageCap } from '../contract/plan-calls.ts';
import { MOST_CAP_MINOR, type UsageCap } from '../contract/plan.ts';
import { readDollars } from '../rules/read-dollars.ts';
import { usageCapChoices, capRefusalReason } from '../rules/usage-cap.ts';
import { writeDollars } from '../rules/write-dollars.ts';
import { texts } from '../texts/en.ts';
import styles from './cap-dialog.module.css';
import { closeCap } from './open-cap.ts';

const OTHER = 'other';
const RADIO = { radio: styles.radio ?? '' };

/** The dialog for the maximum cost of usage in a cycle. The store asks once more before it counts. */
export function CapDialog({ shopUrl, cap }: { shopUrl: string; cap: UsageCap }) {
  const raise = useRaiseCap(shopUrl);
  const asked = useAskedCap(cap.cappedMinor);
  const formId = useId();
  const isOnItsWay = raise.isPending || raise.isSuccess;
  const send = (event: FormEvent) => {
    event.preventDefault();
    const capMinor = asked.check();
    if (capMinor !== null) raise.mutate(capMinor);
  };
  return (
    <Dialog
      staysOnClickOutside
      title={texts.cap.title}
      onClose={closeCap}
      actions={
        <>
          <Button variant="default" disabled={isOnItsWay} onClick={closeCap}>
            {texts.cap.close}
          </Button>
          <Button type="submit" form={formId} loading={isOnItsWay}>
            {texts.cap.approve}
          </Button>
        </>
      }
    >
      <p>
        {fill(texts.cap.text, {
          limit: writeDollars(cap.cappedMinor),
          used: writeDollars(cap.chargedMinor),
        })}
      </p>
      <form id={formId} onSubmit={send} noValidate>
        <CapChoice choices={usageCapChoices(cap.cappedMinor)} asked={asked} />
      </form>
    </Dialog>
  );
}

type AskedCap = ReturnType<typeof useAskedCap>;

function CapChoice({ choices, asked }: { choices: readonly number[]; asked: AskedCap }) {
  return (
    <>
      <Radio.Group value={asked.choice} onChange={asked.choose} label={texts.cap.limit} mt={12}>
        <Stack gap={10} mt={8}>
          {choices.map((choice) => (
            <Radio
              key={choice}
              value={String(choice)}
              classNames={RADIO}
              label={fill(texts.cap.choice, { amount: writeDollars(choice) })}
              data-autofocus={choice === choices[0] || undefined}
            />
          ))}
          <Radio value={OTHER} label={texts.cap.other} classNames={RADIO} />
        </Stack>
      </Radio.Group>
      {asked.choice === OTHER && (
        <TextInput
          mt={12}
          maw={220}
          label={texts.cap.amount}
          inputMode="decimal"
          leftSection="$"
          value={asked.amount}
          onChange={(event) => asked.write(event.currentTarget.value)}
          error={asked.problem === null ? null : <span role="alert">{asked.problem}</span>}
        />
      )}
    </>
  );
}

/** Returns the chosen or typed cap and its fault. */
function useAskedCap(cappedMinor: number) {
  const [first] = usageCapChoices(cappedMinor);
  const [choice, setChoice] = useState(first === undefined ? OTHER : String(first));
  const [amount, setAmount] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  return {
    choice,
    amount,
    problem,
    choose: setChoice,
    write(text: string) {
      setAmount(text);
      setProblem(null);
    },
    check(): number | null {
      const capMinor = choice === OTHER ? readDollars(amount) : Number(choice);
      const refusal = capMinor === null ? 'NO_AMOUNT' : capRefusalReason(capMinor, cappedMinor);
      if (refusal === null) return capMinor;
      const [limit, most] = [writeDollars(cappedMinor), writeDollars(MOST_CAP_MINOR)];
      setProblem(fill(texts.cap.problems[refusal], { limit, most }));
      return null;
    },
  };
}

/** Asks the store for a higher cap and goes there; a refusal is shown like every other. */
function useRaiseCap(shopUrl: string) {
  return useMutation({
    mutationFn: (capMinor: number) => makeCall(raiseUsageCap, { body: { shopURL: shopUrl, capMinor } }),
    onSuccess: ({ confirmationURL }) => location.assign(confirmationURL),
  });
}
