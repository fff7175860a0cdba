// Runs the app's pixel as the store platform does: in a worker without the page. The worker gets events and the page's
// storage only through messages, and only after the visitor's consent. Here every visitor consents.
const { dataset } = document.currentScript as HTMLScriptElement;
const worker = new Worker(dataset['worker'] ?? '', { type: 'module' });
const product = { product: { id: dataset['productId'] ?? '' } };

worker.addEventListener('message', ({ data }: MessageEvent<{ key: string; nth: number }>) =>
  postToWorker({ kind: 'kept', nth: data.nth, value: localStorage.getItem(data.key) }),
);
postToWorker({
  kind: 'begin',
  code: dataset['code'],
  settings: JSON.parse(dataset['settings'] ?? '{}') as unknown,
});

if (dataset['productId']) happens('product_viewed', { productVariant: product });
addEventListener('submit', ({ target }) => {
  const action = target instanceof HTMLFormElement ? (target.getAttribute('action') ?? '') : '';
  if (action.endsWith('/cart/add')) happens('product_added_to_cart', { cartLine: { merchandise: product } });
});

function happens(name: string, data: object): void {
  postToWorker({ kind: 'event', name, event: { data } });
}

function postToWorker(message: object): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  worker.postMessage(message);
}
