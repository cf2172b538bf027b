import { expect, it } from 'vitest';
import { fakeBackend } from './fake-backend.ts';

it('fails a story whose page makes a call without an answer', async () => {
  const backend = fakeBackend({});
  backend.expectKnownCalls();
  const request = new Request('http://127.0.0.1/api/products');
  await expect(backend.fetch(request)).rejects.toThrow('The story has no answer for this call');
  expect(() => backend.expectKnownCalls()).toThrow('GET /api/products');
});
