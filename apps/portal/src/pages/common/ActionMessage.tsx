import { useFocusReturn } from '@portal/ui/provider';
import { InlineMessage } from '@portal/ui/inline-message';
import type { InlineMessageProps } from '@portal/ui/inline-message';
import { useRef } from 'react';
import type { ReactElement } from 'react';

/**
 * A message that disappears with its own action, such as a proposal or a retry: the focus then returns to where it came from,
 * or to the heading of the page (WCAG 2.4.3).
 */
export function ActionMessage(props: InlineMessageProps): ReactElement {
  const message = useRef<HTMLDivElement>(null);
  useFocusReturn(message);
  return <InlineMessage {...props} ref={message} />;
}
