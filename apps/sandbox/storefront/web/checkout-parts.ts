/** The plain HTML element for each of the checkout's components. The platform has its own elements. */
const TAGS: Record<string, string> = {
  's-stack': 'div',
  's-heading': 'h2',
  's-paragraph': 'p',
  's-text': 'small',
  's-banner': 'p',
  's-button': 'button',
  's-link': 'a',
};

/** Creates a component by the platform's name for it. */
export function makePart(tag: string): Element {
  if (tag === 's-phone-field') return makePhoneField();
  const element = document.createElement(TAGS[tag] ?? 'div');
  element.className = tag;
  if (tag === 's-banner') element.setAttribute('role', 'status');
  if (tag === 's-button') {
    element.setAttribute('type', 'button');
    element.classList.add('button');
  }
  if (tag === 's-link') element.setAttribute('target', '_blank');
  return element;
}

/** Creates a field with its label and its error, which the platform draws from attributes. */
function makePhoneField(): Element {
  const label = document.createElement('label');
  const name = document.createElement('span');
  const input = document.createElement('input');
  const error = document.createElement('span');
  label.className = 's-phone-field';
  input.type = 'tel';
  error.className = 'error';
  error.setAttribute('role', 'alert');
  label.append(name, input, error);
  const setAttribute = (attribute: string, value: string) => {
    if (attribute === 'label') name.textContent = value;
    else if (attribute === 'error') error.textContent = value;
    else input.setAttribute(attribute, value);
    input.setAttribute('aria-invalid', String(error.textContent !== ''));
  };
  const removeAttribute = (attribute: string) => setAttribute(attribute, '');
  Object.assign(label, { setAttribute, removeAttribute });
  Object.defineProperty(label, 'value', {
    get: () => input.value,
    set: (value: string) => (input.value = value),
  });
  return label;
}
