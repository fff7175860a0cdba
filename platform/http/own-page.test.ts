import { describe, expect, it } from 'vitest';
import { ownPage } from './own-page.ts';

describe('the page of a shopper’s consent', () => {
  const hosts = ['wren.myshopify.com', 'wren.example', 'localhost:4141'];
  it.each([
    ['https://wren.example/products/mug', 'https://wren.example/products/mug'],
    ['https://WREN.example', 'https://wren.example/'],
    ['http://localhost:4141/store/wren', 'http://localhost:4141/store/wren'],
    [
      'https://wren.example/de/products/t%C3%B6pfe?variant=1#top',
      'https://wren.example/de/products/t%C3%B6pfe',
    ],
    ['https://lena:secret@wren.example/cart', 'https://wren.example/cart'],
    ['https://wren.example/a;=1+1', 'https://wren.example/'],
    [`https://wren.example/${'a'.repeat(600)}`, 'https://wren.example/'],
    ['https://another.example/never-shown', null],
    ['https://wren.example.evil.example/', null],
    ['https://wren.example:8443/', null],
    ['javascript://wren.example/%0aalert(1)', null],
    ['I was here', null],
    ['', null],
  ])('%s is stored as %s', (address, page) => {
    expect(ownPage(address, hosts)).toBe(page);
  });
});
