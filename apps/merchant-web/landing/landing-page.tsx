import { LoginForm } from '#features/foundations/sessions/web/login-form.tsx';
import { Bellbird } from '#platform/ui-kit/bird/bellbird.tsx';
import { LanguageOptions } from '#platform/ui-kit/fields/language-options.tsx';
import { RichText } from '#platform/ui-kit/texts/rich-text.tsx';
import { texts } from '../texts/en.ts';
import { LandingPicture } from './landing-picture.tsx';

/**
 * The landing page: what Bellbird does, and the login. Prerendered at build time, so it shows before any script runs.
 */
export function LandingPage() {
  return (
    <div className="landing-page">
      <header className="landing-brand">
        <Bellbird size={32} /> {texts.frame.product}
      </header>
      <main className="landing-main">
        <section className="landing-login" aria-labelledby="login-title">
          <h2 id="login-title" className="landing-login-title">
            {texts.landing.logIn}
          </h2>
          <p id="login-failure" className="landing-failure" role="alert" />
          <LoginForm />
          <p className="landing-login-note">{texts.landing.newHere}</p>
        </section>
        <Story />
      </main>
      <footer className="landing-footer">
        <p>
          <RichText text={texts.landing.openSource} parts={{ source: linkToSource }} />
        </p>
        <label>
          <span className="bb-spoken">{texts.settings.language}</span>
          <select id="language" className="landing-language">
            <LanguageOptions />
          </select>
        </label>
      </footer>
    </div>
  );
}

function linkToSource(inside: string) {
  return <a href="/source">{inside}</a>;
}

function Story() {
  return (
    <section className="landing-story">
      <h1 className="landing-headline">{texts.landing.headline}</h1>
      <p className="landing-lead">{texts.landing.lead}</p>
      <LandingPicture />
    </section>
  );
}
