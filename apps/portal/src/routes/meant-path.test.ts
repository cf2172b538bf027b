import { describe, expect, it } from 'vitest';
import { meantPath } from './meant-path.ts';

describe('mistyped paths (APP-1)', () => {
  it.each([
    ['/ausz%C3%BCge', '/auszuege'],
    ['/auszu%CC%88ge', '/auszuege'],
    ['/AUSZÜGE/Übersicht/7K2M', '/AUSZueGE/uebersicht/7K2M'],
    ['/auszuege//bestellung', '/auszuege/bestellung'],
    ['/hilfe.', '/hilfe'],
    ['/hilfe),', '/hilfe'],
    ['/hilfe%20', '/hilfe'],
  ])('%s means %s', (typed, meant) => {
    expect(meantPath(typed)).toBe(meant);
  });

  it.each(['/', '/gibt/es/nicht', '/100%', '/ausz%FCge', '/...'])(
    '%s means no page (APP-2)',
    (typed) => {
      expect(meantPath(typed)).toBeNull();
    },
  );
});
