import { readdirSync } from 'node:fs';
import type { OxlintOverride } from 'oxlint';

/** Which package may import which others of the project (CODE-4). Checks are missing: they may import every package, and no package imports them (CODE-3). */
export const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  tokens: [],
  'packages/api': [],
  'packages/demo-cadastre': ['packages/names', 'packages/described-parcels', 'packages/tagged-pdf'],
  'packages/described-parcels': [],
  'packages/names': [],
  'packages/order-flow': ['packages/api'],
  'packages/tagged-pdf': [],
  'packages/ui': ['tokens', 'packages/names'],
  'packages/written-parcels': ['packages/names', 'packages/order-flow'],
  'apps/portal': [
    'tokens',
    'packages/names',
    'packages/ui',
    'packages/order-flow',
    'packages/api',
    'packages/described-parcels',
    'packages/written-parcels',
  ],
  'apps/backend': [
    'tokens',
    'packages/names',
    'packages/order-flow',
    'packages/api',
    'packages/tagged-pdf',
    'packages/written-parcels',
  ],
  'apps/sandbox': ['packages/names', 'packages/demo-cadastre', 'packages/tagged-pdf'],
  'apps/alkis-adapter': ['packages/names'],
  'apps/start': [],
  '.storybook': ['tokens', 'packages/ui', 'apps/portal'],
  deployment: ['apps/portal', 'apps/start'],
};

/** Folders of checks: tests of a package that lie beside its sources are part of the package. */
const CHECKS = [
  'bench',
  'e2e',
  'tools',
  'deployment/checks',
  'deployment/durability',
  'packages/ui/packed',
];

const PORTAL_PAGES = new URL('../../apps/portal/src/pages', import.meta.url);

/** The folders of pages, whose common parts lie below them. */
const PAGES = readdirSync(PORTAL_PAGES)
  .filter((name) => name !== 'styles' && name !== 'common')
  .map((name) => `pages/${name}`);

/** The folders and files of a package from the lowest to the highest: each may import only itself and those before it. */
export const LAYERS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'apps/backend/src': [
    // What everything stands on.
    [
      'errors',
      'start-error',
      'log',
      'csv',
      'german-day',
      'month',
      'has-more-than',
      'random-secret',
      'contract',
      'config',
      'db',
    ],
    // Systems outside, files and jobs.
    ['locales', 'ports', 'saml', 'files', 'jobs'],
    // What a state provides.
    ['products', 'state-pack', 'maps', 'cadastre'],
    // Who uses it, and what they are told.
    ['session', 'saved-parcels', 'evidence', 'ownership', 'login', 'messages', 'legal'],
    // What they order.
    ['orders', 'retention', 'figures'],
    // How they reach it.
    [
      'monitoring',
      'http',
      'docs',
      'dependencies',
      'services',
      'core',
      'purge-rules',
      'app',
      'server',
    ],
  ],
  'apps/portal/src': [
    ['browser', 'i18n', 'routes', 'pages/styles'],
    ['stores', 'draft/store'],
    ['services', 'navigation', 'parcels'],
    ['pages/common'],
    ['orders'],
    ['draft', ...PAGES],
    ['shell'],
    ['app', 'main'],
  ],
  'packages/order-flow/src': [['draft/model'], ['rules'], ['draft'], ['order'], ['index']],
  'packages/demo-cadastre/src': [['land'], ['extracts']],
};

/** Files that may import every layer of their package: tests, stories, what only they use, and handlers of calls, which only the highest layers import. */
const ANY_LAYER = [
  '**/*.{test,stories}.{ts,tsx}',
  '**/{testing,stories}/**',
  'src/**/{*routes,subject}.ts',
];

type Rule = NonNullable<OxlintOverride['rules']>['no-restricted-imports'];

type Restriction = { readonly message: string } & (
  | { readonly regex: string }
  | { readonly group: string[] }
);

/** Restrictions of a package besides those on other packages: what it must not import, by name and by pattern. */
interface Restrictions {
  readonly paths: readonly { name: string; allowTypeImports: boolean; message: string }[];
  readonly patterns: readonly { group: string[]; message: string }[];
}

const escaped = (text: string) => text.replaceAll('.', String.raw`\.`);
const nameOf = (folder: string) => folder.split('/').at(-1) ?? folder;
const parentOf = (folder: string) => folder.split('/').slice(0, -1).join('/');
const anyOf = (names: readonly string[]) => `(?:${names.map(escaped).join('|')})`;

/** Imports of other packages, by name or by a path that leaves the package. */
function packageRestriction(folder: string): Restriction {
  const allowed = PACKAGES[folder] ?? [];
  const others = Object.keys(PACKAGES).filter((o) => o !== folder && !allowed.includes(o));
  const byName = others.map(nameOf);
  const byPath = [...others, ...CHECKS].flatMap((other) => [other, nameOf(other)]);
  return {
    regex: `^@portal/${anyOf(byName)}(?:/|$)|^(?:\\.\\./)+${anyOf([...new Set(byPath)])}/`,
    message: `${folder} may import: ${allowed.join(', ') || 'no package of the project'}.`,
  };
}

/** Imports of higher layers, by paths such as `../http/bind.ts`, and `../payment/pay.ts` within the folder `orders`. */
function layerRestriction(layer: string, higher: readonly string[], isFile: boolean): Restriction {
  const siblings = higher.filter((name) => parentOf(name) === parentOf(layer)).map(nameOf);
  const start = isFile ? String.raw`\.\.?/(?:\.\./)*` : String.raw`(?:\.\./)+`;
  const handlers = isFile ? '' : String.raw`|\./.*(?:routes|subject)\.ts$`;
  return {
    regex: `^${start}${anyOf([...higher, ...siblings])}(?:/|\\.tsx?$)${handlers}`,
    message: `${layer} must not import a higher layer.`,
  };
}

/**
 * Imports of everything in a folder but the lower layers in it: above `draft/store` is the rest of `draft`.
 */
function restRestriction(layer: string, folder: string, lower: readonly string[]): Restriction {
  const message = `${layer} must not import a higher layer.`;
  if (parentOf(layer) === folder) return { regex: String.raw`^\.\./[^.]`, message };
  const except = lower.filter((name) => parentOf(name) === folder);
  const inside = [`../${folder}/**`, `../**/${folder}/**`];
  return { group: [...inside, ...except.map((name) => `!**/${name}/**`)], message };
}

/** What a layer must not import: the higher layers, of a folder that contains a lower one its rest. */
function layerRestrictions(source: string, layer: string, index: number, isFile: boolean) {
  const layers = LAYERS[source] ?? [];
  const lower = layers.slice(0, index + 1).flat();
  const higher = layers.slice(index + 1).flat();
  const divided = higher.filter((name) => lower.some((one) => parentOf(one) === name));
  const whole = higher.filter((name) => !divided.includes(name));
  return [
    layerRestriction(layer, whole, isFile),
    ...divided.map((folder) => restRestriction(layer, folder, lower)),
  ];
}

const setting = (files: string[], value: Rule): OxlintOverride => ({
  files,
  rules: { 'no-restricted-imports': value },
});

/**
 * The settings of the rule `no-restricted-imports`, one for each package and layer. `extra` are further restrictions of a
 * package; the settings for tests and stories leave out the layers.
 */
export function importRules(extra: Readonly<Record<string, Restrictions>>): OxlintOverride[] {
  return Object.keys(PACKAGES).flatMap((folder) => {
    const { paths = [], patterns = [] } = extra[folder] ?? {};
    const rule = (...more: readonly Restriction[]): Rule => [
      'error',
      { paths: [...paths], patterns: [...patterns, packageRestriction(folder), ...more] },
    ];
    const source = `${folder}/src`;
    const layers = LAYERS[source] ?? [];
    return [
      setting([`${folder}/**`], rule()),
      ...layers
        .flatMap((group, index) => group.map((layer) => ({ layer, index })))
        .filter(({ index }) => index < layers.length - 1)
        // `draft` before `draft/store`: the last setting of a file counts.
        .toSorted((one, other) => one.layer.length - other.layer.length)
        .flatMap(({ layer, index }) => [
          setting(
            [`${source}/${layer}/**`],
            rule(...layerRestrictions(source, layer, index, false)),
          ),
          setting(
            [`${source}/${layer}.{ts,tsx}`],
            rule(...layerRestrictions(source, layer, index, true)),
          ),
        ]),
      setting(
        ANY_LAYER.map((glob) => `${folder}/${glob}`),
        rule(),
      ),
      setting(
        CHECKS.filter((check) => check.startsWith(`${folder}/`)).map((check) => `${check}/**`),
        'off',
      ),
    ].filter(({ files }) => files.length > 0);
  });
}
