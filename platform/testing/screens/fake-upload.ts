import { fakeFetch } from './fake-api.ts';

/**
 * Replaces `XMLHttpRequest`, which screens use for uploads. `fakeApi` answers it like any other call, after reporting
 * half the file as sent.
 */
export class FakeUpload extends EventTarget {
  readonly upload = new EventTarget();
  withCredentials = false;
  status = 0;
  responseText = '';
  #method = 'GET';
  #address = '';
  #isAborted = false;

  open(method: string, address: string): void {
    this.#method = method;
    this.#address = address;
  }

  send(): void {
    const half = { lengthComputable: true, loaded: 1, total: 2 };
    queueMicrotask(() => this.upload.dispatchEvent(Object.assign(new Event('progress'), half)));
    fakeFetch(this.#address, { method: this.#method }).then(
      (response) => this.#load(response),
      () => this.#end('error'),
    );
  }

  abort(): void {
    this.#isAborted = true;
  }

  async #load(response: Response): Promise<void> {
    this.responseText = await response.text();
    this.status = response.status;
    this.#end('load');
  }

  #end(event: 'load' | 'error'): void {
    if (!this.#isAborted) this.dispatchEvent(new Event(event));
  }
}
