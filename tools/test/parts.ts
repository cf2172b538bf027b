/** A program that checks the project. */
export interface Part {
  readonly name: string;
  /** What it shows, and where only it does. */
  readonly shows: string;
  /** Run by the shell in the root folder of the repository; the reporter of its test runner is added. */
  readonly command: string;
  /** Fewest tests that its runner must report (1): a run that ran nothing fails. */
  readonly atLeast?: number;
}

const PACKAGES = 'vitest run --config packages/ui/packed/vitest.config.ts';
const JOURNEYS = 'playwright test --config e2e/playwright.config.ts';

/** `pnpm lint`. */
const LINT = [
  'oxlint --type-aware --deny-warnings',
  'node tools/requirements/check.cli.ts',
  'knip --treat-config-hints-as-errors',
].join(' && ');

/** `pnpm test`: what every change must pass. Groups run one after another, the parts of a group beside each other. */
export const TEST: readonly (readonly Part[])[] = [
  [
    { name: 'lint', shows: 'rules of code, imports and requirements; unused code', command: LINT },
    {
      name: 'types',
      shows: 'format and types',
      command: 'biome format . && node --run typecheck',
    },
  ],
  // Installing and packing wait.
  [
    {
      name: 'unit',
      shows: 'rules, services over the embedded database, the contract, documents',
      command: 'vitest run --project unit',
      atLeast: 4300,
    },
    {
      name: 'package',
      shows: 'the packed packages, installed with checksums, and in an app that Vite builds',
      command: `${PACKAGES} --project package`,
      atLeast: 10,
    },
  ],
  [
    {
      name: 'stories',
      shows:
        'every story: its play function, axe, narrow windows; components also in dark and forced colours',
      command: 'vitest run --config tools/a11y/gate/vitest.config.ts',
      atLeast: 600,
    },
    {
      name: 'bytes',
      shows: 'budgets of bytes: the components, the portal',
      command: 'node bench/ui/bytes.ts && node bench/ui/sizes.ts && node bench/portal/bytes.ts',
    },
  ],
  [
    {
      name: 'journeys',
      shows: 'main journeys in Chromium: map, owner extract with review, paper, errors',
      command: `${JOURNEYS} --project chromium --project faults --grep @main`,
      atLeast: 9,
    },
  ],
];

/** `pnpm test:full`: everything else, one part after another; every night and before a release. */
export const FULL: readonly Part[] = [
  {
    name: 'postgres',
    shows: 'every test of a database on PostgreSQL, and a server that fails',
    command: 'vitest run --project postgres',
    atLeast: 350,
  },
  {
    name: 'long',
    shows:
      'starting whole, the bundled server, killed processes, logins under load, typed queries, every wrong value of a state pack and of a payment provider, what the gate of the stories refuses, every checkpoint of PDF/UA-1 in every document',
    command: 'vitest run --project long',
    atLeast: 25,
  },
  {
    name: 'frameworks',
    shows:
      'what the packages contain; on a page with foreign styles, in jsdom, on a server; in React 18 without OpenLayers, in Next, Astro, React Router and Parcel; the starter',
    command: `${PACKAGES} --project frameworks`,
    atLeast: 46,
  },
  {
    name: 'keys',
    shows: 'every key that a docs page of a component names, pressed as a person does',
    command: 'vitest run --config tools/a11y/keys/vitest.config.ts',
    atLeast: 150,
  },
  {
    name: 'pictures',
    shows: 'main components and maps look as recorded; code copied from a docs page',
    command:
      'storybook build --quiet --disable-telemetry -o storybook-static && playwright test --config tools/a11y/visual/playwright.config.ts',
    atLeast: 20,
  },
  {
    name: 'audit',
    shows: 'every story in every brand, theme and width, spacing, direction and language',
    command: 'node tools/a11y/audit/main.ts',
  },
  {
    name: 'report',
    shows: 'the report for auditors is valid in each format, and no story fails in it',
    command: 'node tools/a11y/report/report.cli.ts',
  },
  {
    name: 'journeys',
    shows: 'all journeys, and the short one on every device, in Chromium',
    command: `${JOURNEYS} --project chromium --project devices`,
    atLeast: 95,
  },
  {
    name: 'faults',
    shows: 'every fault of every call, every row of the error catalogue',
    command: `${JOURNEYS} --project faults`,
    atLeast: 10,
  },
  {
    name: 'firefox',
    shows: 'all journeys in Firefox (Debian: firefox-esr); records the run',
    command: 'node e2e/firefox.cli.ts',
  },
  {
    name: 'oldest',
    shows: 'the lowest supported Chromium starts the portal, the one below says that it is too old',
    command: 'node e2e/oldest.cli.ts',
  },
  {
    name: 'webkit',
    shows: 'the main journey in WebKitGTK; names missing Debian packages',
    command: 'node e2e/webkit/webkit.cli.ts',
  },
  {
    name: 'speech',
    shows: 'what the screen reader Orca says; names missing Debian packages',
    command: 'node tools/speech/speech.cli.ts',
  },
  {
    name: 'fuzz',
    shows: '100,000 calls generated from the contract',
    command: 'node tools/conformance/fuzz/fuzz.cli.ts',
  },
  {
    name: 'kill',
    shows: '200 orders while backends and PostgreSQL are killed',
    command: 'node deployment/durability/kill.cli.ts',
  },
  {
    name: 'importer',
    shows: 'a source of parcels with one fault after another',
    command: 'node tools/conformance/importer/importer.cli.ts',
  },
  {
    name: 'guide',
    shows:
      'the operator’s guide, command by command, upgraded from the last release; names missing Debian packages',
    command: 'node deployment/checks/guide.cli.ts',
  },
  {
    name: 'proxies',
    shows: 'the examples for nginx, Apache and Caddy; names missing Debian packages',
    command: 'node deployment/checks/proxies.cli.ts',
  },
  {
    name: 'cluster',
    shows:
      'the files for high availability: orders while one part of a cluster after another fails; needs root; names missing Debian packages',
    command: 'node deployment/checks/cluster/cluster.cli.ts',
  },
  {
    name: 'saml',
    shows:
      'logins through SimpleSAMLphp, and answers of it to refuse; names missing Debian packages',
    command: 'node deployment/checks/saml.cli.ts',
  },
  {
    name: 'gdal',
    shows:
      'GeoPackage, GeoJSON and DXF of the sandbox in GDAL: coordinates, CRS, names; names the missing Debian package',
    command: 'vitest run --project gdal',
    atLeast: 3,
  },
  {
    name: 'container',
    shows: 'image and compose file; needs Docker or Podman, ports 80 and 443',
    command: 'node deployment/checks/container.cli.ts',
  },
];
