import { Button, TextInput } from '@mantine/core';
import { texts } from '../texts/en.ts';

/**
 * The store address field and the button to the store platform's login, and the link to the login of a team's people.
 * It is a plain form that works without a script; `runLoginForm` adds validation in the browser.
 */
export function LoginForm() {
  return (
    <form id="login-form" action="/auth/shopify" method="get" noValidate>
      <TextInput
        id="login-shop"
        label={texts.loginForm.store}
        description={texts.loginForm.storeHint}
        placeholder={texts.loginForm.storeExample}
        size="md"
        inputWrapperOrder={['label', 'description', 'input']}
        classNames={{ label: 'login-label', description: 'login-description' }}
        name="shop"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="on"
        spellCheck={false}
        aria-describedby="login-shop-description login-problem"
      />
      <p id="login-problem" className="login-error" role="alert" />
      <Button type="submit" size="md" fullWidth mt={16}>
        {texts.loginForm.logIn}
      </Button>
      <p className="login-other">
        <a href="/log-in">{texts.loginForm.byEmail}</a>
      </p>
    </form>
  );
}
