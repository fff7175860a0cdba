// Runs the app's pixel as the store platform does: in a worker without the page, which sees events and the page's storage
// through messages alone, and only after the visitor agreed. Here every visitor does.
const { dataset } = document.currentScript as HTMLScriptElement;
const worker = new Worker(dataset['worker'] ?? '', { type: 'module' });
const product = { product: { id: dataset['productId'] ?? '' } };

worker.addEventListener('message', ({ data }: MessageEvent<{ key: string; nth: number }>) =>
  tellWorker({ kind: 'kept', nth: data.nth, value: localStorage.getItem(data.key) }),
);
tellWorker({
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
  tellWorker({ kind: 'event', name, event: { data } });
}

function tellWorker(message: object): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  worker.postMessage(message);
}
