import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';
import type { UserConfig } from 'vite';
import { compiledMessages } from '../apps/portal/build/compiled-messages.ts';
import { changeDatesText } from './change-dates.ts';
import { REPORT_FOLDER } from '../packages/ui/docs/report-pages.ts';
import { kernBrand } from './kern-brand.ts';
import { requirementsPage } from './requirements.ts';

/** Folder to which `pnpm test:full report` writes the auditor's report. */
const REPORT = fileURLToPath(new URL('../reports/a11y', import.meta.url));

/** Folders of the typefaces, for Storybook's own pages. */
const TYPEFACE = '../packages/ui/src/fonts/generated';
const MONO = '../packages/ui/node_modules/@fontsource-variable/atkinson-hyperlegible-mono/files';

/** Hides warnings that are not about our code. */
const build: UserConfig['build'] = {
  // Storybook and axe are large, and only developers load them.
  chunkSizeWarningLimit: 4000,
  rolldownOptions: {
    checks: { pluginTimings: false },
    onLog(level, log, print) {
      // "use client" in libraries has a meaning on servers only.
      if (log.code !== 'MODULE_LEVEL_DIRECTIVE') print(level, log);
    },
  },
};

/** One Storybook of the components and of the portal's pages. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './docs/*.mdx',
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/docs/patterns/*.mdx',
    '../packages/ui/docs/patterns/*.stories.tsx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/portal/src/stories/*.mdx',
    '../apps/portal/src/**/*.stories.tsx',
    // All components on one page, and the nonconforming stories.
    '../tools/a11y/**/*.stories.tsx',
  ],
  staticDirs: [
    './public',
    { from: TYPEFACE, to: '/typeface' },
    { from: MONO, to: '/typeface-mono' },
    { from: '../apps/portal/public/images', to: '/images' },
    { from: '../states/lindenmark/brand', to: '/state' },
    ...(existsSync(REPORT) ? [{ from: REPORT, to: `/${REPORT_FOLDER}` }] : []),
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: {
    // Steps for those who set Storybook up; readers of these pages do not.
    sidebarOnboardingChecklist: false,
    // The search finds the headings of pages, such as "Also called: modal".
    experimentalSearchDocsHeadings: true,
  },
  // Tests of behaviour are linked on the pages; in the sidebar they would crowd them out. The filter shows them.
  tags: { behaviour: { defaultFilterSelection: 'exclude' } },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [
        vanillaExtractPlugin(),
        compiledMessages(),
        requirementsPage(),
        changeDatesText(),
        kernBrand(),
      ],
      build,
    }),
};

export default config;
