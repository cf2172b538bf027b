import { describe, expect, it } from 'vitest';
import { report, story } from '../fixture.ts';
import { escape, html } from './escape.ts';
import { pagesOf } from './pages.ts';

describe('markup (UI-12)', () => {
  it('escapes each value once', () => {
    expect(escape(`<a href="x">'&`)).toBe('&lt;a href=&quot;x&quot;&gt;&#39;&amp;');
    const inner = html`<b>${'<i>'}</b>`;
    expect(html`${inner}${[inner, undefined, false, 3]}`.markup).toBe(
      '<b>&lt;i&gt;</b><b>&lt;i&gt;</b>3',
    );
  });
});

describe('pages', () => {
  const pages = new Map(pagesOf(report()).map(({ path, text }) => [path, text]));

  it('exist in both languages, for the report and for each component', () => {
    expect([...pages.keys()]).toEqual([
      'index.html',
      'components/form-button.html',
      'screen-reader-check.html',
      'en.html',
      'components/form-button.en.html',
      'screen-reader-check.en.html',
    ]);
  });

  it('have no script, apart from the form, and no unescaped text', () => {
    for (const [path, text] of pages) {
      const markup = text.replace(/<script>.*<\/script>/s, '');
      expect(markup).not.toMatch(/<script|undefined|\[object/);
      expect([path, markup === text]).toEqual([path, !path.startsWith('screen-reader-check')]);
    }
    expect(pages.get('components/form-button.html')).toContain('The &lt;strong&gt; one.');
  });

  it('link to targets that exist', () => {
    for (const [path, text] of pages) {
      const targets = [...text.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id ?? '');
      expect([path, targets.filter((id) => !text.includes(`id="${id}"`))]).toEqual([path, []]);
    }
  });

  it('show "nicht geprüft", never "erfüllt", without a manual check', () => {
    const german = pages.get('index.html') ?? '';
    const table = german.slice(german.indexOf('id="conformance"'));
    expect(table).toContain('Nicht geprüft');
    expect(table).not.toContain('Erfüllt, manuell geprüft');
  });

  it('name documents in their language', () => {
    expect(pages.get('index.html')).toContain('<li>Rechnung: ');
    expect(pages.get('en.html')).toContain('<li>Invoice: ');
    const documents = [{ name: 'new-document', violations: [] }];
    expect(pagesOf(report({ documents }))[0]?.text).toContain(
      '<span lang="en">new-document</span>',
    );
  });

  it('show why a test failed', () => {
    const failed = story({ interaction: { result: 'failed', message: 'Focus was lost' } });
    const [first] = pagesOf(report({ stories: [failed] }));
    expect(first?.text).toContain('Focus was lost');
    expect(first?.text).toContain('class="verdict bad"');
  });
});
