import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

describe('code that only some states use', () => {
  it.each([
    ['SAML (REAL-1)', 'xml-crypto|xml-encryption|src/saml/'],
    ['the postbox of the federation (REAL-5)', 'src/ports/fit-connect/'],
  ])('is not loaded with the backend: %s', (_name, pattern) => {
    const script = `
      import { registerHooks } from 'node:module';
      const loaded = [];
      registerHooks({ load: (url, context, next) => { loaded.push(url); return next(url, context); } });
      await import('${new URL('app.ts', import.meta.url).href}');
      const found = loaded.filter((url) => new RegExp('${pattern}').test(url));
      process.stdout.write(found.length + ' of ' + loaded.length);`;
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
      cwd: import.meta.dirname,
    });
    expect(output).toMatch(/^0 of [1-9]\d{2,}$/);
  });
});
