import * as z from 'zod';
import { html, type Html } from '../core/html.ts';
import { storePage } from './store-layout.ts';
import type { StoreRoute } from './store-route.ts';
import { CUSTOMER, type Visit } from './storefront-visit.ts';

const Login = z.object({ email: z.string().trim().toLowerCase() });

/** Customers log in with only the email address of an earlier order, because there are no passwords here. */
export function registerAccount(on: StoreRoute): void {
  on('GET', '/account/login', (visit) => ({ page: loginPage(visit, null) }));
  on('POST', '/account/login', (visit, { body }) => {
    const { email } = Login.parse(body);
    const customer = [...visit.records.customers.values()].find((one) => one.email?.toLowerCase() === email);
    if (!customer) return { page: loginPage(visit, email), status: 422 };
    visit.setCookie(CUSTOMER, String(customer.id));
    return { redirect: '/' };
  });
  on('POST', '/account/logout', (visit) => {
    visit.setCookie(CUSTOMER, '');
    return { redirect: '/' };
  });
}

function loginPage(visit: Visit, unknown: string | null): Html {
  return storePage(visit, {
    title: 'Log in',
    content: html`<div class="wrap">
      <h1>Log in</h1>
      ${unknown !== null && html`<p role="alert">Nobody has ordered here as ${unknown} yet.</p>`}
      <form method="post" action="${visit.base}/account/login">
        <label>E-mail of an earlier order<input type="email" name="email" required /></label>
        <button class="main" type="submit">Log in</button>
      </form>
    </div>`,
  });
}
