import { Button } from '@portal/ui/button';
import type { ButtonProps } from '@portal/ui/button';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/use-text.ts';

/** Shows and closes the details of all positions. */
export function DetailsToggle(
  props: Pick<ButtonProps, 'size' | 'className'> & {
    open: boolean;
    onOpenChange: (open: boolean) => void;
  },
): ReactElement {
  const { open, onOpenChange, ...button } = props;
  const text = useText();
  return (
    <Button
      {...button}
      variant="quiet"
      iconEnd={open ? 'chevron-up' : 'chevron-down'}
      aria-expanded={open}
      onClick={() => onOpenChange(!open)}
    >
      {text(open ? 'summary.hideDetails' : 'summary.showDetails')}
    </Button>
  );
}
