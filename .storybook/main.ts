import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';

/** Where `pnpm report:a11y` leaves the auditor's report. */
const REPORT = fileURLToPath(new URL('../reports/a11y', import.meta.url));

/** One Storybook over the components and the portal's pages. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './docs/*.mdx',
    '../packages/ui/report/*.mdx',
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/portal/src/**/*.stories.tsx',
  ],
  staticDirs: [
    { from: '../apps/portal/public/images', to: '/images' },
    ...(existsSync(REPORT) ? [{ from: REPORT, to: '/accessibility-report' }] : []),
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (base) => mergeConfig(base, { plugins: [vanillaExtractPlugin()] }),
};

export default config;
