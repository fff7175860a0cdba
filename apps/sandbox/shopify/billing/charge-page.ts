import { html, type Html } from '../../core/html.ts';
import { pageFrame } from '../../core/page-frame.ts';
import { money } from '../money.ts';
import type { Store } from '../store.ts';
import type { AppSubscription } from './app-subscription.ts';

const APP_NAME = 'Bellbird';

/** The page of the store's admin on which a merchant approves the app's charge. */
export function chargePage(store: Store, subscription: AppSubscription, now: Date): Html {
  return page(
    store,
    'Approve subscription',
    html`
      <div class="columns">
        <section class="card">
          <div class="app">
            <i>B</i>
            <div><strong>${APP_NAME}</strong><span>${subscription.name}</span></div>
          </div>
          ${
            subscription.isTest &&
            html`<p class="test">This is a test charge. Nothing will be billed to your store.</p>`
          }
          <h2>Subscription details</h2>
          <dl>
            ${priceRows(subscription)} ${usageRows(subscription)}
            ${subscription.trialDays > 0 && row('Free trial', `${subscription.trialDays} days`)}
            ${row('First bill', firstBill(subscription, store, now))}
          </dl>
        </section>
        <aside class="card">
          <h2>Summary</h2>
          <dl>
            ${row('Due today', `$${money(dueTodayCents(subscription))}`)}
            <div class="total">
              <dt>Total every 30 days</dt>
              <dd>
                $${money(subscription.recurring?.priceCents ?? 0)}${subscription.usage && html` + usage`}
              </dd>
            </div>
          </dl>
          <form method="post">
            <button name="decision" value="approve">Approve</button>
            <button name="decision" value="decline" class="quiet">Decline</button>
            <button name="decision" value="leave" class="link">Decide later</button>
          </form>
          <p class="small">
            By approving, you agree to the charges above. The request is void after two days.
          </p>
        </aside>
      </div>
    `,
  );
}

/** The page on which a merchant approves a higher cap for usage. */
export function capPage(store: Store, subscription: AppSubscription, askedCents: number): Html {
  return page(
    store,
    'Approve a higher usage limit',
    html`<section class="card narrow">
      <div class="app">
        <i>B</i>
        <div><strong>${APP_NAME}</strong><span>${subscription.name}</span></div>
      </div>
      <dl>
        ${row('Usage limit now', `$${money(subscription.usage?.cappedCents ?? 0)} every 30 days`)}
        ${row('New usage limit', `$${money(askedCents)} every 30 days`)}
      </dl>
      <form method="post">
        <button name="decision" value="approve">Approve</button>
        <button name="decision" value="decline" class="quiet">Decline</button>
      </form>
    </section>`,
  );
}

/** The page for a confirmation URL that is no longer valid. */
export function deadChargePage(store: Store, detail: string): Html {
  return page(
    store,
    'This charge is no longer available',
    html`<section class="card narrow"><p>${detail}</p></section>`,
  );
}

/** Returns the amount that is due today: nothing during a trial, and nothing for usage, which is billed afterwards. */
function dueTodayCents({ recurring, trialDays }: AppSubscription): number {
  return trialDays > 0 ? 0 : (recurring?.priceCents ?? 0);
}

function priceRows({ recurring }: AppSubscription): Html | null {
  if (!recurring) return null;
  const every = recurring.interval === 'ANNUAL' ? 'every year' : 'every 30 days';
  return row('Subscription', `$${money(recurring.priceCents)} ${every}`);
}

function usageRows({ usage }: AppSubscription): Html | null {
  if (!usage) return null;
  return html`<div>
    <dt>Usage charges</dt>
    <dd>Up to $${money(usage.cappedCents)} every 30 days<small>${usage.terms}</small></dd>
  </div>`;
}

function firstBill({ trialDays }: AppSubscription, store: Store, now: Date): string {
  const day = new Date(now.getTime() + trialDays * 24 * 3600 * 1000);
  return new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: store.timeZone }).format(day);
}

function row(name: string, value: string): Html {
  return html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;
}

const style = `
  * { box-sizing: border-box }
  body { margin: 0; min-height: 100vh; background: #f1f1f1; color: #303030; font: 14px/1.5 Inter, system-ui, -apple-system, "Segoe UI", sans-serif }
  header { height: 56px; padding: 0 20px; display: flex; align-items: center; gap: 12px; background: #1a1a1a; color: #e3e3e3; font-weight: 600 }
  header span { margin-left: auto; font-weight: 450; font-size: 13px }
  main { max-width: 960px; margin: 0 auto; padding: 28px 20px }
  h1 { font-size: 20px; margin: 0 0 20px } h2 { font-size: 14px; margin: 0 0 12px }
  .columns { display: grid; grid-template-columns: minmax(0, 1.7fr) minmax(260px, 1fr); gap: 16px; align-items: start }
  @media (max-width: 720px) { .columns { grid-template-columns: minmax(0, 1fr) } }
  .card { background: #fff; border: 1px solid #e3e3e3; border-radius: 12px; padding: 20px } .narrow { max-width: 560px }
  .app { display: flex; gap: 12px; align-items: center; margin-bottom: 20px } .app i { width: 40px; height: 40px; border-radius: 9px; background: #3b55e6; color: #fff; display: grid; place-items: center; font: 600 18px system-ui }
  .app strong { display: block } .app span { color: #616161 }
  .test { margin: 0 0 20px; padding: 10px 14px; border-radius: 8px; background: #eaf4ff; color: #00527c }
  dl { margin: 0 } dl > div { display: flex; justify-content: space-between; gap: 24px; padding: 10px 0; border-top: 1px solid #ebebeb }
  dl > div:first-child { border-top: 0; padding-top: 0 } dt { color: #616161; flex: none } dd { margin: 0; text-align: right; font-variant-numeric: tabular-nums }
  dd small { display: block; color: #616161; font-size: 13px; text-wrap: balance } .total dt, .total dd { font-weight: 650; color: #303030 }
  form { display: grid; gap: 8px; margin-top: 16px } .narrow form { display: flex }
  button { font: inherit; font-weight: 600; border-radius: 8px; padding: 8px 16px; cursor: pointer; border: 1px solid #303030; background: #303030; color: #fff }
  button:hover { background: #1a1a1a } .quiet { background: #fff; color: #303030; border-color: #8a8a8a } .quiet:hover { background: #f7f7f7 }
  .link { background: none; border-color: transparent; color: #005bd3; font-weight: 500 } .link:hover { background: none; text-decoration: underline }
  .small { color: #616161; font-size: 13px; margin: 14px 0 0 } :focus-visible { outline: 2px solid #005bd3; outline-offset: 2px }
`;

function page(store: Store, title: string, content: Html): Html {
  return pageFrame(
    title,
    style,
    html`<header>Store admin <span>${store.name}</span></header>
      <main>
        <h1>${title}</h1>
        ${content}
      </main>`,
  );
}
