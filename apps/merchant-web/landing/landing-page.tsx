import { LoginForm } from '#features/foundations/sessions/web/login-form.tsx';
import { Bellbird } from '#platform/ui-kit/bird/bellbird.tsx';
import { LandingPicture } from './landing-picture.tsx';

/**
 * The landing page: what Bellbird does, and the login. Prerendered at build time, so it shows before any script runs.
 */
export function LandingPage() {
  return (
    <div className="landing-page">
      <header className="landing-brand">
        <Bellbird size={32} /> Bellbird
      </header>
      <main className="landing-main">
        <section className="landing-login" aria-labelledby="login-title">
          <h2 id="login-title" className="landing-login-title">
            Log in to your store
          </h2>
          <p id="login-failure" className="landing-failure" role="alert" />
          <LoginForm />
          <p className="landing-login-note">
            New here? The same button installs the app. Shopify asks you first.
          </p>
        </section>
        <Story />
      </main>
      <footer className="landing-footer">
        Open source. It runs on your own server, and your data stays there. <a href="/source">Source code</a>
      </footer>
    </div>
  );
}

function Story() {
  return (
    <section className="landing-story">
      <h1 className="landing-headline">The carts they leave, brought back on WhatsApp</h1>
      <p className="landing-lead">
        Shoppers sign up on your store. When one of them leaves a cart behind, Bellbird sends a reminder, and
        shows you what it earned.
      </p>
      <LandingPicture />
    </section>
  );
}
