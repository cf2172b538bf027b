import { expect, it } from 'vitest';
import { scopedThemes } from './scoped-themes.ts';
import { versionClass, withVersionClass, withVersionedAnimations } from './versions.ts';

it.each([
  ['0.3.1', 'portal-0-3'],
  ['1.4.0', 'portal-1'],
  ['12.0.0-rc.1', 'portal-12'],
])('names version %s by the part that changes when styles may break (LIB-22)', (version, name) => {
  expect(versionClass(version)).toBe(name);
});

it('adds the class of the version to those of parts, and to nothing else (LIB-22)', () => {
  expect(
    withVersionClass(
      'var a = "portal-a__b";\nvar c = "portal-a__b portal-c__d", e = "portal";',
      'v',
    ),
  ).toBe('var a = "portal-a__b v";\nvar c = "portal-a__b portal-c__d v", e = "portal";');
});

it('names animations by the version, where they are defined and used (LIB-22)', () => {
  const css =
    '@keyframes portal-a__spin {\n}\n.portal-a__spin {\n  animation: portal-a__spin 1s;\n}';
  expect(withVersionedAnimations(css, 'v')).toBe(
    '@keyframes portal-a__spin-v {\n}\n.portal-a__spin {\n  animation: portal-a__spin-v 1s;\n}',
  );
});

it('limits the themes to an element that names the version (LIB-22)', () => {
  const css = "  :root,\n  [data-portal-theme='light'] {\n  }";
  const scope = "[data-portal-version='0.3']";
  expect(scopedThemes(css, '0.3.1')).toBe(
    `  ${scope},\n  ${scope}[data-portal-theme='light'],\n  ${scope} [data-portal-theme='light'] {\n  }`,
  );
});
