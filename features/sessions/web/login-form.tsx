import { Button, TextInput } from '@mantine/core';
import { useEffect, useState, type FormEvent } from 'react';
import { ERROR_SENTENCES } from '#platform/errors/error-sentences.ts';
import { INFO_TOAST_MS } from '#platform/ui-kit/durations.ts';
import { parseShopAddress } from '../rules/shop-address.ts';
import styles from './login-form.module.css';
import { LOGIN_BUTTON, SUBDOMAIN_WARNING } from './messages.ts';

type Problem = 'subdomain' | 'invalid' | null;

/** The store address and the way to the store platform's own login. */
export function LoginForm() {
  const [typed, setTyped] = useState(storeOfAddress);
  const [problem, setProblem] = useState<Problem>(null);
  const [leaving, setLeaving] = useState(false);
  useForgottenWarning(problem, setProblem);
  useReturnByBackButton(setLeaving);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = parseShopAddress(typed);
    if (address.kind !== 'ok') return setProblem(address.kind);
    setLeaving(true);
    location.assign(`/auth/shopify?${new URLSearchParams({ shop: address.shopUrl })}`);
  };

  const type = (text: string) => {
    setTyped(text);
    setProblem(null);
  };
  return (
    <form onSubmit={submit} noValidate>
      <AddressInput typed={typed} type={type} problem={problem} />
      <Button type="submit" size="md" fullWidth mt={16} loading={leaving}>
        {LOGIN_BUTTON}
      </Button>
    </form>
  );
}

/** The store that the address names is filled in: a link may carry it, and so does coming back from its login. */
function storeOfAddress(): string {
  const query = new URLSearchParams(location.search);
  return query.get('shopUrl') ?? query.get('store') ?? '';
}

function AddressInput(props: { typed: string; type: (text: string) => void; problem: Problem }) {
  const { typed, type, problem } = props;
  return (
    <TextInput
      label="Store address"
      description="The part before .myshopify.com is enough."
      placeholder="your-store.myshopify.com"
      size="md"
      inputWrapperOrder={['label', 'description', 'input', 'error']}
      classNames={{ label: styles.label, description: styles.description, error: styles.error }}
      name="shop"
      inputMode="url"
      autoCapitalize="none"
      autoComplete="on"
      spellCheck={false}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      error={problem === null ? null : <span role="alert">{sentenceFor(problem)}</span>}
    />
  );
}

function sentenceFor(problem: 'subdomain' | 'invalid'): string {
  return problem === 'subdomain' ? SUBDOMAIN_WARNING : ERROR_SENTENCES.SHOP_ADDRESS_INVALID;
}

function useForgottenWarning(problem: Problem, setProblem: (problem: Problem) => void) {
  useEffect(() => {
    if (problem !== 'subdomain') return;
    const timer = setTimeout(() => setProblem(null), INFO_TOAST_MS);
    return () => clearTimeout(timer);
  }, [problem, setProblem]);
}

/** Coming back from the store's login by the back button must not find a button that still waits. */
function useReturnByBackButton(setLeaving: (leaving: boolean) => void) {
  useEffect(() => {
    const stopWaiting = () => setLeaving(false);
    addEventListener('pageshow', stopWaiting);
    return () => removeEventListener('pageshow', stopWaiting);
  }, [setLeaving]);
}
