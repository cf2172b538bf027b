import type { Order } from '@portal/api';
import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { paths } from '../../routes/paths.ts';
import { completed, NUMBER, position } from '../../stories/fixtures/orders.ts';
import { map } from '../../stories/fixtures/products.ts';
import { pageState } from '../../stories/page-state.tsx';

const meta = {
  title: 'Pages/Download of files',
  id: 'seiten-bereitstellung-dateien',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const at = paths.delivery(NUMBER);

const withFiles = {
  ...completed,
  orderPositions: [
    position(map, {
      numberOfCopies: 0,
      downloadSize: 66_183,
      fileFormats: ['GEOPACKAGE', 'DXF'],
      fileExtent: 'SHEET',
      files: [
        { format: 'GEOPACKAGE', size: 131_072 },
        { format: 'DXF', size: 84_112 },
      ],
    }),
  ],
} satisfies Order;

/** One extract as PDF and as files for other programs, each with a link of its own (DATA-6). */
export const ReadyWithFiles = pageState({
  at,
  answers: {
    getDownloadStatus: {
      orderNumber: NUMBER,
      orderStatus: 'CLOSED',
      downloadStatus: 'READY',
      closeResolution: 'COMPLETED',
    },
    getOrder: withFiles,
  },
  act: async () => {
    for (const name of [
      /^GeoPackage herunter|^Download GeoPackage/,
      /^DXF herunter|^Download DXF/,
    ]) {
      const link = await screen.findByRole('link', { name });
      await expect(link.getAttribute('href')).toMatch(/\?format=(?:GEOPACKAGE|DXF)$/);
    }
  },
  shows: 'download.all',
  steps: 'done done done done current',
});
