import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { LoginForm } from '#features/sessions/web/login-form.tsx';
import { Bellbird } from '#platform/ui-kit/bird/bellbird.tsx';
import styles from './landing-page.module.css';

// The login does not wait for a picture.
const LandingPicture = lazy(async () => ({
  default: (await import('./landing-picture.tsx')).LandingPicture,
}));

// Most visitors failed at nothing, and need no sentences about it.
const LoginFailureNote = lazy(async () => ({
  default: (await import('./login-failure-note.tsx')).LoginFailureNote,
}));

/** The door: what Bellbird does, and the login. */
export function LandingPage({ unreachable }: { unreachable: boolean }) {
  const { search } = useLocation();
  const hasFailed = unreachable || new URLSearchParams(search).has('error');
  useEffect(() => {
    document.title = 'Bellbird · WhatsApp messages for your store';
  }, []);
  return (
    <div className={styles.page}>
      <header className={styles.brand}>
        <Bellbird size={32} /> Bellbird
      </header>
      <main className={styles.main}>
        <section className={styles.login} aria-labelledby="login-title">
          <h2 id="login-title" className={styles.loginTitle}>
            Log in to your store
          </h2>
          {hasFailed && (
            <Suspense>
              <LoginFailureNote search={search} />
            </Suspense>
          )}
          <LoginForm />
          <p className={styles.loginNote}>
            New here? The same button installs the app. Shopify asks you first.
          </p>
        </section>
        <Story />
      </main>
      <footer className={styles.footer}>
        Open source. It runs on your own server, and your data stays there.
      </footer>
    </div>
  );
}

function Story() {
  return (
    <section className={styles.story}>
      <h1 className={styles.headline}>The carts they leave, brought back on WhatsApp</h1>
      <p className={styles.lead}>
        Shoppers sign up on your store. When one of them leaves a cart behind, Bellbird sends a reminder, and
        shows you what it earned.
      </p>
      <div className={styles.picture}>
        <Suspense>
          <LandingPicture />
        </Suspense>
      </div>
    </section>
  );
}
