import { useIntl } from 'react-intl';

/** Bytes from which a size is shown in megabytes. */
const MEGABYTE = 1_000_000;

/** Returns the size of a file in words, such as "67 kB". */
export function useFileSize(): (bytes: number) => string {
  const intl = useIntl();
  return (bytes) =>
    bytes < MEGABYTE
      ? intl.formatNumber(Math.ceil(bytes / 1000), { style: 'unit', unit: 'kilobyte' })
      : intl.formatNumber(bytes / MEGABYTE, {
          style: 'unit',
          unit: 'megabyte',
          maximumFractionDigits: 1,
        });
}
