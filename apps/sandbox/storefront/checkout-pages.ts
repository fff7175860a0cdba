import { html, trusted, type Html } from '../core/html.ts';
import type { Totals } from '../shopify/checkouts/checkout-totals.ts';
import type { Checkout } from '../shopify/store.ts';
import { countries, type ContactForm, type ContactProblems } from './contact-form.ts';
import { checkoutSummary } from './order-summary.ts';
import { checkoutPage } from './store-layout.ts';
import type { Visit } from './storefront-visit.ts';

// A real checkout saves the contact before the form is submitted, which makes the checkout recoverable.
const saveWhileTyping = trusted(`<script>
  const form = document.querySelector('#contact');
  const save = () => fetch(form.dataset.save, { method: 'POST', body: new URLSearchParams(new FormData(form)), keepalive: true });
  for (const name of ['phone', 'email']) form.elements[name].addEventListener('change', save);
</script>`);

interface ContactStep {
  checkout: Checkout;
  totals: Totals;
  form: ContactForm;
  problems: ContactProblems;
}

/** The first step: the shopper's contact and address. */
export function contactPage(visit: Visit, { checkout, totals, form, problems }: ContactStep): Html {
  const path = `${visit.base}/checkouts/${checkout.token}`;
  const field: Field = (name, label, autocomplete, type = 'text') =>
    textField({ name, label, autocomplete, type, value: form[name], problem: problems[name] });
  const content = html`<div class="checkout">
      <form id="contact" method="post" action="${path}" data-save="${path}/contact" novalidate>
        <p class="steps"><b>1 Contact and delivery</b> · 2 Payment</p>
        ${contactFields(form, field)} ${deliveryFields(form, field)}
        <div class="go">
          <a href="${visit.base}/cart">Back to the cart</a>
          <button class="main" type="submit">Continue to payment</button>
        </div>
      </form>
      ${checkoutSummary(visit, checkout, totals, '')}
    </div>
    ${saveWhileTyping}`;
  return checkoutPage(visit, { title: 'Checkout', content });
}

type Field = (name: keyof ContactForm, label: string, autocomplete: string, type?: string) => Html;

function contactFields(form: ContactForm, field: Field): Html {
  const dialCodes = countries.map(({ code, name, dial }) =>
    option(code, `${name} (+${dial})`, form.phone_country),
  );
  const checked = form.accepts_marketing && html`checked`;
  return html`<h2>Contact</h2>
    <div class="row phone">
      <label
        >Country code<select name="phone_country" autocomplete="tel-country-code">
          ${dialCodes}
        </select></label
      >
      ${field('phone', 'Phone', 'tel-national', 'tel')}
    </div>
    <div class="row one">${field('email', 'E-mail (optional)', 'email', 'email')}</div>
    <label class="check"
      ><input type="checkbox" name="accepts_marketing" value="1" ${checked} />Send me news and offers</label
    >`;
}

function deliveryFields(form: ContactForm, field: Field): Html {
  const names = countries.map(({ code, name }) => option(code, name, form.country));
  return html`<h2>Delivery</h2>
    <div class="row">
      ${field('first_name', 'First name', 'given-name')}${field('last_name', 'Last name', 'family-name')}
    </div>
    <div class="row one">${field('address1', 'Street and number', 'address-line1')}</div>
    <div class="row one">${field('address2', 'Apartment, floor (optional)', 'address-line2')}</div>
    <div class="row zip">
      ${field('zip', 'Postcode', 'postal-code')}${field('city', 'City', 'address-level2')}
    </div>
    <div class="row one">
      <label
        >Country<select name="country" autocomplete="country">
          ${names}
        </select></label
      >
    </div>`;
}

/** The second step: the payment. */
export function paymentPage(
  visit: Visit,
  { checkout, totals }: { checkout: Checkout; totals: Totals },
): Html {
  const { contact, address, token } = checkout;
  const content = html`<div class="checkout">
    <form method="post" action="${visit.base}/checkouts/${token}/payment">
      <p class="steps">1 Contact and delivery · <b>2 Payment</b></p>
      <div class="pairs">
        <p><strong>Contact</strong>${contact.phone ?? contact.email}</p>
        <p>
          <strong>Deliver to</strong>${address?.firstName} ${address?.lastName}<br />${address?.address1}<br />${address?.zip}
          ${address?.city}
        </p>
      </div>
      <h2>Payment</h2>
      <label class="choice"
        ><input type="radio" name="payment" value="card" checked />
        <div>Card<span>A demo card that always works. No number needed.</span></div></label
      >
      <label class="choice"
        ><input type="radio" name="payment" value="cod" />
        <div>Cash on delivery<span>Pay the courier when your parcel arrives.</span></div></label
      >
      <div class="go">
        <a href="${visit.base}/checkouts/${token}">Back to contact</a
        ><button class="main" type="submit">Place order</button>
      </div>
    </form>
    ${checkoutSummary(visit, checkout, totals, '/payment')}
  </div>`;
  return checkoutPage(visit, { title: 'Payment', content });
}

interface TextField {
  name: string;
  label: string;
  autocomplete: string;
  type: string;
  value: string;
  problem: string | undefined;
}

function textField({ name, label, autocomplete, type, value, problem }: TextField): Html {
  const described = problem && html`aria-invalid="true" aria-describedby="${name}-problem"`;
  return html`<div>
    <label
      >${label}<input
        type="${type}"
        name="${name}"
        value="${value}"
        autocomplete="${autocomplete}"
        ${described}
    /></label>
    ${problem && html`<p class="error" id="${name}-problem">${problem}</p>`}
  </div>`;
}

function option(value: string, label: string, chosen: string): Html {
  return html`<option value="${value}" ${value === chosen && html`selected`}>${label}</option>`;
}
