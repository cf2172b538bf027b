import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';
import type { UserConfig } from 'vite';

/** Where `pnpm report:a11y` leaves the auditor's report. */
const REPORT = fileURLToPath(new URL('../reports/a11y', import.meta.url));

/** What says nothing of ours stays unsaid, so that a warning of ours is seen. */
const build: UserConfig['build'] = {
  // Storybook and axe themselves; a workshop, not a page that people wait for.
  chunkSizeWarningLimit: 4000,
  rolldownOptions: {
    checks: { pluginTimings: false },
    onLog(level, log, print) {
      // "use client" in libraries, for servers.
      if (log.code !== 'MODULE_LEVEL_DIRECTIVE') print(level, log);
    },
  },
};

/** One Storybook over the components and the portal's pages. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './docs/*.mdx',
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/portal/src/stories/*.mdx',
    '../apps/portal/src/**/*.stories.tsx',
    // Of all components at once, and wrong on purpose: what the gate must refuse.
    '../verification/stories/**/*.stories.tsx',
  ],
  staticDirs: [
    { from: '../apps/portal/public/images', to: '/images' },
    ...(existsSync(REPORT) ? [{ from: REPORT, to: '/accessibility-report' }] : []),
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (base) => mergeConfig(base, { plugins: [vanillaExtractPlugin()], build }),
};

export default config;
