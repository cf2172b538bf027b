import type { DownloadStatusAnswer, Order } from '@portal/api';
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

const getDownloadStatus = {
  orderNumber: NUMBER,
  orderStatus: 'CLOSED',
  downloadStatus: 'READY',
  closeResolution: 'COMPLETED',
} satisfies DownloadStatusAnswer;

/** What the state says to those who prefer paper. */
const PREFERS_PAPER = /möchten lieber Papier|prefer paper/;

/** Each file names when it was provided, the copy of what was declared is in the language of the page (LAW-5); who ordered paper is not told how to get it. */
async function expectNotice(): Promise<void> {
  const times = screen.getAllByText(
    /^(Bereitgestellt am 18\.11\.2026, 09:17|Provided on 18 Nov 2026, 09:17)$/,
  );
  await expect(times).toHaveLength(2);
  for (const time of times) await expect(time).toHaveAttribute('datetime', '2026-11-18T08:17:00Z');
  const copy = screen.getByRole('link', {
    name: /^(Kopie Ihrer Angaben|Copy of your details) \(PDF\)$/,
  });
  const language = document.documentElement.lang;
  await expect(copy.getAttribute('href')).toMatch(
    new RegExp(`/orders/${NUMBER}/declaration\\?language=${language}$`),
  );
  await expect(screen.queryByText(PREFERS_PAPER)).toBeNull();
}

/** One extract as PDF and as files for other programs, each with a link of its own (DATA-6), and how to get it on paper (LAW-5). */
export const ReadyWithFiles = pageState({
  at,
  answers: {
    getDownloadStatus,
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
    await expect(await screen.findByText(PREFERS_PAPER)).toBeVisible();
  },
  shows: 'download.all',
  steps: 'done done done done current',
});

/** The electronic notice of files and paper: when each file was provided (LAW-5). */
export const ReadyWithNotice = pageState({
  at,
  answers: { getDownloadStatus, getOrder: completed },
  before: 'generation.ready.paper',
  act: expectNotice,
  shows: 'order.declaration',
  steps: 'done done done done current',
});

/** The fee of each extract was taken back: the order has its credit notes beside the invoice (LAW-3). */
export const ReadyWithCredits = pageState({
  at,
  answers: {
    getDownloadStatus,
    getOrder: {
      ...completed,
      orderPositions: completed.orderPositions.map((one, index) => ({
        ...one,
        credit: { creditedAt: '2026-11-20T08:00:00Z', fileAvailable: index === 1 },
      })),
      timeline: [
        ...(completed.timeline ?? []),
        { event: 'CREDITED', at: '2026-11-20T08:00:00Z' },
        { event: 'CREDITED', at: '2026-11-20T08:00:01Z' },
      ],
    },
  },
  before: 'order.invoice',
  act: async () => {
    const links = await screen.findAllByRole('link', {
      name: /^(Gutschrift zu Auszug|Download credit note for extract) 2/,
    });
    await expect(links).toHaveLength(1);
    await expect(links[0]?.getAttribute('href')).toMatch(/\/positions\/[^/]+\/credit$/);
  },
  shows: 'order.invoice',
  steps: 'done done done done current',
});
